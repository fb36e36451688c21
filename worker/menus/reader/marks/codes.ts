import lists from './codes.json' with { type: 'json' }

/** What a mark beside a dish says about it; `allergen` is a letter that by custom names an animal food, `other` says nothing of that. */
export type MarkMeaning = 'vegan' | 'vegetarian' | 'on-request' | 'animal' | 'allergen' | 'other'

/** Codes by what they mean where no legend tells. "V" alone is as often vegetarian as vegan. */
const MEANINGS: ReadonlyMap<string, MarkMeaning> = new Map(
  Object.entries(lists).flatMap(([meaning, codes]) =>
    codes.split(' ').map((code) => [code, meaning as keyof typeof lists]),
  ),
)

/** Codes that mean something else as often: "VG" vegetarian, "PB" peanut butter, a sprout a dish that the house likes. */
export const AMBIGUOUS: ReadonlySet<string> = new Set(['VG', 'PB', 'V+', 'Ⓥ', '🅥', '🌱'])

/** What a code, in the shape of `plainMark`, means where no legend tells; undefined: it is none. */
export function meaningOfCode(code: string): MarkMeaning | undefined {
  return MEANINGS.get(code)
}

/** Most marks have this shape already, because each is asked for more than once. */
const PLAIN = /^[A-Z]+$/

/** "(ve) " → "VE"; marks of the legend and of the dishes meet in this shape. */
export function plainMark(mark: string): string {
  if (PLAIN.test(mark)) return mark
  return mark.replace(/[()[\]{}.\s"'’]|\uFE0F/g, '').toUpperCase()
}

/** What a menu's marks mean by its own words, in the shape of `plainMark`. */
export type Legend = ReadonlyMap<string, MarkMeaning>
