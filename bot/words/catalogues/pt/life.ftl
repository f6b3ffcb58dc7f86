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
    [one] uma jogada em uma hora
   *[other] uma jogada em { $hours } horas
    }
silence-ask = os outros decidem por votação
silence-substitute = o lugar é oferecido a um substituto
silence-caretaker = um zelador continua jogando
silence-wait = a mesa espera, com lembretes
terms-line = Ritmo: { $pace }. Depois de { $count ->
    [one] um lembrete
   *[other] { $count } lembretes
    } sem resposta: { $silence }.
terms-line-slow = Ritmo: { $pace }.
refusal-bad_log = Não consigo ler este arquivo como registro de uma partida: a linha { $line } não serve. Aceito os arquivos que anexo ao tópico de uma partida.
refusal-log_too_large = Este arquivo é grande demais para o registro de uma partida: no máximo { $most } MiB.
refusal-log_differs = Este registro não se sustenta: pelas regras, a jogada { $entry } tem outro resultado do que diz.
refusal-log_files = Este registro começou com outros dados do jogo que os meus; não posso continuá-lo.
refusal-log_seats = Uma partida solo se reconstrói em mensagens diretas; uma de vários, em um servidor.
log-file = **{ $game }**: o registro das { $count } jogadas até agora, como arquivo. Com ele a partida pode ser reconstruída: /{ command-game } { command-game-rebuild }.
button-rematch = Revanche
end-cash = dinheiro { MONEY($amount) }
end-shares = { $company } { PERCENT($percent) } a { MONEY($price) }: { MONEY($amount) }
end-private = { $private } { MONEY($amount) }
end-debt = dívida −{ MONEY($amount) }
command-game-rebuild = reconstruir
command-game-rebuild-description = Reconstruir uma partida a partir do registro, o arquivo anexado ao tópico
field-file = arquivo
field-file-description = O registro: um arquivo terminado em .jsonl ou .jsonl.gz
