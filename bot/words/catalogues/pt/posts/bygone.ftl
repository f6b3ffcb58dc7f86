# What stands on messages whose time is over.
past-turn = Aqui era a vez de { $mention }
past-nobody = Isto já passou
button-now = Como está agora
pinned-past = Esta rodada terminou.
undone-next = Agora é a vez de { $name }.
