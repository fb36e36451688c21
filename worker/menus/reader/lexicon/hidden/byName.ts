import type { WordList } from '../entry.ts'

/** Dishes whose name tells of an animal food, whatever plants are listed; few words or one thing let them pass. */
export const HIDDEN_BY_NAME: readonly WordList[] = [
  {
    role: 'hidden',
    source: 'fish',
    holds: 'fish',
    words: `
      california roll, rainbow roll, dragon roll, volcano roll, caterpillar roll, tiger roll, spider
      roll, alaska roll, alaskan roll, boston roll, crazy roll, samurai roll, ninja roll, red dragon
      roll, firecracker roll, dynamite roll, philly roll, seattle roll, new york
      roll, hawaiian sushi roll, pan bagnat, seaweed soup`,
  },
  {
    role: 'hidden',
    source: 'egg',
    needs: 'scramble',
    holds: 'egg',
    words: 'scramble, veggie scramble, garden scramble, country scramble',
  },
  {
    role: 'hidden',
    source: 'meat',
    needs: 'broth',
    holds: 'meat stock',
    words: 'sopa de lima',
  },
  {
    role: 'hidden',
    source: 'dairy',
    needs: 'cheese',
    holds: 'cheese',
    words: `
      totchos, loaded tots, loaded tater tots, loaded hash browns, grandma slice, sicilian slice,
      white slice, pizza slice, slice of pizza, cheese slice pizza`,
  },
  {
    role: 'hidden',
    source: 'other',
    holds: 'marshmallow',
    words: 'rice krispies treat, krispies treat',
  },
  {
    role: 'maybe',
    source: 'egg',
    holds: 'egg',
    words: 'sweet corn soup, corn soup, sweetcorn soup, salmorejo',
  },
  { role: 'maybe', source: 'dairy', needs: 'cheese', holds: 'cheese', words: 'pistou' },
  {
    role: 'hidden',
    source: 'dairy',
    holds: 'milk or cream',
    words: `
      semifreddo, gelato, ice cream, icecream, soft serve, milkshake, milk shake, thickshake, frozen
      yogurt, froyo, sundae, mochi ice cream, matcha ice cream, black sesame ice cream, red bean ice
      cream, green tea ice cream, coconut ice cream, mango ice cream, pistachio ice cream, kulfi,
      kheer, payasam, rice pudding, gelato artigianale`,
  },
  {
    role: 'hidden',
    source: 'meat',
    needs: 'core',
    holds: 'meat',
    inDescription: 'neutral',
    words: 'sweet and sour',
  },
  { role: 'hidden', source: 'meat', needs: 'chile', holds: 'ham', words: 'serrano' },
  {
    role: 'hidden',
    source: 'egg',
    holds: 'egg',
    words: `
      tempura roll, tempura maki, tempura set, tempura platter, tempura mix, tempura dinner, tempura
      appetizer`,
  },
  // What is cooked in a sauce or stock is not freed by a vegetable on its list.
  {
    role: 'maybe',
    source: 'meat',
    needs: 'core',
    holds: 'meat or meat stock',
    words: `
      mole, biryani, biriyani, briyani, jollof, jollof rice, paella, hash, katsu curry, yakisoba`,
  },
  {
    role: 'hidden',
    source: 'fish',
    needs: 'core',
    holds: 'fish or fish stock',
    words: `
      donburi, don, tendon, tendon bowl, hiyashi chuka, hiyashi, zosui, ochazuke, chazuke, nanban,
      nanbanzuke, sunomono, chawan mushi, yosenabe, sumo nabe, chanko nabe, kaiseki, omakase, bento
      special`,
  },
]
