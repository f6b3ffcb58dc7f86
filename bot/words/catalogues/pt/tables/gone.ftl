# Pessoas que saíram do servidor e partidas que perderam o tópico.
turn-ask-gone = É a vez de **{ $name }**: { $step }. Mas { $name } saiu deste servidor e não pode ser avisado. Se quiserem, um piloto automático continua jogando; ao voltar, { $name } pode retomar o lugar. Até lá, as ordens e os planos de { $name }, se houver, ficam suspensos.
reminder-gone = **{ $game }** espera { $name }, que saiu deste servidor e não recebe lembretes. Se quiserem, um piloto automático continua jogando.
offer-left = { $name } saiu deste servidor e não pode ser consultado; a oferta continua de pé mesmo assim.
button-call = Pedir um piloto automático
thread-lost = 🧵 O tópico de **{ $game }** não existe mais, mas a partida sim: todas as jogadas estão guardadas. Ela continua em um novo tópico?
thread-lost-all = 🧵 O tópico de **{ $game }** em **{ $server }** não existe mais, e no canal em que a mesa foi aberta não posso mais escrever. Mas a partida continua lá: todas as jogadas estão guardadas. Para continuar, um de vocês digita `/{ command-game } { command-game-thread } { field-game }:{ $number }` em outro canal desse servidor.
button-thread = Abrir um novo tópico
thread-opened = **{ $game }** continua em { $link }.
refusal-thread_in_making = O tópico de **{ $game }** está sendo aberto neste momento.
command-game-thread = tópico
command-game-thread-description = Abrir um novo tópico para uma partida que perdeu o seu
