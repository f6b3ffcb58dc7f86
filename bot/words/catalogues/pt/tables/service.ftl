# Recusas da mesa, fora das regras de um jogo.
refusal-no_such_game = Essa partida não existe. Escreva o comando no tópico da partida, ou escolha-a com “partida”.
refusal-no_such_title = Não conheço nenhum jogo chamado “{ $title }”. Conheço: { $titles }.
refusal-other_server = Essa partida está em outro servidor.
refusal-not_your_game = Você não tem lugar nesta partida; pode assistir à vontade.
refusal-not_your_seat = Esse não é o seu lugar.
refusal-not_your_turn = Não é a sua vez: é a vez de { $name }.
refusal-not_host = Só { $host }, que conduz esta mesa, pode fazer isso, ou quem administra este servidor.
refusal-game_finished = Esta partida terminou.
refusal-game_abandoned = Esta partida foi encerrada sem resultado.
refusal-not_started = Esta partida ainda não começou; lugares ocupados: { $seats } de pelo menos { $least }.
refusal-already_started = Esta partida já começou.
refusal-game_full = Todos os { $most } lugares estão ocupados.
refusal-already_joined = Você já tem um lugar.
refusal-not_joined = Você não tem lugar nesta mesa.
refusal-too_few_players = São precisos pelo menos { $least } jogadores; por enquanto há { $seats ->
    [1] um
   *[other] { $seats }
    }.
refusal-empty_text = Um nome precisa de pelo menos uma letra visível.
refusal-text_too_long = São { $length } caracteres; no máximo { $limit } são permitidos.
refusal-bad_option = A opção “{ $option }” não pode ser usada assim.
refusal-stale_move = A partida avançou nesse meio-tempo.
refusal-nothing_to_undo = Não há nada para desfazer.
refusal-undo_closed = Isso você não pode mais desfazer por conta própria: { $name } jogou depois. `/{ command-undo }` com a opção `{ field-move }` pergunta aos outros por votação.
refusal-our_fault = É uma falha minha, não sua. Nada foi mudado. Referência: { $reference }
refusal-out_of_reach = O Discord não me respondeu. Nada foi mudado; tente de novo daqui a pouco.
refusal-done_not_shown = Está feito, mas não consegui mostrar o resultado. Não repita; veja daqui a pouco.
refusal-done_our_fault = Está feito, mas por uma falha minha não posso mostrar o resultado. Não repita. Referência: { $reference }
refusal-done_before = Você pediu isso { $asked_at } e está feito: só a minha resposta se perdeu no caminho. Não fiz nada pela segunda vez; se quiser mais uma vez, envie de novo.
refusal-unloadable = Não consigo carregar esta partida: o registro guardado não leva à posição que descreve. Nada dela se perdeu, e todas as outras partidas continuam; avise quem me administra.
refusal-busy = Estou ocupado agora. Nada foi mudado; tente de novo daqui a pouco.
refusal-disk_full = Não tenho mais espaço para guardar nada. Nada foi mudado; avise quem me administra.
refusal-storage = Não alcanço meus dados agora. Nada foi mudado; tente de novo daqui a pouco.
refusal-uncertain = Perdi o contato com meus dados ao guardar isto e ainda não sei se foi feito. Aviso aqui assim que souber. Pode pedir de novo sem risco: só é feito uma vez.
refusal-found_done = Recuperei meus dados: o que você pediu está feito.
refusal-found_undone = Recuperei meus dados: o que você pediu não foi guardado. Nada foi mudado; peça de novo.
refusal-stopping = Estou sendo reiniciado. Nada foi mudado; tente de novo em um minuto.
refusal-conflict = Alguém foi mais rápido. Nada foi mudado; olhe de novo e repita.
refusal-newer_database = Meus dados são de uma versão mais nova que eu. Nada foi mudado; avise quem me administra.
refusal-not_writable = Não consigo escrever meus dados. Nada foi mudado; avise quem me administra.
refusal-damaged = Meus dados estão danificados. Nada foi mudado; avise quem me administra.
refusal-in_use = Outro está usando meus dados. Nada foi mudado; avise quem me administra.
refusal-no_game_here = Este não é o tópico de uma partida: escolha a partida com “partida”.
refusal-which_game = Você joga várias partidas aqui: escolha uma com “partida”.
refusal-server_only = Isso só funciona em um servidor.
refusal-not_a_number = “{ $value }” não é um número inteiro.
refusal-number_too_large = “{ $value }” é grande demais.
refusal-no_offer = Essa escolha não existe agora.
refusal-no_threads = Não posso abrir um tópico neste canal. Preciso das permissões “Criar tópicos públicos” e “Enviar mensagens em tópicos”.
refusal-threads_full = Este servidor tem mil tópicos abertos, tantos quantos o Discord permite. Arquive um de que ninguém mais precise e tente de novo.
refusal-no_such_player = Ninguém com esse nome joga aqui.
refusal-no_such_company = Não há companhia “{ $company }” nesta partida.
refusal-no_such_hex = Não há hexágono “{ $hex }” neste mapa.
refusal-old_command = Este comando mudou. Espere um momento, ou reinicie o Discord, e tente de novo.
refusal-no_such_button = Não conheço mais este botão. Abra seu painel com “Minha vez”.
refusal-with-clause = { $text } (Regra { $clause })
refusal-instead = Você pode: { $choices }
refusal-instead-more = Você pode: { $choices } e mais
refusal-unreadable-not_an_action = Essa não é uma jogada que eu conheça.
refusal-unreadable-type = Não há a jogada “{ $type }” neste jogo.
refusal-unreadable-field = A jogada “{ $type }” não tem esse campo: { $fields }.
refusal-unreadable-missing = Falta “{ $field }” a esta jogada.
refusal-unreadable-value = “{ $value }” não serve para “{ $field }”.
refusal-unreadable-route = Não consigo ler estas rotas: “{ $value }”. Escreva “best”, ou as paradas por trem: 3: E12.0 F13 G14.0; 2: …
refusal-unreadable-bundle = São { $count } jogadas de uma vez; no máximo { $most } são possíveis.
refusal-unreadable-too_long = É longo demais: { $length }, onde no máximo { $most } são possíveis.
refusal-unreadable-too_big = Esse número é grande demais: no máximo { $most }.
refusal-unreadable-not_whole = Isso não é um número inteiro.
refusal-unworded = Isso não é possível agora.
refusal-still_seated = Você ainda tem um lugar em uma partida em curso (número { $games }). Passe-o antes com `/{ command-seat }`, ou encerre a partida.
refusal-seat_not_free = Este lugar não está livre para tomar nem para retomar.
refusal-no_such_intent = { $kind ->
    [vote] Essa votação
    [offer] Essa oferta
    [order] Essa ordem
    [plan] Esse plano
   *[other] Isso
    } não existe mais.
