# Lições: uma primeira partida entre robôs, em mensagens diretas. Em cada parada, o que é cada coisa e o que fazer agora.
command-learn = aprender
command-learn-description = Aprenda um título em 15 minutos: uma primeira partida com robôs, em mensagens diretas
lesson-welcome = **Uma primeira partida de { $title }, passo a passo.** Robôs jogam logo os outros lugares. Faça o que cada passo pede, ou qualquer outra jogada legal; pule o que já sabe.
lesson-opened = Sua lição de { $title } está nas suas mensagens diretas: { $link }
refusal-direct_closed = Uma lição acontece em mensagens diretas, e as suas estão fechadas para mim. Permita mensagens diretas deste servidor (o nome dele › Configurações de privacidade), ou escreva para mim, e repita o comando.
refusal-no_lesson = Ainda não há lição de { $title }.
lesson-heading = **{ $title }, passo { $number } de { $of }: { $what }**
lesson-skipped = Pulado: um robô decidiu por você.
lesson-meanwhile-own = { $count ->
    [1] Passou uma jogada, a sua, feita por um robô (veja o registro).
   *[other] Passaram { $count } jogadas; as suas foram feitas por um robô (veja o registro).
    }
lesson-meanwhile-others = { $count ->
    [1] Passou uma jogada dos outros (veja o registro).
   *[other] Passaram { $count } jogadas dos outros (veja o registro).
    }
lesson-over = **Aqui termina sua lição de { $title }**: você viu { $seen } de { $of } passos. { $new } abre uma mesa com outras pessoas, { $rules } encontra qualquer parágrafo, e uma lição pode recomeçar a qualquer momento.
lesson-later-18mag = Ainda por ver: os vagões estão na lista de rotas onde melhoram alguma. O da RÁBA faz uma área vermelha valer mais, o da G&C leva um trem a mais lugares, o da SNW abre uma mina, cada um por um turno (regra 5.5.1).
lesson-later-1865 = Ainda por ver em uma partida inteira: no início do seu turno uma companhia pode absorver outra do mesmo presidente, com seus trens e seu tráfego (regra 11.1).
button-hint = O que um robô faria?
button-skip_halt = Pular isto
button-end_lesson = Encerrar a lição
privacy-lesson = A partida { $game } é a sua lição; ela termina sozinha depois de { $days } dias sem jogadas.
lesson-came-paid = Você pagou { MONEY($amount) } e ainda tem { MONEY($cash) }.
lesson-came-got = Você recebeu { MONEY($amount) } e agora tem { MONEY($cash) }.
lesson-came-holds = Você tem { PERCENT($percent) } de { $company }{ $leads ->
    [yes] {" "}e a dirige.
   *[no] .
    }
