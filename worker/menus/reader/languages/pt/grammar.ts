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
  milkSources: `
    amêndoa, amêndoas, caju, castanha, castanhas, castanha de caju, soja, aveia, arroz, coco,
    avelã, avelãs, sésamo, gergelim, tofu, amendoim, girassol, inhame, vegetal`,
  pairs: [],
}