refusal-too_many_intents = Você já tem { $most }, o máximo; cancele um antes.
refusal-too_far_ahead = Isso planeja longe demais: até a sua vez são supostas no máximo { $most } jogadas dos outros.
refusal-not_your_vote = Esta votação não é para você.
refusal-overtaken = A partida seguiu; isto já está resolvido.
refusal-bad_setting = { $setting ->
    [zone] Não há um fuso horário “{ $value }”. Escreva uma cidade, como São Paulo, ou a hora no seu relógio, como 14:05.
    [quiet] As horas de silêncio precisam de dois horários diferentes, como 23:00–07:00.
    [leave] Uma ausência termina no futuro, depois de começar, e dura no máximo um ano.
    [snooze] Os lembretes podem ser adiados de 1 a 72 horas.
   *[other] Esta configuração não aceita esse valor.
    }
refusal-may_not_open = Neste servidor só os administradores abrem mesas.
refusal-not_member = Essa partida está em um servidor em que você não está mais, então daqui você não pode fazer nada nela.
refusal-member_unknown = O Discord não diz agora se você ainda está no servidor de **{ $game }**. Tente de novo em um momento, ou faça isso lá, no tópico da partida.
post-plain = **{ $game }**: aconteceu algo que não posso mostrar aqui.{ $people ->
    [none] { "" }
   *[other] { " " }{ $people }
    }
log-file-refused = { $game }: aqui viria o registro, mas não posso anexar arquivos neste canal, ou ele é grande demais. Quem administra o servidor pode permitir isso.
alone-turn = { $mention } · { $game }: é a sua vez. { $link }
alone-other = { $mention } · { $game }: pedem algo a você. { $link }
undelivered-host = { $game }: não consegui avisar { $people } no tópico; o aviso foi em particular. { $link }
undelivered-closed = Agora não posso escrever no tópico da partida: está trancado, me falta a permissão de vê-lo ou de escrever nele, ou o servidor tem tantos tópicos abertos quantos o Discord permite. Quem administra o servidor pode mudar isso; então continuo lá por conta própria. Ou `/{ command-game } { command-game-thread }` abre outro.
undelivered-gone = O tópico da partida não existe mais. `/{ command-game } { command-game-thread }` abre outro.
undelivered-refused = O Discord não aceita o que tenho a dizer no tópico da partida.
undelivered-unreachable = Há algum tempo o Discord não aceita minha mensagem no tópico da partida; continuo tentando.
undelivered-unseen = Quem deve jogar não pode ver o tópico da partida: falta-lhe um cargo, ou uma permissão do canal. Quem administra o servidor pode mudar isso; até lá os avisos vão em particular.
pictures-refused = -# O Discord não aceita a imagem aqui: talvez seja grande demais, ou me falte a permissão de anexar arquivos.
