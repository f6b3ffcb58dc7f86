# Lugares que mudam de mãos, e o piloto automático.
seat-caretaker = 🪑 **{ $game }**: de agora em diante um piloto automático joga por { $name }, que pode retomar o lugar a qualquer momento. Outra pessoa também pode tomá-lo.
seat-wanted = 🪑 **{ $game }**: procura-se um substituto para { $name }. Quem tomar o lugar continua daqui.
seat-taken = 🪑 **{ $game }**: { $name } tomou um lugar e continua. Quem o tinha pode retomá-lo.
seat-claimed = 🪑 **{ $game }**: { $name } voltou.
seat-removed = 🪑 **{ $game }**: { $name } sai da partida. Um piloto automático joga até alguém tomar o lugar.
button-seat-take = Tomar este lugar
button-seat-claim = É meu: voltei
button-seat-stay = É meu: fico
seat-you-took = Você tem um lugar em **{ $game }**. Você será avisado quando for a sua vez.
seat-you-claimed = Seu lugar em **{ $game }** é seu de novo.
seat-you-left = O piloto automático joga por você em **{ $game }**. Retome seu lugar quando quiser.
seat-you-offer = Procura-se um substituto para você em **{ $game }**. Você continua jogando até alguém tomar o lugar.
refusal-removed = Você foi tirado desta partida. Você só pode voltar a tomar um lugar aqui se os outros, ou quem administra este servidor, concordarem: `/{ command-vote } { command-vote-readmit }`.
marked-caretaker = { $who } [piloto automático]
marked-default = { $who } [sem resposta]
command-seat = lugar
command-seat-description = Seu lugar: um piloto automático, um substituto, retomá-lo; tomar um livre
command-seat-caretaker = piloto_automático
command-seat-caretaker-description = O piloto automático joga por você até você voltar
command-seat-substitute = substituto
command-seat-substitute-description = Procurar alguém que tome seu lugar
command-seat-claim = retomar
command-seat-claim-description = Retomar seu lugar do piloto automático ou de um substituto
command-seat-take = tomar
command-seat-take-description = Tomar um lugar para o qual se procura um substituto
field-seat = lugar
field-seat-description = O lugar de quem
command-game-pace = ritmo
command-game-pace-description = Em que ritmo esta mesa joga e o que segue ao silêncio
pace-heading = **{ $game }**
pace-changed = **{ $game }** é jogada assim de agora em diante:
seat-kept = 🪑 **{ $game }**: de agora em diante um piloto automático joga por { $name }, que pode retomar o lugar a qualquer momento. Ninguém mais pode tomá-lo.
seat-dismissed = 🪑 **{ $game }**: { $by }, que administra este servidor, tirou { $name } da partida. Um piloto automático joga até alguém tomar o lugar.
seat-taken-from = 🪑 **{ $game }**: { $name } tomou o lugar de { $whose } e continua. { $before }, você pode retomá-lo a qualquer momento.
seat-taken-free = 🪑 **{ $game }**: { $name } tomou o lugar que era de { $whose }, e continua.
seat-claimed-from = 🪑 **{ $game }**: { $name } voltou e retomou o lugar que estava com { $whose }. { $before }, obrigado por guardá-lo.
seat-done-for-you = { $count ->
    [1] Uma jogada foi feita por você:
   *[other] { $count } jogadas foram feitas por você:
    }
seat-return-asked = Pergunto aos outros se o que veio depois é desfeito; { $needed ->
    [1] basta um sim
   *[other] é preciso que { $needed } digam sim
    }. Se você continuar jogando, fica como está.
seat-return-ask = Se preferir que seja desfeito, peça aos outros com `/{ command-undo }`, opção `{ field-move }`.
host-changed = 👑 **{ $game }**: de agora em diante { $name } conduz esta mesa.
seat-readmitted-from = 🪑 **{ $game }**: { $before } pode voltar a jogar aqui e tomar qualquer lugar livre.
seat-let_in-from = 🪑 **{ $game }**: { $by }, que administra este servidor, deixa { $before } voltar a jogar aqui, em qualquer lugar livre.
removed-struck = alguém que foi tirado e depois apagou seus dados
seat-readmitted = 🪑 **{ $game }**: { removed-struck } pode voltar a jogar aqui e tomar qualquer lugar livre.
seat-let_in = 🪑 **{ $game }**: { $by }, que administra este servidor, deixa { removed-struck } voltar a jogar aqui, em qualquer lugar livre.
