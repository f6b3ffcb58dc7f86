# A página da mesa local: os seus botões, títulos e indicações, e o que o servidor dela recusa.
page-title = Railwire: mesa local
page-table = Mesa local
page-noscript = Esta página precisa de JavaScript.
page-skip = Ir para o campo de texto
page-slogan = Partidas de 18xx por mensagens, em uma mesa só sua.
page-straight = Ir direto para a mesa
page-language = Idioma
page-language-page = Esta página
page-language-of = Idioma em que o bot responde a { $name }
page-guest = Convidado
page-learn = Aprender
page-learn-text = Uma primeira partida, passo a passo em 15 minutos: o que é uma ação, uma rota, uma fase, na prática. Robôs jogam os outros.
page-learn-open = Começar a lição
page-watch = Assistir
page-watch-text = Uma partida gravada passo a passo, da primeira escolha ao resultado final.
page-watch-open = Assistir
page-try = Experimentar
page-try-text = Jogue um único turno no meio de uma partida. Nada do que fizer pode estragá-la.
page-try-open = Experimentar este turno
page-play = Jogar
page-play-text = Comece uma partida nova. Nos outros lugares jogam robôs.
page-play-open = Começar a partida
page-empty = Ainda não há nada aqui.
page-which = Qual
page-doors = Todas as portas
page-doors-back = ← Todas as portas
page-first = Ao início
page-back = Um passo atrás
page-step = Passo
page-on = Um passo à frente
page-last = Ao fim
page-branch = Experimentar daqui
page-places = Canais e tópicos
page-channels = Canais
page-pins = Mensagens fixadas
page-pinned = Fixadas
page-pins-none = Não há nada fixado aqui.
page-pins-place = Mostrar no seu lugar
page-seat = Quem você é
page-seat-auto = { $name } (auto)
page-seat-follow = Quem tem a vez
page-seat-always = Sempre
page-seat-another = Outra pessoa…
page-person = Outra pessoa
page-person-name = Nome
page-person-sit = Sentar-se
page-follows = É a vez de { $name }: agora você está nesse lugar.
page-your-turn = sua vez
page-pings = Avisos: { $count }
page-direct = Diretas
page-direct-with = { $name } (direta)
page-messages = Mensagens
page-newest = Mensagens mais recentes ↓
page-earlier = Mensagens anteriores
page-beginning = Este é o começo. Digite / para ver o que o Railwire sabe fazer.
page-writing = { $name } está escrevendo…
page-thinking = pensando
page-edited = (editada)
page-silent = silenciosa
page-silent-hint = Enviada sem notificação
page-is-pinned = fixada
page-for = para { $name }
page-bot = BOT
page-only-you = Só você pode ver isto ·
page-dismiss = Ignorar
page-has-pinned = { $name } fixou { $message }
page-a-message = uma mensagem
page-has-opened = { $name } abriu o tópico { $thread }
page-open-thread = Abrir o tópico ›
page-hidden = Texto oculto, mostrar
page-someone = alguém
page-unknown = desconhecido
page-picture = Imagem
page-full-size = Tamanho completo
page-close = Fechar
page-choose = Escolher…
page-choose-keys = { $name } (teclas: setas, depois Enter)
page-done = Pronto
page-submit = Enviar
page-cancel = Cancelar
page-send = Enviar
page-optional = { $name } (opcional)
page-yes = Sim
page-no = Não
page-write = Mensagem, ou / para um comando
page-commands = Todos os comandos
page-no-command = Esse comando não existe aqui. Escolha um da lista.
page-silence = A mesa não responde. Ela ainda está funcionando?
page-place-gone = Esse lugar não existe mais, ou não está aberto a esta pessoa.
page-message-gone = Essa mensagem não existe mais.
page-channel-gone = Este canal não existe mais.
page-nobody = Essa pessoa não está nesta mesa.
page-form-gone = Este formulário não está mais aberto.
page-not-private = Só as respostas privadas podem ser ignoradas.
page-no-answer = O bot não respondeu. Tente de novo daqui a pouco.
page-unreadable = A página e a mesa dela não se entendem. Recarregue a página.
page-stranger = Outra página não pode agir aqui.
page-old = Esta página é de um início anterior. Recarregue-a.
page-cannot-changed = Esse botão ou menu mudou nesse meio-tempo. Use o que a mensagem mostra agora.
page-cannot-command = Esta pessoa não pode usar este comando aqui.
page-cannot-place = Este lugar não está aberto a esta pessoa, ou está fechado de vez.
page-cannot-value = Um dos valores não é possível ali. Escolha entre o que é oferecido, dentro dos limites dados.
page-cannot-file = Este arquivo não pode ser enviado: é ilegível ou grande demais.
page-refused = A mesa recusa isso, como o Discord faria ({ $reason }).

