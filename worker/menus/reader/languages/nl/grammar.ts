import type { Grammar } from '../grammar.ts'

export const DUTCH: Grammar = {
  and: 'en, alsmede',
  or: 'of',
  with: `
    met, op, in, geserveerd met, gevuld met, belegd met, gegarneerd met, overgoten met, daarbij,
    bijgerecht`,
  no: 'zonder, in plaats van, geen, vrij van',
  free: 'vrij',
  vegan: `
    vegan, veganistisch, veganistische, plantaardig, plantaardige, 100 plantaardig`,
  vegetarian: 'vegetarisch, vegetarische, vega, veggie, vleesloos',
  mock: 'plantaardig, plantaardige',
  common: `
    de, het, een, van, onze, uit, voor, huisgemaakt, huisgemaakte, vers, verse, gebakken,
    gegrilde, gegrild, geroosterde, geroosterd, gestoofde, gefrituurde, krokante, warme, koude,
    kleine, grote, salade, soep, saus, naar, keuze, bij, ook, wij, geserveerd, gemengde`,
  pairs: [],
}
