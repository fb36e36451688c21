import type { Grammar } from '../grammar.ts'

export const PORTUGUESE: Grammar = {
  and: 'e',
  or: 'ou, nem',
  with: `
    com, sobre, em, no, na, ao, à, à moda de, acompanhado de, acompanhada de, servido com,
    recheado com, recheada com, regado com, coberto com`,
  no: 'sem, em vez de, no lugar de',
  free: '',
  vegan: 'vegano, vegana, veganos, veganas, vegan, 100 vegetal, 100 vegano',
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
    controls: `
      adicionar, comprar, ver mais, ler mais, novo, preço, prato, ou, e, esgotado, encomendar`,
    charges: `
      couvert, suplemento, taxa de entrega, entrega, pedido mínimo, embalagem, taxa de serviço,
      serviço, rolha`,
    added: 'suplemento, adicionar, acrescente, extra, à escolha, adicional',
    payers: `
      estudantes, funcionários, adulto, adultos, criança, crianças, anos, pessoa, pessoas, por`,
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
}
