import { foldLetters } from '../../contract/plainLetters.ts'
import {
  CUISINE_NAMES,
  capitaliseCuisine,
  cuisineOf,
} from '../../contract/restaurants/cuisineNames.ts'
import { inEveryLanguage } from '../../language/language.ts'

/** With fewer letters an ending may be the word. */
const SHORTEST_STEM = 4

let byName: ReadonlyMap<string, readonly string[]> | null = null

/**
 * The cuisines that a text names in any of our languages but English, whose names are words of the index: 'Griechisch' → 'greek'.
 * In any, because everybody gets the same answer to the same address.
 */
export function cuisinesNamed(text: string): readonly string[] {
  byName ??= collect()
  return byName.get(stemOf(text)) ?? []
}

const inEnglish = new Set([...CUISINE_NAMES].map(foldLetters))

/** Whether a text is the name of a cuisine in English or in the language of the page: "Indiana" is so only in Portuguese. */
export function isCuisineName(text: string): boolean {
  const typed = foldLetters(text).trim()
  const isTyped = (cuisine: string) => foldLetters(capitaliseCuisine(cuisine)) === typed
  return inEnglish.has(typed) || cuisinesNamed(text).some(isTyped)
}

/** One for "indien", "Indienne" and "indiennes", for "helado" and "Helados", "indisch" and "indisches"; without accents. */
function stemOf(name: string): string {
  const folded = foldLetters(name).trim()
  const stem = folded.replace(/(?<=isch)e[rnm]$|[aeos]{1,4}$/, '').replace(/nn$/, 'n')
  return stem.length < SHORTEST_STEM ? folded : stem
}

function collect(): ReadonlyMap<string, readonly string[]> {
  const pairs = [...CUISINE_NAMES].flatMap((name) =>
    [...new Set(inEveryLanguage(name))]
      .filter((spelling) => spelling !== name)
      .map((spelling) => ({ stem: stemOf(spelling), cuisine: cuisineOf(name) })),
  )
  const named = Map.groupBy(pairs, ({ stem }) => stem)
  return new Map(
    [...named].map(([stem, of]) => [stem, [...new Set(of.map(({ cuisine }) => cuisine))]]),
  )
}
