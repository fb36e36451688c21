import type { Grammar } from '../grammar.ts'

export const GERMAN: Grammar = {
  and: 'und, sowie',
  or: 'oder',
  with: `
    mit, im, auf, an, dazu, auf einem bett von, serviert mit, gefüllt mit, an einer, in, belegt
    mit, verfeinert mit`,
  no: 'ohne, frei von, kein, keine, keinen, statt, anstatt, anstelle von',
  free: 'frei',
  vegan: `
    vegan, vegane, veganer, veganem, veganen, veganes, rein pflanzlich, pflanzlich, pflanzliche,
    pflanzlicher, pflanzliches, pflanzlichem, pflanzlichen, 100 pflanzlich`,
  vegetarian: 'vegetarisch, vegetarische, vegetarischer, vegetarisches, fleischlos',
  mock: 'pflanzenbasiert, pflanzenbasierte',
  common: `
    der, die, das, dem, den, des, ein, eine, einem, einer, vom, von, zum, zur, aus, nach, art,
    unser, unsere, wahlweise, hausgemacht, hausgemachte, hausgemachter, hausgemachtes, gebraten,
    gebratene, gebratener, gebackene, gegrillt, gegrillte, gefüllte, frisch, frische, frischer,
    frischem, frischen, kleiner, kleine, gemischter, bunter, salat, suppe, soße, auch, dazu`,
  pairs: [
    {
      class: 'hearty',
      first: 'tatar von, tatar aus',
      second: `
        aubergine, soja, tofu, seitan, rote bete, roter bete, mango, jackfruit`,
    },
  ],
}
