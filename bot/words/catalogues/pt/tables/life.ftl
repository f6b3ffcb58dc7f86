# A vida de uma mesa.
field-pace = ritmo
field-pace-description = Quanto uma jogada pode demorar antes de um lembrete
field-silence = silêncio
field-silence-description = O que acontece quando alguém não responde
field-patience = paciência
field-patience-description = Depois de quantos lembretes
pace-8 = uma jogada em 8 horas
pace-12 = uma jogada em 12 horas
pace-24 = uma jogada por dia
pace-48 = uma jogada em dois dias
pace-72 = uma jogada em três dias
pace-168 = uma jogada por semana
pace-0 = sem lembretes
pace-hours = { $hours ->
    [1] uma jogada em uma hora
   *[other] uma jogada em { $hours } horas
    }
silence-ask = os outros decidem por votação
silence-substitute = o lugar é oferecido a um substituto
silence-caretaker = um piloto automático continua jogando
silence-wait = a mesa espera, com um lembrete por semana
terms-line = Ritmo: { $pace }. Depois de { $count ->
    [1] um lembrete
   *[other] { $count } lembretes
    } sem resposta: { $silence }.
terms-line-slow = Ritmo: { $pace }.
refusal-bad_log = Não consigo ler este arquivo como registro de uma partida: a linha { $line } não serve. Aceito os arquivos que anexo ao tópico de uma partida.
refusal-log_too_large = Este arquivo é grande demais para o registro de uma partida: no máximo { $most } MiB.
refusal-log_differs = Este registro não se sustenta: pelas regras, a jogada { $entry } tem outro resultado do que diz.
refusal-log_files = Este registro começou com outros dados do jogo que os meus; não posso continuá-lo.
refusal-log_seats = Uma partida solo se reconstrói em mensagens diretas; uma de vários, em um servidor.
refusal-log_too_long = Este registro é longo demais: no máximo { $most } jogadas.
refusal-log_undos = Neste registro se desfazem jogadas vezes demais: no máximo { $most }.
refusal-log_unknown = Não posso aceitar este arquivo: a linha { $line } contém “{ $field }”, que não faz parte do registro de uma partida. Aceito os arquivos que anexo ao tópico de uma partida.
refusal-log_value = Não posso aceitar este arquivo: o que a linha { $line } traz em “{ $field }” não pode fazer parte do registro de uma partida. Aceito os arquivos que anexo ao tópico de uma partida.
refusal-runs_at_once = Ainda procuro as melhores rotas para { $most } pedidos seus, e cada um pode levar alguns minutos. Repita este quando um deles tiver resposta.
refusal-rebuilding = Já estou reconstruindo as partidas deste servidor. Espere a resposta.
refusal-one_at_a_time = Ainda estou lendo seu último arquivo. Um arquivo de cada vez: envie este quando tiver a resposta.
refusal-crowded = Arquivos de várias pessoas estão esperando para ser lidos. Envie o seu de novo em alguns minutos.
refusal-too_hard = Refazer esta partida exige mais tempo ou memória do que dedico a um arquivo.
refusal-too_much_at_once = Você já tem { $most } comandos em andamento. Espere a resposta de um deles.
refusal-too_many_hosted = Você já dirige { $most } mesas que esperam ou estão em jogo. Encerre uma antes de abrir outra.
refusal-too_many_undos = Você desfez jogadas { $most } vezes nesta partida, que é o máximo.
refusal-too_many_undos_in_all = Nesta partida se desfizeram jogadas { $undos } vezes, ou seu registro tem { $most } entradas: nada mais pode ser desfeito.
log-file = { $count ->
    [1] **{ $game }**: o registro com a única jogada até agora, como arquivo.
   *[other] **{ $game }**: o registro das { $count } jogadas até agora, como arquivo.
    } Com ele a partida pode ser reconstruída: `/{ command-game } { command-game-rebuild }`.
