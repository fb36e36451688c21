import { editDistance } from '../../contract/editDistance.ts'
import { joinedWordsOf } from '../words/words.ts'

/** Words that do not distinguish names. */
const SMALL: ReadonlySet<string> = new Set(['the', 'and', 'n', 'a', 'of', 'at', 'by', 'restaurant'])
/** Words that describe many restaurants. */
const COMMON: ReadonlySet<string> = new Set(
  `asian bakery bar bistro bowl burger burgers cafe coffee cuisine deli diner eatery express food foods
  fresh fusion garden green grill healthy house indian italian juice kitchen mexican organic pizza
  pizzeria place plant restaurant salad shop smoothie street sushi tea thai truck vegan veg vegetarian
  veggie`.split(/\s+/),
)
/** The shortest names in which one or two wrong letters are allowed. */
const ONE_EDIT_FROM = 5
const TWO_EDITS_FROM = 10

/** The folded words that distinguish a name from others: no "the", "and" or "&", "O'Neill" as one word. */
export function distinctiveWords(name: string): string[] {
  const words = joinedWordsOf(name)
  const distinctive = words.filter((word) => !SMALL.has(word))
  return distinctive.length > 0 ? distinctive : words
}

/**
 * How similar two names are: 3 the same except for accents, signs, spaces and small words; 2 misspelled; 1 one contains all
 * words of the other; 0 different.
 */
export function nameLikeness(one: string, other: string): 0 | 1 | 2 | 3 {
  const [a, b] = [distinctiveWords(one), distinctiveWords(other)]
  const [left, right] = [a.join(''), b.join('')]
  if (left === '' || right === '') return 0
  if (left === right) return 3
  const shorter = Math.min(left.length, right.length)
  const edits = shorter >= TWO_EDITS_FROM ? 2 : shorter >= ONE_EDIT_FROM ? 1 : 0
  if (editDistance(left, right, edits) <= edits) return 2
  return holdsWords(a, b) || holdsWords(b, a) ? 1 : 0
}

/** "Veggie Galaxy" in "Veggie Galaxy Diner"; a common word such as "Cafe" alone does not count. */
function holdsWords(words: readonly string[], inside: readonly string[]): boolean {
  const all = new Set(inside)
  return words.every((word) => all.has(word)) && words.some((word) => !COMMON.has(word))
}
