# Jogadas desfeitas que voltam a valer.
command-redo = refazer
command-redo-description = Refazer o que você desfez, até alguém jogar
button-redo = Refazer
redone-text = **{ $game }**: { $who } refaz { $count ->
    [1] uma jogada
   *[other] { $count } jogadas
    }.
redone-host = **{ $game }**: quem abriu a mesa refaz { $count ->
    [1] uma jogada
   *[other] { $count } jogadas
    }.
redone-vote = **{ $game }**: a mesa decidiu refazer { $count ->
    [1] uma jogada
   *[other] { $count } jogadas
    }.
redo-private = Refeito.
redo-again = Isso já está refeito; agora nada mais foi refeito.
redo-older = Isto refaz { $count ->
    [1] uma jogada
   *[other] { $count } jogadas
    }:
refusal-nothing_to_redo = Não há nada para refazer: nada foi desfeito, ou alguém jogou depois.
refusal-redo_closed = { $name } desfez jogadas próprias, então só { $name } pode refazê-las.
vote-ask-redo = 🗳 **{ $game }**: { $who } pede para refazer o que foi desfeito:
vote-passed-redo = Sim, por { $yes } a { $no }: as jogadas são refeitas.
log-redo = { $who } refaz as jogadas até a { $to }
