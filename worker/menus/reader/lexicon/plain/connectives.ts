import type { WordList } from '../entry.ts'

/** Words that hold a sentence together and decide what the others mean. */
export const CONNECTIVES: readonly WordList[] = [
  { role: 'and', words: 'and, und, et, y, e, plus, as well as, sowie, avec et' },
  { role: 'or', words: 'or, oder, ou, nor, either' },
  {
    role: 'with',
    words: `
      with, mit, avec, con, com, in, on, over, atop, topped with, served with, served on, served
      over, topped, im, auf, an, al, alla, allo, ai, alle, agli, aux, au, a la, sur, dans, sobre,
      en, su, under, upon, alongside, accompanied by, garnished with, finished with, dressed in,
      drizzled with, smothered in, stuffed with, filled with, wrapped in, tossed in, tossed with,
      followed by`,
  },
  {
    role: 'no',
    words: `
      no, without, sans, ohne, sin, senza, hold, minus, zero, free of, free from, frei von, kein,
      keine, keinen, never any, contains no, does not contain, sem, instead of, rather than, in
      place of, statt, anstatt, replaces, replacing, substitute for, alternative to, au lieu de, en
      lugar de, invece di`,
  },
  { role: 'free', words: 'free, frei, less' },
  {
    role: 'vegan',
    words: `
      vegan, 100 vegan, all vegan, fully vegan, completely vegan, certified vegan, veganized,
      veganised, vegano, vegana, vegani, vegane, veganer, veganem, veganen, vegalien, vegetalien,
      vegetalienne, 100 plant based, all plant based, fully plant based, entirely plant based,
      completely plant based, rein pflanzlich, pflanzlich, pflanzliche, pflanzlicher, 100 vegetal,
      100 vegetale, vegn, vgn`,
  },
  {
    role: 'plant',
    replaces: ['meat', 'fish', 'dairy', 'egg', 'honey', 'other'],
    gives: ['core', 'patty', 'filling', 'milk'],
    words: `
      plant based, plantbased, planty, vegetal, vegetale, a base de plantes, a base vegetal,
      mock, faux, fake, simili, sham, soya free mock`,
  },
  // "Plant burger", but a plant omelette is an omelette with plants in it.
  {
    role: 'plant',
    replaces: ['meat', 'fish', 'dairy'],
    gives: ['core', 'patty', 'filling', 'milk'],
    words: 'plant',
  },
  {
    role: 'plant',
    replaces: ['meat', 'fish'],
    gives: ['core', 'patty', 'filling'],
    words: `
      impossible, impossible meat, impossible burger, impossible patty, beyond, beyond meat, beyond
      burger, beyond patty, beyond sausage, gardein, seitan, tempeh, tempe, jackfruit, jack fruit,
      pulled jackfruit, bbq jackfruit, jackfruit carnitas, tvp, textured vegetable protein, textured
      soy protein, soy protein, soya chunks, soya mince, soy mince, soy curls, soya chaap, chaap,
      field roast, tofurky, lightlife, omnipork, heura, likemeat, planted chicken, planted, moving
      mountains, meatless farm, this isn t, redefine meat, vegan meat, yves, morningstar vegan,
      plant protein, pea protein, sunflower mince, lupin, beyond beef, impossible beef, impossible
      sausage, impossible chicken, beyond chicken, wheat gluten, wheat protein, gluten puffs, banana
      blossom, hearts of palm, palm heart, palmito`,
  },
  {
    role: 'vegetarian',
    replaces: ['meat', 'fish'],
    words: `
      vegetarian, veggie, veg, vegetarisch, vegetarische, vegetarischer, vegetariano, vegetariana,
      vegetarien, vegetarienne, meatless, meat free, meatfree, fleischlos, sans viande, sin carne,
      quorn mince`,
  },
  {
    role: 'neutral',
    replaces: ['dairy'],
    words: `
      dairy free, dairyfree, non dairy, nondairy, milk free, sin lactosa vegano, sans produits
      laitiers, milchfrei, cheeseless`,
  },
  {
    role: 'neutral',
    replaces: ['egg'],
    words: 'egg free, eggless, eggfree, ei frei, sans oeuf',
  },
  {
    role: 'neutral',
    replaces: ['meat'],
    words: `
      beefless, chickenless, porkless, turkeyless, baconless, unchicken, un chicken, not chicken`,
  },
  { role: 'neutral', replaces: ['fish'], words: 'fishless, fish free, tunaless, crabless' },
]
