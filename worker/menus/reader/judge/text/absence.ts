import type { Standings } from './standing.ts'
import type { Segments, Span } from './words/readSegments.ts'
import { isCalledVegan } from './words/roles.ts'

/** "Dairy-free on request" promises nothing of the dish as it stands. */
const ONLY_OFFERED = /\b(?:options?|optional|available|possible|request|ask|upon|can be)\b/i

const BY_WORDS = [
  ['meat', /^(?:meat|fleisch|viande|carne|vlees|mięs[ao])$/iu],
  [
    'dairy',
    /^(?:dairy|milk|lait|produits laitiers|milch|latticini|latte|l[áa]cteos?|leche|leite|laticínios|melk|zuivel|mlek[ao]|nabiału)\b/i,
  ],
  ['cheese', /^(?:cheese|käse|fromage|queso|formaggio|queijo|kaas|sera?)$/i],
  ['butter', /^(?:butter|ghee|beurre|mantequilla|burro|manteiga|boter|mas[łl]a)$/i],
  [
    'egg',
    /^(?:eggs?|ei|eier|oeufs?|œufs?|huevos?|uov[ao]|ovos?|eieren|jaj(?:ka|ek)|egg products?)$/i,
  ],
  ['fish sauce', /\b(?:fish|fish sauce|shrimp paste|dashi|bonito|nuoc mam)\b/i],
  ['oyster sauce', /\boyster sauce\b/i],
  [
    'lard or stock',
    /\b(?:lard|manteca|schmalz|strutto|reuzel|smal(?:cu|ec)|banha|saindoux|pork|bacon|ham|stock|broth)\b/i,
  ],
] as const

/** Kinds of animal food that a text says are left out altogether. */
export type Absent = (typeof BY_WORDS)[number][0]

/** A "vegan fish sauce" means that there is no other fish sauce. A "vegan fish" says nothing of the sauce. */
const MOCK_SAUCES: readonly Absent[] = ['fish sauce', 'oyster sauce']
/** A dish with "no oyster sauce" may have fish sauce. One with a vegan oyster sauce has neither. */
const ONLY_AS_MOCK: Absent = 'oyster sauce'
const SAUCE = /(?:sauce|paste|nuoc mam|dashi)$/i

/** What a curry is salted with. */
const CURRY_PASTE = /curry ?paste$/i

/** What a dish usually holds, food by food, and the kinds whose absence clears it; butter and cheese are dairy as well. */
const CLEARS: readonly (readonly [RegExp, readonly Absent[]])[] = [
  [/^(?:meat|minced meat)$/, ['meat']],
  [/^(?:ghee|butter)$/, ['butter', 'dairy']],
  [/^cheese$/, ['cheese', 'dairy']],
  [/^(?:dairy|milk|cream|sour cream|yogurt)$/, ['dairy']],
  [/^(?:egg|mayonnaise)$/, ['egg']],
  [/^(?:fish|stockfish|fish (?:sauce|stock)|dashi|shrimp paste)$/, ['fish sauce']],
  [/^(?:lard|meat stock)$/, ['lard or stock']],
]

/** "no fish sauce", "made without egg", "dairy-free" standing alone: what the whole dish goes without. */
export function findAbsent(
  text: string,
  segments: Segments,
  standings: Standings,
): ReadonlySet<Absent> {
  const absent = new Set<Absent>()
  for (const { spans } of segments) {
    for (const span of spans) {
      const standing = standings.get(span)
      const isMockSauce = standing === 'replaced' && SAUCE.test(span.words)
      if (standing !== 'denied' && !isMockSauce) continue
      for (const [kind, words] of BY_WORDS) {
        const counts = isMockSauce ? MOCK_SAUCES.includes(kind) : kind !== ONLY_AS_MOCK
        if (counts && words.test(span.words)) absent.add(kind)
      }
    }
    if (spans.some(isCalledVegan) && spans.some(({ words }) => CURRY_PASTE.test(words)))
      absent.add('fish sauce')
    if (!spans.every(({ entry }) => entry?.role === 'neutral')) continue
    for (const source of spans.flatMap(({ entry }) => entry?.replaces ?? [])) {
      if (source === 'dairy' || source === 'egg') absent.add(source)
    }
  }
  return absent.size > 0 && ONLY_OFFERED.test(text) ? new Set() : absent
}

/** Whether all that a dish's word usually holds is left out; never of a food that is named itself. */
export function isCleared({ entry }: Span, absent: ReadonlySet<Absent>): boolean {
  if (absent.size === 0 || (entry?.role !== 'hidden' && entry?.role !== 'maybe')) return false
  const { holds = '' } = entry
  return holds
    .split(/, | or /)
    .every((food) =>
      CLEARS.some(([foods, kinds]) => foods.test(food) && kinds.some((kind) => absent.has(kind))),
    )
}