rematch-call = 🔁 **{ $game }** de novo: { $who } abriu **{ $table }**. { $others }, há lugar para a revanche.
button-rematch = Revanche
end-shares = { $company } { PERCENT($percent) } a { MONEY($price) }: { MONEY($amount) }
end-private = { $private } { MONEY($amount) }
end-debt = dívida −{ MONEY($amount) }
end-won = { $name } vence com { MONEY($worth) }, { MONEY($lead) } a mais que { $second }
end-tie = { $names } dividem a vitória com { MONEY($worth) } cada: não há desempate
command-game-rebuild = reconstruir
command-game-rebuild-description = Reconstruir uma partida do registro; sem arquivo, todas as perdidas aqui (administradores)
field-file = arquivo
field-file-description = O registro: um arquivo terminado em .jsonl ou .jsonl.gz
notice-rebuilt = { $host } continua uma partida a partir do registro. Tome o seu lugar: com o menu, ou “Entrar” toma o que tem o seu nome. No começo, um piloto automático joga os lugares ainda livres. Idioma: { $language }.
notice-free = Ainda livres: { $seats }
menu-sit = Tomar um lugar
rebuilt = { $count ->
    [1] O registro de **{ $game }** se sustenta: sua única jogada é como as regras a fazem.
   *[other] O registro de **{ $game }** se sustenta: todas as { $count } jogadas são como as regras as fazem.
    }
refusal-file_gone = Não consigo obter esse arquivo. Anexe-o mais uma vez, por favor.
list-running = **{ $game }** ({ $title }, #{ $number }): é a vez de { $name } · { $since }
list-yours = **{ $game }** ({ $title }, #{ $number }): **é a sua vez** · { $since }
list-open = **{ $game }** ({ $title }, #{ $number }): espera jogadores, { $taken } de { $most } lugares ocupados (pelo menos { $least })
list-more = E mais { $count }.
button-undo_turn = Desfazer o turno inteiro
field-move = jogada
field-move-description = Uma jogada mais antiga: volta com tudo o que veio depois, se os outros concordarem
undo-older = Isto desfaz { $count ->
    [1] uma jogada
   *[other] { $count } jogadas
    }:
undo-as-host = Você abriu esta mesa sem tomar um lugar: basta a sua confirmação.
undo-alone = Ninguém mais precisa ser consultado.
undo-consent = { $count ->
    [1] O outro jogador precisa concordar. Pergunto a ele?
   *[other] { $needed ->
        [1] Um dos outros { $count } jogadores precisa concordar. Pergunto a eles?
       *[other] { $needed } dos outros { $count } jogadores precisam concordar. Pergunto a eles?
    }
}
undo-asked = { $needed ->
    [1] Perguntei aos outros: um precisa concordar.
   *[other] Perguntei aos outros: { $needed } precisam concordar.
}
pinned-forbidden = Não posso fixar esta mensagem aqui: preciso da permissão “Fixar mensagens”.
overview-link = { $heading } · 📌 { $link }
pinned-full = Não posso fixar esta mensagem: este tópico já tem todas as fixadas que o Discord permite. Tirem alguma, e fixarei a próxima.
undone-host = **{ $game }**: quem abriu a mesa desfaz { $count ->
    [1] uma jogada
   *[other] { $count } jogadas
    }.
undone-vote = **{ $game }**: a mesa decidiu desfazer { $count ->
    [1] uma jogada
   *[other] { $count } jogadas
    }.
refusal-too_many_tables = { $most ->
    [1] Você tem uma mesa que espera jogadores ou em que joga sozinho, o máximo possível: comece-a ou encerre-a antes.
   *[other] Você tem { $most } mesas que esperam jogadores ou em que joga sozinho, o máximo possível: comece ou encerre uma antes.
    }
end-shares-loans = { $company } { PERCENT($percent) } a { MONEY($price) } ({ MONEY($full) } menos { MONEY($less) } por { $loans ->
    [1] seu empréstimo
   *[other] seus { $loans } empréstimos
    }): { MONEY($amount) }
