import type { Grammar } from '../grammar.ts'

export const PORTUGUESE: Grammar = {
  and: 'e',
  or: 'ou, nem',
  with: `
    com, sobre, em, no, na, ao, à, à moda de, acompanhado de, acompanhada de, servido com,
    recheado com, recheada com, regado com, coberto com`,
  no: 'sem, em vez de, no lugar de',
  free: '',
  vegan: `
    vegano, vegana, veganos, veganas, vegan, 100 vegetal, 100 vegano, totalmente vegetal`,
  vegetarian: 'vegetariano, vegetariana',
  mock: 'vegetal, à base de plantas',
  common: `
    o, a, os, as, um, uma, do, da, dos, das, de, e, nosso, nossa, nossos, caseiro, caseira,
    fresco, fresca, frescos, assado, assada, assados, assadas, grelhado, grelhada, grelhados,
    grelhadas, salteado, salteada, salteados, frito, frita, fritos, fritas, recheado, recheada,
    salada, sopa, molho, legumes, prato, dose, à moda, estufado, estufada, cozido, cozida, tempero`,
  headings: `
    pratos principais, sobremesas, saladas, petiscos, entradas, sopas, prato principal, pratos do
    dia, prato do dia, acompanhamentos, guarnicoes, sobremesa, bebidas, sumos, cafes, vinhos,
    cervejas, carnes, carne, peixes, peixe, marisco, mariscos, massas, pizzas, hamburgueres,
    sandes, tostas, lanches, salgados, doces, vegetariano, vegetarianos, pratos vegetarianos,
    vegano, veganos, pratos veganos, pequeno almoco, cafe da manha, almoco, jantar, da grelha,
    grelhados, para partilhar, menu infantil, criancas, couvert, especialidades, arroz, risotos,
    omeletes`,
  page: {
    menus: 'ementa, ementas, cardápio, menu, carta',
    menusAlone: 'pratos, cozinha',
    days: `
      seg, ter, qua, qui, sex, sáb, dom, segunda, terça, quarta, quinta, sexta, sábado, domingo,
      segunda feira, terça feira, quarta feira, quinta feira, sexta feira, feriados`,
    months: `
      janeiro, fevereiro, março, abril, maio, junho, julho, agosto, setembro, outubro, novembro,
      dezembro`,
    closed: 'fechado, encerrado, encerra',
    navigation: `
      início, sobre nós, contactos, contacto, contato, ementa, cardápio, reservar, reservas,
      horário, português, eventos, galeria, onde estamos`,
    elsewhere: `
      eventos, próximos eventos, vales presente, vale presente, vales oferta, cheque prenda,
      workshops, quartos, casamentos, trabalhe connosco, trabalhe conosco, junte se a nós, vagas,
      horário, horários, avaliações, onde estamos, sobre nós, a nossa história, notícias, zonas de
      entrega, formas de pagamento`,
    goods: 'vale presente, cheque prenda, bilhete, por noite, quarto duplo',
    controls: `
      adicionar, comprar, ver mais, ler mais, novo, preço, prato, ou, e, esgotado, encomendar,
      aceitar, aceitar tudo, rejeitar, recusar, definições, subtotal`,
    charges: `
      couvert, suplemento, taxa de entrega, entrega, pedido mínimo, embalagem, taxa de serviço,
      serviço, rolha`,
    added: 'suplemento, adicionar, acrescente, extra, à escolha, adicional',
    payers: `
      estudantes, funcionários, adulto, adultos, criança, crianças, anos, pessoa, pessoas, por`,
    ages: 'adulto, adultos, criança, crianças',
    sizes: `
      desde, de, ou, e, pequeno, pequena, médio, média, grande, meia, meio, dose, doses, inteira,
      copo, garrafa, jarro, fatia`,
    courses: `
      prato, pratos, sopa, entrada, sobremesa, carne, peixe, dia, do, da, o, a, hoje, semana, chef,
      sugestão, vegetariano, vegano, opção, bebida, café, dieta`,
    formulas: 'menu, completo, executivo, infantil, combinado',
    wines: 'vinho, vinhos, carta de vinhos, a copo, garrafeira',
    colours: 'tinto, tintos, branco, brancos, rosé, rosés, verde, verdes, espumante, espumantes',
  },
  milkSources: `
    amêndoa, amêndoas, caju, castanha, castanhas, castanha de caju, soja, aveia, arroz, coco,
    avelã, avelãs, sésamo, gergelim, tofu, amendoim, girassol, inhame, vegetal`,
  pairs: [],
  talk: {
    plantBased: 'à base de plantas, base vegetal',
    animalProducts: `
      produtos de origem animal, produto de origem animal, ingredientes de origem animal,
      ingrediente de origem animal, qualquer produto de origem animal, produtos animais,
      ingredientes animais, derivados animais, origem animal`,
    not: 'não, nao',
    onRequest: `
      opção, opções, opcional, a pedido, sob pedido, mediante pedido, disponível, disponíveis,
      possível, também, versão, em versão, alternativa, pode ser, podem ser, peça, adaptável,
      suplemento`,
    diets: `
      sem glúten, sem lactose, sem frutos secos, sem açúcar, glúten, picante, muito
      picante, caseiro, cru, biológico, bio, halal, kosher, novo, lacticínios, frutos secos`,
    legend: `
      prato, pratos, com, é, são, significa, indica, indicam, marcado, marcados, assinalado,
      assinalados, identificados, apto, adequado, adequados, para, os, as, o, a, de, um, uma,
      símbolo, letra, contém, legenda, produto, produtos, comida, nossos, alergénios, ícone, este,
      estes, pessoas`,
    fully: `
      100, cem por cento, totalmente, completamente, inteiramente, exclusivamente, sempre,
      integralmente, estritamente, tudo, feitos, preparados, confecionados`,
    is: 'é, são, está, estão',
    weAre: 'somos, somos um, somos uma, cozinhamos',
    places: `
      restaurante, cozinha, café, cafetaria, bar, padaria, pastelaria, comida, tasca, espaço,
      cantina, hamburgueria`,
    all: `
      tudo, todo, toda, todos, todas, cada, absolutamente tudo, todos os, todas as, toda a, todo o`,
    subject: `
      nosso, nossa, nossos, nossas, os, as, o, a, que, prato, pratos, carta, ementa, menu, cardápio,
      cozinha, comida, servimos, oferecemos, preparamos, cozinhamos, fazemos, de, da, do, aqui, no,
      na, neste, nesta, e, receitas, restaurante, produtos, vês, encontra`,
    articles: 'um, uma, o seu',
    doubts: `
      opções, vegetariano, vegetariana, vegetarianos, vegetarianas, exceto, excepto, salvo, quase,
      alguns, algumas, muitos, muitas, maioria, disponível, disponíveis, também, pode, podem, não,
      assinalados, marcados, símbolo, folha, segunda, terça, quarta, quinta, sexta, sábado, domingo,
      semana, dia, queijo, parte, principalmente, maioritariamente, alternativas, se`,
    but: 'mas, exceto, salvo',
    parts: `
      molho, molhos, pão, pães, massa, massas, sobremesa, vinhos, cervejas, gelados, batatas, caldo,
      caldos`,
  },
}
