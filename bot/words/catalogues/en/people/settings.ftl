# Settings of a person and of a server, and what is kept about people.
settings-heading = **Your settings**
settings-language = Language: { $language }
settings-as-discord = as your Discord is set
settings-zone = Time zone: { $zone }
settings-zone-none = UTC, until you choose one
settings-quiet = Quiet hours: { $hours } (next from { $start } to { $end } on this device)
settings-quiet-none = No quiet hours
settings-direct = Reminders come as direct messages.
settings-thread = Reminders come in the game’s thread.
settings-leave = Away from { $start } to { $end }; your tables see it while you’re up
settings-snooze = No reminders until { $until }
settings-menu-language = Language
settings-menu-zone = Time zone
settings-which-zone = { $count ->
    [one] One time zone fits.
   *[other] { $count } time zones fit. Choose yours, or type more of its name.
    }
button-set_zone = Time zone …
button-set_quiet = Quiet hours …
button-set_leave = Leave …
button-set_back = I’m back
button-set_direct = Reminders as direct messages
button-set_thread = Reminders in the thread
modal-zone = Your city, or what your clock shows (14:05)
modal-quiet = For example 23:00–07:00; empty for none
modal-leave-start = First day (24.12.); empty for today
modal-leave-end = Last day (2.1.)
server-heading = **Settings of this server**
server-language = Language of new tables: { $language }
server-as-discord = as the server is set
server-pace = Pace of new tables: { $pace }
server-openers = Tables are opened by { $who }.
openers-everyone = everyone
openers-managers = managers only
privacy-heading = **What I keep about you**
privacy-nothing = I keep nothing about you.
privacy-seat = Seat in game { $game } as “{ $name }” ({ $status })
privacy-moves = Moves: { $moves }; plans, orders, offers and votes: { $wishes }
privacy-settings = { $count ->
    [one] One setting
   *[other] { $count } settings
    } of yours
privacy-note = That’s all, with your Discord id. If you delete it, your games’ moves stay, without saying whose they were.
privacy-backups = { $days ->
    [0] Whoever runs me may keep back-ups that still hold it.
    [one] A back-up of mine that still holds it is gone after { $days } day; whoever runs me may keep copies for longer.
   *[other] A back-up of mine that still holds it is gone after { $days } days; whoever runs me may keep copies for longer.
}
privacy-ask = Delete all that I keep about you? This can’t be undone.
privacy-done = Done. I keep nothing about you any more.
button-forget = Delete …
refusal-managers_only = Only those who manage this server can change that.
refusal-not_hours = “{ $value }” isn’t a span of hours. Type it like 23:00–07:00.
refusal-not_a_day = “{ $value }” isn’t a day. Type it like 24.12. or 2026-12-24.
command-settings = settings
command-settings-description = Your language, time zone, quiet hours, leave; and this server’s settings
command-settings-view = view
command-settings-view-description = All your settings, with buttons
command-settings-language = language
command-settings-language-description = The language of answers to you
command-settings-zone = time_zone
command-settings-zone-description = Where your clocks are
command-settings-quiet = quiet_hours
command-settings-quiet-description = When no reminder may come
command-settings-leave = leave
command-settings-leave-description = Be away for some days: no reminders, and they don’t count
command-settings-back = back
command-settings-back-description = Be back from leave
command-settings-messages = reminders
command-settings-messages-description = Where reminders come
command-settings-server = server
command-settings-server-description = This server’s language and pace, who may open tables, ratings
command-privacy = privacy
command-privacy-description = What is kept about you, to see and to delete
field-zone = zone
field-zone-description = A city, or what your clock shows
field-hours = hours
field-hours-description = For example 23:00–07:00
field-start = first_day
field-start-description = The first day; today if left out
field-end = last_day
field-end-description = The last day
field-direct = direct
field-direct-description = As direct messages instead of in the thread
field-openers = openers
field-openers-description = Who may open tables
privacy-logs = I attached logs with your name and id to the threads of your games. If you delete, I put logs without them in their place there, as far as I still reach them.
privacy-mark = Where you were removed from a game, a one-way mark of your account stays with it, so that deleting doesn’t let you in again.
privacy-marked = { $count ->
    [one] What stays is a one-way mark with the game from which you were removed: it takes the others, or who manages that server, to let you in again.
   *[other] What stays are one-way marks with the { $count } games from which you were removed: it takes the others, or who manages that server, to let you in again.
    }
privacy-logs-under_way = I’m taking your name out of the logs in the threads of your games, which can take some minutes.
privacy-logs-done = Logs in threads that were made anew without your name: { $count }.
privacy-logs-left = Logs that I can’t reach any more, since their thread is locked or gone, or there are too many: { $count }. Whoever manages that server can delete those messages: { $links }
privacy-removed = Games from which you were removed: { $count }
