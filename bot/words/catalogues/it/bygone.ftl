# What stands on messages whose time is over.
past-turn = qui toccava a { $mention }
past-nobody = ormai è passato
button-now = A che punto siamo
pinned-past = Questo round è finito.
undone-next = Ora tocca a { $name }.
