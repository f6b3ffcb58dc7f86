# Votações da mesa.
vote-ask-remove = 🗳 **{ $game }**: { $who } pede para tirar { $name } da partida. Um piloto automático jogaria até alguém tomar o lugar.
vote-ask-caretaker = 🗳 **{ $game }**: { $who } pede que um piloto automático jogue por { $name }, que pode retomar o lugar a qualquer momento.
vote-ask-silent = 🗳 **{ $game }**: { $name } não responde. Um piloto automático deve continuar jogando por { $name }, que pode retomar o lugar a qualquer momento?
vote-ask-undo = 🗳 **{ $game }**: { $who } pede para desfazer:
vote-host = quem conduz a mesa
vote-rule = Votos necessários: { $needed } de { $voters }.
vote-yes = Sim: { $who }
vote-no = Não: { $who }
vote-asked = Faltam: { $who }
vote-over = 🗳 **{ $game }**: a votação terminou.
vote-passed-remove = Sim, por { $yes } a { $no }: { $name } sai da partida.
vote-passed-caretaker = Sim, por { $yes } a { $no }: um piloto automático joga por { $name }.
vote-passed-undo = Sim, por { $yes } a { $no }: as jogadas são desfeitas.
vote-failed = Não, por { $no } a { $yes }: tudo fica como está.
vote-overtaken = A partida seguiu; esta votação já está resolvida.
vote-opened = Os outros são consultados; votam no tópico da partida.
vote-none = Não há votação aberta em **{ $game }**.
button-vote-yes = Sim
button-vote-no = Não
command-vote = votação
command-vote-description = Votações da mesa: um piloto automático, tirar um jogador
command-vote-remove = tirar
command-vote-remove-description = Pedir aos outros para tirar um jogador
command-vote-caretaker = piloto_automático
command-vote-caretaker-description = Pedir aos outros um piloto automático para quem não responde
command-vote-list = lista
command-vote-list-description = As votações abertas, com seus botões
vote-ask-return = 🗳 **{ $game }**: { $who } voltou. Desfaz-se tudo o que veio desde que um piloto automático jogou por { $who } pela primeira vez? Dá para jogar de novo. É isto:
vote-passed-return = Sim, por { $yes } a { $no }: as jogadas são desfeitas, e podem ser jogadas de novo.
dismiss-ask = Você administra este servidor e pode tirar { $name } de **{ $game }** sem perguntar a ninguém e de vez. Um piloto automático joga até alguém tomar o lugar, e todos ficam sabendo que foi você.
button-dismiss = Tirar de vez
button-removal = Melhor perguntar aos outros
dismiss-done = { $name } está fora da partida.
refusal-too_early = { $name } ainda tem tempo. Se só resta uma pessoa para concordar, um piloto automático só vem quando os lembretes de { $name } se esgotam, uma mensagem direta avisou e passou mais um prazo{ $until ->
    [none] .
   *[other] : não antes de { $until }.
    } Dois outros jogadores de acordo podem pedir um a qualquer momento.
refusal-not_alone = { $what ->
    [remove] Ninguém tira outro jogador por conta própria: é preciso que pelo menos dois outros concordem, ou alguém que administre este servidor.
    [readmit] Para um jogador tirado voltar é preciso que pelo menos dois da mesa concordem, ou alguém que administre este servidor.
    [undo] As jogadas de outra pessoa só são desfeitas se mais alguém concordar, e não há a quem perguntar. Suas últimas jogadas são desfeitas com `/{ command-undo }`.
    [redo] As jogadas de outra pessoa só são refeitas se mais alguém concordar, e não há a quem perguntar.
   *[other] Se só resta um outro jogador, quem conduz a mesa não pode deixar menos tempo a ele por conta própria. Quem administra este servidor pode.
    }
refusal-not_removed = Essa pessoa não foi tirada desta partida, então não há quem readmitir.
vote-ask-readmit = 🗳 **{ $game }**: { $who } pede que { $name }, que foi tirado da partida, possa voltar a jogar aqui. Poderia então tomar um lugar livre.
vote-passed-readmit = Sim, por { $yes } a { $no }: { $name } pode voltar a jogar aqui.
command-vote-readmit = readmitir
command-vote-readmit-description = Pedir aos outros que um jogador tirado possa voltar
readmit-done = { $name } pode voltar a jogar aqui e fica sabendo no tópico da partida.
