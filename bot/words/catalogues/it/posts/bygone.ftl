# What stands on messages whose time is over.
past-turn = Qui toccava a { $mention }
past-nobody = Ormai è passato
button-now = A che punto siamo
pinned-past = Questo round è finito.
undone-next = Ora tocca a { $name }.