# O que há atrás das portas da página.
door-game = { $title }, { $players ->
    [1] um jogador
   *[other] { $players } jogadores
    }
door-game-options = { $game }, com opções
door-agreed = { $text } Opções: { $options }.
door-robots = { $players ->
    [1] Jogada por um robô
   *[other] Jogada por { $players } robôs
    }, { $moves ->
    [1] em uma jogada
   *[other] em { $moves } jogadas
    }.
door-own = Uma das suas, { $moves ->
    [1] em uma jogada
   *[other] em { $moves } jogadas
    }.
door-new = Uma partida nova para { $least } a { $most } jogadores.
door-players = Jogadores
door-seat = O seu lugar
door-place = { $number ->
    [1] Primeiro a jogar
    [2] Segundo
    [3] Terceiro
    [4] Quarto
    [5] Quinto
    [6] Sexto
   *[other] N.º { $number }
    }
door-lot = Por sorteio
door-others = Os outros lugares
door-others-full = Jogados por robôs: fortes
door-others-middle = Jogados por robôs: médios
door-others-easy = Jogados por robôs: fáceis
door-others-me = Jogo todos eu, um por um
door-name-one = { $title } para um
door-name-all = { $title } para { $players }
door-name-robots = { $robots ->
    [1] { $title } com um robô
   *[other] { $title } com { $robots } robôs
    }
door-name-move = { $title } desde a jogada { $move }
door-closed-none = Esta mesa não tem portas.
door-closed-watched = Essa porta é para assistir, não para jogar.
door-closed-title = Esse jogo não existe aqui.
door-closed-recording = Essa partida gravada não existe aqui.
door-closed-rules = Esta partida foi gravada com outras regras: daqui em diante estas não podem jogá-la.
door-closed-over = Aqui a partida acabou. Volte alguns passos e experimente dali.
door-closed-full = A mesa não pode abrir outra partida agora. Tente de novo daqui a pouco.
temper-builder = Construtor
temper-investor = Investidor
temper-trader = Negociante
temper-wanderer = Andarilho
position-18mag-minor = 18Mag: turno de uma companhia menor
position-18mag-minor-text = Fase verde: a menor 5 coloca trilhos, pode construir uma estação, compra vagões das maiores e faz rodar os seus trens.
position-18mag-dividend = 18Mag: dividendo de uma maior
position-18mag-dividend-text = Fase verde: a SzKÉV ganhou bem com os trilhos construídos. Quanto paga aos seus acionistas?
position-18mag-stock = 18Mag: rodada de capitais
position-18mag-stock-text = Fase verde: compre uma ação, venda algumas ou não faça nada, com as sete maiores para escolher.
position-1856-company = 1856: turno de uma companhia
position-1856-company-text = Fase 4: a Welland Railway coloca trilhos, faz rodar os seus três trens, paga ou retém, e pode tomar um empréstimo.
position-1856-stock = 1856: rodada de capitais
position-1856-stock-text = Fase 3: com $324 na mão, inicie uma companhia, compre uma ação, venda algumas ou passe.
position-1889-company = 1889: turno de uma companhia
position-1889-company-text = Fase 3: a Sanuki Railway coloca trilhos, faz rodar os seus quatro trens, paga ou retém, e pode comprar companhias privadas; você também pode pôr o seu trilho do porto.
position-1889-stock = 1889: rodada de capitais
position-1889-stock-text = A primeira: com ¥330 na mão, inicie uma companhia, compre uma ação, troque a Dougo Railway por uma ou ponha o trilho do porto.
position-1865-company = 1865: turno de uma companhia
position-1865-company-text = Fase 3: a SFSS procura na sua ilha o melhor lugar para um trilho amarelo e depois faz rodar dois trens.
position-1865-stock = 1865: rodada de capitais
position-1865-stock-text = Fase 3: com L.494 na mão, inicie uma companhia, compre uma ação, venda algumas ou passe.
