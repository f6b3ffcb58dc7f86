# Help: an overview, and two lines for each of the first decisions of a person’s first game of a title.
command-help = ajuda
command-help-description = Como se joga aqui; ligar ou desligar as dicas para principiantes
field-tips = dicas
field-tips-description = Dicas nas suas primeiras decisões: sim ou não
help-heading = **Railwire: como funciona**
help-table = **Uma mesa:** { $new } abre uma; os outros entram com um botão e quem a abriu inicia a partida. Cada partida tem o seu tópico.
help-learn = **Um título novo para você?** { $learn } guia por uma primeira partida com robôs, passo a passo, em mensagens diretas.
help-turn = **A sua vez:** você recebe um só aviso. “{ $button }” abre seu painel privado com tudo o que é permitido agora, em botões e menus; você pode abri-lo quantas vezes quiser. Cada jogada também é um comando, que sugere só o que é permitido.
help-undo = **Desfazer:** { $undo } desfaz sua última jogada, ou todo o turno, até outra pessoa jogar. { $redo } o refaz.
help-look = **Ver:** { $list}. As respostas são só para você, a não ser que escolha mostrá-las.
help-rules = **Regras:** { $rules } encontra uma cláusula por número ou palavras. As recusas citam a sua, e “{ $why }” explica o que aconteceu automaticamente.
help-games = **Todas as suas partidas:** { $turns } mostra cada partida que espera por você.
help-tips = { $on ->
    [yes] As dicas nas suas primeiras decisões estão ligadas.
   *[no] As dicas nas suas primeiras decisões estão desligadas.
    } ({ $help })
hint-draft-what = Cada um escolhe na sua vez, de graça; não se pode passar.
hint-draft-how = Veja primeiro o mapa: companhias vizinhas compartilham a via, e um bom lugar rende desde a primeira rodada.
hint-auction-what = Compre a companhia privada mais barata pelo seu preço, dê um lance em uma posterior ou passe; o dinheiro de um lance fica reservado.
hint-auction-how = Uma companhia privada rende em cada rodada de operações e depois pode ser vendida a uma companhia sua; guarde dinheiro para iniciar uma.
hint-stock-what = Venda o que quiser e depois compre no máximo um certificado; quem não compra nem vende passa.
hint-stock-how = Quem tem mais ações é presidente e decide pela companhia. Uma venda baixa o preço; a rodada acaba quando todos passam seguidos.
hint-track-what = Escolha um hexágono na imagem numerada e depois um trilho no lugar; ou termine sem construir.
hint-track-how = A via tem de tocar a rede da companhia. Mire em uma cidade ao alcance dos seus trens e cuide do custo do terreno.
hint-station-what = Uma estação deixa partir trens da sua cidade e ocupa um espaço nela.
hint-station-how = Não se atravessa uma cidade cheia de estações alheias. São poucas e caras: espere, salvo se abrir ou fechar uma rota.
hint-scrap-what = Você pode devolver trens sem compensação para abrir lugar; em geral dá para seguir sem isso.
hint-scrap-how = Um trem devolvido não roda neste turno.
hint-run-what = As melhores rotas já estão calculadas: aceite-as ou escolha outras.
hint-run-how = Uma rota passa por uma estação da companhia e não repete via; a soma das paradas é a renda.
hint-dividend-what = Pago, o dinheiro vai para os acionistas; retido, para a companhia.
hint-dividend-how = O dividendo faz o preço subir; reter o mantém ou o faz cair. Retenha quando for preciso pagar o próximo trem.
hint-trains-what = Compre trens { $edition ->
    [t1865] da pilha de trens disponíveis ou do mercado
   *[other] do banco
    } pelo preço impresso, ou de uma companhia pelo preço combinado.
hint-trains-how = O primeiro trem de um tipo novo muda a fase: outros trilhos e às vezes saem trens velhos. O que comprar agora roda na próxima rodada.
hint-consent-what = Alguém quer comprar algo de você; sem o seu sim nada acontece.
hint-consent-how = O preço vai para o vendedor. Pense no que vai restar para você no próximo turno.
hint-city-what = Um trilho com duas cidades chega onde há uma estação: diga a que cidade pertence.
hint-city-how = A partir daí a estação segue a via da sua cidade.
hint-discard-what = A companhia tem mais trens do que pode: escolha qual sai.
hint-discard-how = Nada se recebe; fique com os que duram mais.
hint-raise-what = O dinheiro da companhia não basta: o presidente paga o resto.
hint-raise-how = Venda ações até bastar. O menu mostra quanto rende cada venda e quanto falta.
hint-repay-what = Os empréstimos custam juros em cada rodada; quite o que a tesouraria permitir.
hint-repay-how = Guarde o bastante para o próximo trem e conte os empréstimos que ficarem.
hint-last-what = A última chance neste turno de comprar uma companhia privada.
hint-last-how = Se não há nada a comprar, encerre o turno.
hint-borrow-what = Sem trem, a companhia pode pedir um emprestado ao banco neste turno, de graça.
hint-borrow-how = O trem volta ao banco no fim do passo dos trens, e o empréstimo não muda a fase.
hint-declare-what = A companhia deve empréstimos: quite-os todos, com dinheiro seu se preciso, ou deixe que seja absorvida.
hint-declare-how = As ações de uma absorvida tornam-se metade na nacional, a uma média dos preços.
hint-give_up_token-what = A nacional tem mais estações do que pode manter; escolha qual sai do mapa.
hint-give_up_token-how = Fique com as que unem as melhores cidades.
hint-give_up_train-what = A nacional tem mais trens do que pode; escolha a qual renuncia.
hint-give_up_train-how = Os trens permanentes ficam para sempre.
hint-markers-what = As estações da absorvida são trocadas pelas da absorvente enquanto houver marcadores.
hint-markers-how = Escolha os lugares que dão tráfego e renuncie a uma mina só se compensar.
hint-home-what = A companhia recomeça: escolha a cidade da primeira estação.
hint-home-how = Uma cidade com via e vizinhas livres dá tráfego mais cedo.
hint-conversion-what = A companhia pode tornar-se maior: o dobro das ações, mais marcadores, o mesmo preço.
hint-conversion-how = Sua parte cai à metade e todos podem comprar as ações novas. A pergunta vem antes de cada rodada de capitais.
hint-absorb-what = A companhia pode absorver outra sua, ligada, ou seguir seu turno.
hint-absorb-how = Todos os acionistas da outra são pagos; trens, tráfego e marcadores passam para a absorvente.
hint-stock-what-1856 = Compre no máximo um certificado; venda tudo antes ou tudo depois (nada na primeira rodada de capitais); quem não compra nem vende passa.
hint-dividend-how-1856 = O dividendo faz o preço subir; reter sempre o faz cair. Retenha quando for preciso pagar o próximo trem.
