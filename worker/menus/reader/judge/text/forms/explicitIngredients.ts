import type { Need } from '../../../languages/entry.ts'
import lists from './explicitIngredients.json' with { type: 'json' }

/**
 * What a text can say of how a dish is made. "dal" is what a curry or a mash is made of and needs no cream for, "chickpea" what
 * a soup is made of without a stock, "pulse" what feeds without meat in rice, pasta or a filling. "masala" is what India fills
 * with potatoes that are mashed with spices and without butter. "unbattered" is fried as it is, or dusted with starch as in
 * India. "cheese" is cheese or cream of nuts, made for those who eat no milk: coconut milk is taken for its taste. "dairy":
 * nothing but milk, butter or cheese is replaced or left out.
 */
export type ExplicitIngredient = keyof typeof lists | 'cheese' | 'dairy'

/** ExplicitIngredient by a word's gift: what it can stand in for. */
export const EXPLICIT_BY_GIFT: Readonly<Partial<Record<Need, ExplicitIngredient>>> = {
  fat: 'oil',
  broth: 'broth',
  milk: 'milk',
  cheese: 'cheese',
  noodle: 'wrapper',
  pastry: 'wrapper',
  batter: 'wrapper',
}

/** No word of the lists is shorter. */
const SHORTEST = 3

/**
 * ExplicitIngredient by words of a segment; where a word begins or ends there stands a space. Palm oil is not among them, because
 * where it is used there is fish in the pot. Minestrone and gazpacho are made in oil by their recipe. Keyed by their first
 * letters, because looking for each of the words takes several times as long.
 */
const WORDS = Object.entries(lists).flatMap(([kind, lines]) =>
  lines.flatMap((line) =>
    line.split('|').map((word) => ({ word, kind: kind as ExplicitIngredient })),
  ),
)
const EXPLICIT_BY_START = Map.groupBy(WORDS, ({ word }) => word.slice(0, SHORTEST))

/** These are named for their taste, and are of rice or of a vegetable. */
const ONLY_TASTE = /\b(?:coconut|cilantro|lemon|lime) rice\b|\bjud[ií]as? verdes\b/giu

/** What the words of a segment say of how a dish is made. */
export function explicitIn(words: string): Set<ExplicitIngredient> {
  const plain = words.toLowerCase().replace(ONLY_TASTE, '')
  const text = ` ${plain.replace(/[^\p{L}]+/gu, ' ')} `
  const told = new Set<ExplicitIngredient>()
  for (let at = 0; at + SHORTEST <= text.length; at++) {
    for (const { word, kind } of EXPLICIT_BY_START.get(text.slice(at, at + SHORTEST)) ?? []) {
      if (text.startsWith(word, at)) told.add(kind)
    }
  }
  return told
}