lesson-came-none = Você não tem mais nada de { $company }.
lesson-came-owns = { $company } é sua; tem { MONEY($cash) }.
lesson-came-treasury = A tesouraria de { $company } passou de { MONEY($old) } para { MONEY($cash) }.
lesson-came-price = O preço de { $company } passou de { MONEY($old) } para { MONEY($price) }.
lesson-name-auction = o leilão
lesson-name-maritime-1865 = as companhias marítimas
lesson-name-minor-18mag = uma companhia menor
lesson-name-draft-18mag = a primeira ação
lesson-name-par = iniciar uma companhia
lesson-name-share = comprar uma ação
lesson-name-pass = passar
lesson-name-sale = vender ações
lesson-name-track = colocar via
lesson-name-token = uma estação
lesson-name-loan-1856 = um empréstimo
lesson-name-run = rodar os trens
lesson-name-dividend = pagar ou reter
lesson-name-train = comprar um trem
lesson-name-phase = uma nova fase
lesson-name-rust = trens eliminados
lesson-auction = As companhias privadas são pequenas: cada uma paga uma renda ao dono em cada rodada de operações. Você pode comprar a mais barata pelo seu preço, dar um lance por uma posterior ou passar. Compre uma agora.
lesson-maritime-1865 = Cada um toma duas companhias marítimas, grátis. Na sua mão, uma rende L.20 por rodada de operações; dada a uma companhia sua, aumenta a capacidade dela. Escolha uma.
lesson-minor-18mag = As companhias menores colocam via e rodam trens, e cada uma é de um só jogador. Ela começa com 50 Ft, um trem 2 e sua estação inicial. Olhe o mapa e escolha uma.
lesson-draft-18mag = As companhias maiores têm ações; cada ação é 10%, e o preço dela conta para você no fim. Elas vivem do que as menores lhes pagam por trilhos, trens e estações. Escolha uma agora.
lesson-par = Uma companhia começa quando alguém compra seu certificado de presidente: 20%, pelo dobro do preço inicial escolhido. Ela entra em operação quando metade das ações foi vendida; um preço mais alto lhe traz mais dinheiro, mas mais tarde. Inicie uma da qual possa comprar mais ações.
lesson-par-1856 = Uma companhia começa quando alguém compra seu certificado de presidente: 20%, pelo dobro do preço inicial escolhido. O dinheiro das primeiras ações vai para a tesouraria dela, o resto espera até ela alcançar seu destino. Inicie uma.
lesson-par-1865 = Uma companhia começa quando alguém compra seu certificado de presidente, pelo dobro do preço escolhido; você a dirige. Como menor, tem ações de 20%, e com mais uma vendida é lançada. Inicie uma.
lesson-share = Uma ação é uma parte de uma companhia: recebe sua parte de cada dividendo, e o preço dela conta para você no fim. Você pode ter no máximo 60% de uma companhia, e ao todo tantos certificados quanto diz o limite. Compre uma ação.
lesson-share-1865 = Uma ação recebe sua parte de cada dividendo, e o preço dela conta para você no fim. Você pode ter no máximo 60% de uma companhia, e não mais certificados que o limite; os Dragões compram e vendem por regras próprias. Compre uma ação.
lesson-share-18mag = Em uma rodada de capitais você pode vender ações e depois comprar uma; duas da mesma companhia fazem de você o presidente. Pode ter no máximo 60% dela, e não mais certificados que o limite; as menores não contam. Compre uma ação.
lesson-pass = Quem não compra nem vende passa, e pode agir de novo na próxima vez. A rodada termina quando todos passam em sequência; depois as companhias operam. Passe, para guardar seu dinheiro.
lesson-sale = As ações são vendidas ao mercado, que pode ter no máximo metade de uma companhia. Você recebe o preço atual por cada uma; depois o preço cai, um passo por ação. Venda uma, ou passe para ficar com elas.
lesson-sale-1865 = As ações são vendidas ao mercado pelo preço atual. Só a venda do presidente o baixa, uma casa por ação; nada se vende de uma companhia que não operou. Venda uma, ou passe para ficar com elas.
lesson-sale-18mag = O banco paga o preço atual pelas ações que você vende; depois o preço recua um passo, quantas quer que sejam. Quem vende não pode comprar dessa companhia na mesma rodada. Venda uma, ou passe para ficar com elas.
lesson-track = O turno da sua companhia começa com a via: um trilho em um hexágono vazio, ou um melhor no lugar de outro. Ele tem de tocar a rede da companhia; as cidades e vilas nela rendem para os seus trens. Escolha um hexágono, depois um trilho.
lesson-track-1865 = O turno de uma companhia começa com a via: um trilho é grátis, o segundo custa L.20. Uma cidade ou mina com um marcador seu dá tráfego, e tráfego dá renda. Escolha um hexágono, depois um trilho.
lesson-track-18mag = O turno de uma menor começa com a via: um trilho amarelo ou uma melhoria, e mais um amarelo por 10 Ft. O que custam o terreno e o segundo trilho vai para as maiores: não se perde para os donos delas. Escolha um hexágono, depois um trilho.
lesson-token = Uma estação deixa seus trens partirem da cidade dela e tira esse espaço dos outros; por uma cidade cheia de outras não se passa. Ela tem seu preço, e há poucas. Coloque uma, ou passe.
lesson-token-1865 = Um marcador traz o tráfego da sua cidade ou mina e das vilas no caminho. Pagam-se os lados cruzados, e uma companhia tem poucos. Coloque um, ou passe.
lesson-token-18mag = Uma estação deixa a menor rodar a partir da cidade dela e tira esse espaço dos outros. A segunda custa 40 Ft, a terceira 80 Ft, e metade vai para SzKÉV. Coloque uma, ou passe.
lesson-loan-1856 = Uma companhia pode tomar um empréstimo por turno: ele traz $100, e custa $10 de juros em cada rodada daqui em diante. Todos os empréstimos vencem depois do primeiro trem 6. Tome um se faltar dinheiro para um trem; se não, pule isto.
lesson-run = Um trem roda pela via de parada em parada, tantas quantas diz o número dele, com pelo menos uma estação sua entre elas. A soma das paradas é a renda. As melhores rotas já estão calculadas: aceite-as.
lesson-run-18mag = Um trem visita tantos lugares quantos diz o número dele, um deles uma cidade com estação da menor. Metade da renda vai para a menor, metade para você; os vagões das maiores trazem mais. Aceite as melhores rotas.
lesson-dividend = Paga, a renda vai para os acionistas, um décimo por cada 10%, e o preço sobe. Retida, vai para a tesouraria, e o preço cai. Pague, se a companhia não precisar logo de um trem.
lesson-dividend-1865 = A renda é L.10 por ponto de tráfego que seus trens podem levar. Paga, vai para as ações e o preço sobe uma casa; retida, vai para a companhia e o preço não se move. Escolha uma das duas coisas.
lesson-dividend-18mag = Uma maior encerra o turno com um dividendo da sua tesouraria; você, o presidente, diz o valor. Quanto maior, mais o preço sobe; sem nada ele cai. Escolha um valor.
lesson-train = Sem trem nada roda. O banco vende os tipos em ordem; o primeiro de um tipo novo abre outra fase. Compre um, se a tesouraria permitir; ele roda na próxima rodada.
lesson-train-1865 = Trens dão capacidade: tanto do seu tráfego dá renda. A pilha de trens disponíveis vende os tipos em ordem, e comprar ali faz seu preço subir uma casa. Compre um, se a companhia puder pagar.
lesson-train-18mag = Uma menor tem no máximo dois trens; com dois, pode antes descartar um. Metade do preço vai para uma maior, LdStEG ou MÁVAG. Compre um se a tesouraria permitir; se não, passe.
lesson-phase = Alguém comprou o primeiro trem de um tipo novo: agora é a fase { $phase }. Uma fase abre os trilhos da cor seguinte e fixa os limites de trens e quais trens se compram. Siga seu turno como quiser.
lesson-phase-18mag = Agora é a fase { $phase }: foi comprado o primeiro trem de um tipo, ou nenhum por tempo demais. Ela abre os trilhos desta cor e muda o valor de áreas vermelhas e minas; aqui os trens nunca ficam obsoletos. Siga como quiser.
lesson-rust = Um tipo novo de trem tornou obsoleto um velho: esses trens saem de todas as companhias, sem compensação. Quem fica sem trem tem de comprar de novo, se preciso com o dinheiro do presidente. Veja o que as suas têm, e siga.
lesson-rust-1865 = O primeiro trem de uma nova fase eliminou um tipo velho: esses trens saem de todas as companhias, sem compensação. Uma companhia com tráfego tem de voltar a ter um trem no fim do turno. Veja o que as suas têm, e siga.
