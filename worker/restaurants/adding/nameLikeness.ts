import { wordsOf } from '../words/words.ts'

/** Words that a name may have or lack. */
const SMALL: ReadonlySet<string> = new Set(['the', 'and', 'n', 'a', 'of', 'at', 'by', 'restaurant'])
/** Words that say what a place is, not which. */
const COMMON: ReadonlySet<string> = new Set(
  `asian bakery bar bistro bowl burger burgers cafe coffee cuisine deli diner eatery express food foods
  fresh fusion garden green grill healthy house indian italian juice kitchen mexican organic pizza
  pizzeria place plant restaurant salad shop smoothie street sushi tea thai truck vegan veg vegetarian
  veggie`.split(/\s+/),
)
/** One slip of the keyboard in a short name, two in a longer one. */
const ONE_SLIP_FROM = 5
const TWO_SLIPS_FROM = 10

/** The folded words of a name that tell it from others: no "the", "and" or "&", "O'Neill" as one word. */
export function tellingWords(name: string): string[] {
  const words = wordsOf(name.replace(/(\p{L})['’ʼ`´](?=\p{L})/gu, '$1'))
  const telling = words.filter((word) => !SMALL.has(word))
  return telling.length > 0 ? telling : words
}

/**
 * How alike two names are: 3 the same but for accents, signs, spaces and small words; 2 misspelled; 1 one holds all
 * the words of the other; 0 not alike.
 */
export function nameLikeness(one: string, other: string): 0 | 1 | 2 | 3 {
  const [a, b] = [tellingWords(one), tellingWords(other)]
  const [left, right] = [a.join(''), b.join('')]
  if (left === '' || right === '') return 0
  if (left === right) return 3
  const shorter = Math.min(left.length, right.length)
  const slips = shorter >= TWO_SLIPS_FROM ? 2 : shorter >= ONE_SLIP_FROM ? 1 : 0
  if (editDistance(left, right, slips) <= slips) return 2
  return holdsWords(a, b) || holdsWords(b, a) ? 1 : 0
}

/** "Veggie Galaxy" in "Veggie Galaxy Diner"; "Cafe" alone says nothing. */
function holdsWords(words: readonly string[], inside: readonly string[]): boolean {
  const all = new Set(inside)
  return words.every((word) => all.has(word)) && words.some((word) => !COMMON.has(word))
}

/** Letters added, left out, changed or swapped with the next; counted no further than `most` + 1. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    if (Math.min(...row) > most) return most + 1
    before = above
    above = row
  }
  return above[b.length] ?? most + 1
}
