# What stands on messages whose time is over.
past-turn = { $mention } was up here
past-nobody = This is over
button-now = How it stands now
pinned-past = This round is over.
undone-next = Now { $name } is up.
