# Configurações de uma pessoa e de um servidor, e o que se guarda sobre as pessoas.
settings-heading = **Suas configurações**
settings-language = Idioma: { $language }
settings-as-discord = o do seu Discord
settings-zone = Fuso horário: { $zone }
settings-zone-none = UTC, até você escolher um
settings-quiet = Horas de silêncio: { $hours } (as próximas, de { $start } a { $end } neste aparelho)
settings-quiet-none = Sem horas de silêncio
settings-direct = Os lembretes vêm por mensagem direta.
settings-thread = Os lembretes vêm no tópico da partida.
settings-leave = Ausente de { $start } a { $end }; suas mesas veem quando é a sua vez
settings-snooze = Sem lembretes até { $until }
settings-menu-language = Idioma
settings-menu-zone = Fuso horário
settings-which-zone = { $count ->
    [1] Um fuso horário serve.
   *[other] { $count } fusos horários servem. Escolha o seu, ou escreva mais do nome.
    }
button-set_zone = Fuso horário…
button-set_quiet = Horas de silêncio…
button-set_leave = Ausência…
button-set_back = Voltei
button-set_direct = Lembretes por mensagem direta
button-set_thread = Lembretes no tópico
modal-zone = Sua cidade, ou a hora no seu relógio (14:05)
modal-quiet = Por exemplo 23:00–07:00; vazio: nenhuma
modal-leave-start = Primeiro dia (24.12.); vazio: hoje
modal-leave-end = Último dia (2.1.)
server-heading = **Configurações deste servidor**
server-language = Idioma das mesas novas: { $language }
server-as-discord = o do servidor
server-pace = Ritmo das mesas novas: { $pace }
server-openers = Abrem mesas: { $who }.
openers-everyone = todos
openers-managers = só administradores
privacy-heading = **O que guardo sobre você**
privacy-nothing = Não guardo nada sobre você.
privacy-seat = Lugar na partida { $game } como “{ $name }” ({ $status })
privacy-moves = Jogadas: { $moves }; planos, ordens, ofertas e votações: { $wishes }
privacy-settings = { $count ->
    [1] Uma configuração sua
   *[other] { $count } configurações suas
    }
privacy-note = É tudo, com seu id do Discord. Se você apagar, as jogadas das suas partidas ficam, sem dizer de quem eram.
privacy-backups = { $days ->
    [0] Quem me hospeda pode guardar cópias de segurança que ainda contenham isso.
    [one] Minhas cópias de segurança que ainda contêm isso somem após { $days } dia; quem me hospeda pode guardar outras por mais tempo.
   *[other] Minhas cópias de segurança que ainda contêm isso somem após { $days } dias; quem me hospeda pode guardar outras por mais tempo.
}
privacy-ask = Apagar tudo o que guardo sobre você? Não dá para desfazer.
privacy-done = Feito. Não guardo mais nada sobre você.
button-forget = Apagar…
refusal-managers_only = Só quem administra este servidor pode mudar isso.
refusal-not_hours = “{ $value }” não é um intervalo de horas. Escreva assim: 23:00–07:00.
refusal-not_a_day = “{ $value }” não é um dia. Escreva assim: 24.12. ou 2026-12-24.
command-settings = configurações
command-settings-description = Seu idioma, fuso horário, horas de silêncio, ausência; e as do servidor
command-settings-view = ver
command-settings-view-description = Todas as suas configurações, com botões
command-settings-language = idioma
command-settings-language-description = O idioma das respostas a você
command-settings-zone = fuso_horário
command-settings-zone-description = Onde estão seus relógios
command-settings-quiet = horas_de_silêncio
command-settings-quiet-description = Quando nenhum lembrete pode vir
command-settings-leave = ausência
command-settings-leave-description = Ausentar-se alguns dias: sem lembretes, e eles não contam
command-settings-back = volta
command-settings-back-description = Voltar da ausência
command-settings-messages = lembretes
command-settings-messages-description = Onde vêm os lembretes
command-settings-server = servidor
command-settings-server-description = Idioma e ritmo do servidor, quem pode abrir mesas, a classificação
command-privacy = privacidade
command-privacy-description = O que se guarda sobre você, para ver e apagar
field-zone = fuso
field-zone-description = Uma cidade, ou a hora no seu relógio
field-hours = horas
field-hours-description = Por exemplo 23:00–07:00
field-start = primeiro_dia
field-start-description = O primeiro dia; hoje se omitido
field-end = último_dia
field-end-description = O último dia
field-direct = direta
field-direct-description = Por mensagem direta em vez de no tópico
field-openers = quem_abre
field-openers-description = Quem pode abrir mesas
privacy-logs = Anexei registros com seu nome e seu id aos tópicos das suas partidas. Se você apagar, ponho lá no lugar deles registros sem isso, até onde ainda alcanço.
privacy-mark = Se você foi tirado de uma partida, fica com ela uma marca irreversível da sua conta, para que apagar não deixe você entrar de novo.
privacy-marked = { $count ->
    [1] Fica uma marca irreversível com a partida da qual você foi tirado: para entrar de novo, é preciso que os outros ou quem administra esse servidor concordem.
   *[other] Ficam marcas irreversíveis com as { $count } partidas das quais você foi tirado: para entrar de novo, é preciso que os outros ou quem administra esse servidor concordem.
    }
privacy-logs-under_way = Estou tirando seu nome dos registros nos tópicos das suas partidas; pode levar alguns minutos.
privacy-logs-done = Registros refeitos sem seu nome nos tópicos: { $count }.
privacy-logs-left = Registros que não alcanço mais, porque o tópico está bloqueado ou não existe mais, ou são muitos: { $count }. Quem administra esse servidor pode apagar essas mensagens: { $links }
privacy-removed = Partidas das quais você foi tirado: { $count }
