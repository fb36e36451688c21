import type { WordList } from '../entry.ts'

/** Dishes whose name alone tells of an animal food, whatever else is listed. */
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
]
