import { holdsOneOf } from './holdsOneOf.ts'
import lists from './lists.json' with { type: 'json' }
import type { Standings } from './standing.ts'
import type { Segments, Span } from './words/readSegments.ts'
import { isCalledVegan } from './words/roles.ts'

/** "Dairy-free on request" promises nothing of the dish as it stands. */
const ONLY_OFFERED = new RegExp(`\\b(?:${lists.onlyOffered.join('|')})`, 'i')

/** Kinds of animal food that a text says are left out altogether: the first by their whole name, the others by a word of it. */
type Absent = keyof typeof lists.absent | keyof typeof lists.absentWithin

function kindsOf(words: string): Absent[] {
  const whole = Object.entries(lists.absent).filter(([, all]) => all.includes(words.toLowerCase()))
  const within = Object.entries(lists.absentWithin).filter(([, some]) => holdsOneOf(words, some))
  return [...whole, ...within].map(([kind]) => kind as Absent)
}

/** What a curry is salted with. */
const CURRY_PASTE = /(?:curry ?past[ea]|past[aąy] curry)$/i

/** What a dish usually holds, food by food, and the kinds whose absence clears it; butter and cheese are dairy as well. */
const CLEARS: Readonly<Record<string, readonly string[]>> = lists.clears

/** Beside an egg that is left out. */
const HAS_MAYONNAISE = new RegExp(lists.hasMayonnaise, 'iu')

/** "no fish sauce", "made without egg", "dairy-free" standing alone: what the whole dish goes without. */
export function findAbsent(text: string, segments: Segments, standings: Standings): Set<Absent> {
  const absent = new Set<Absent>()
  for (const { spans } of segments) {
    for (const span of spans) {
      const standing = standings.get(span)
      // A "vegan fish sauce" means that there is no other fish sauce. A "vegan fish" says nothing of the sauce.
      const isMock = standing === 'replaced' && /(?:sauce|paste|nuoc mam|dashi)$/i.test(span.words)
      if (standing !== 'denied' && !isMock) continue
      for (const kind of kindsOf(span.words)) {
        // A dish with "no oyster sauce" may have fish sauce. One with a vegan oyster sauce has neither.
        if (isMock ? /^(?:fish|oyster) s/.test(kind) : kind !== 'oyster sauce') absent.add(kind)
      }
    }
    if (spans.some(isCalledVegan) && spans.some(({ words }) => CURRY_PASTE.test(words)))
      absent.add('fish sauce')
    if (!spans.every(({ entry }) => entry?.role === 'neutral')) continue
    for (const source of spans.flatMap(({ entry }) => entry?.replaces ?? [])) {
      if (source === 'dairy' || source === 'egg') absent.add(source)
    }
  }
  // "sin atún ni huevo, con mayonesa" has egg, "Mayonnaise ohne Ei" has none.
  if (absent.has('egg') && HAS_MAYONNAISE.test(text)) absent.delete('egg')
  return absent.size > 0 && ONLY_OFFERED.test(text) ? new Set() : absent
}

/** Whether all that a dish's word usually holds is left out; never of a food that is named itself. */
export function isCleared({ entry }: Span, absent: ReadonlySet<string>): boolean {
  if (absent.size === 0 || (entry?.role !== 'hidden' && entry?.role !== 'maybe')) return false
  const { holds = '' } = entry
  return holds.split(/, | or /).every((food) => CLEARS[food]?.some((kind) => absent.has(kind)))
}
