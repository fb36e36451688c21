import type { WordList } from '../entry.ts'

/** Plants that tell how something else in the dish is made. */
export const TELLING: readonly WordList[] = [
  {
    role: 'plant',
    gives: ['fat'],
    words: `
      oil, olive oil, extra virgin olive oil, evoo, vegetable oil, canola oil, rapeseed oil,
      sunflower oil, mustard oil`,
  },
  { role: 'plant', gives: ['chile'], words: 'cilantro, tomatillo, guacamole, guac' },
  {
    role: 'plant',
    gives: ['pastry'],
    words: `
      vegetable samosa, samosa vegetable, veg samosa, veggie samosa, punjabi samosa, aloo samosa`,
  },
  {
    role: 'plant',
    gives: ['core', 'patty', 'filling', 'batter'],
    words:
      'besan, gram flour, chickpea flour, chickpea batter, gram flour batter, besan batter, lentil batter',
  },
  { role: 'neutral', gives: ['milk'], words: 'made with water, cooked in water, with water' },
]
