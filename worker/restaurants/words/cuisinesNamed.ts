import { foldLetters } from '../../contract/plainLetters.ts'
import { CUISINE_NAMES, cuisineOf } from '../../contract/restaurants/cuisineNames.ts'
import { inEveryLanguage } from '../../language/language.ts'

let byName: ReadonlyMap<string, readonly string[]> | null = null

/**
 * The cuisines that a text names in any of our languages but English, whose names are words of the index: 'Griechisch' → 'greek'.
 * In any, because everybody gets the same answer to the same address.
 */
export function cuisinesNamed(text: string): readonly string[] {
  byName ??= collect()
  return byName.get(foldLetters(text).trim()) ?? []
}

function collect(): ReadonlyMap<string, readonly string[]> {
  const pairs = [...CUISINE_NAMES].flatMap((name) =>
    [...new Set(inEveryLanguage(name))]
      .filter((spelling) => spelling !== name)
      .map((spelling) => ({ spelling: foldLetters(spelling), cuisine: cuisineOf(name) })),
  )
  const named = Map.groupBy(pairs, ({ spelling }) => spelling)
  return new Map([...named].map(([spelling, of]) => [spelling, of.map(({ cuisine }) => cuisine)]))
}
