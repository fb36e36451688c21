import type { Grammar } from '../grammar.ts'

export const PORTUGUESE: Grammar = {
  and: 'e',
  or: 'ou',
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
  pairs: [],
}
