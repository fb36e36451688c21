import type { MenuNote } from '../../menu.ts'
import { plainWord } from '../text/plainWord.ts'
import { type MarkMeaning, type MenuContext, plainHeading, type ServedWith } from './menuContext.ts'
import { readClaim } from './readClaim.ts'
import { readLegend } from './readLegend.ts'
import { readServedWith } from './readServedWith.ts'

/** Reads a menu's legend, its claims and what comes with whole sections. Pure. */
export function readContext(notes: readonly MenuNote[]): MenuContext {
  const legend = new Map<string, MarkMeaning>()
  const veganSections = new Set<string>()
  const servedWith: ServedWith[] = []
  let allVegan = false
  for (const { text, section } of notes) {
    const read = readLegend(text)
    for (const [mark, meaning] of read) if (!legend.has(mark)) legend.set(mark, meaning)
    const claim = read.size > 0 ? null : readClaim(text)
    if (claim !== null && section === '' && claim.kind === '') allVegan = true
    else if (claim !== null)
      veganSections.add(claim.kind ? plainWord(claim.kind) : plainHeading(section))
    const served = readServedWith(text, section)
    if (served !== null && claim === null) servedWith.push(served)
  }
  return { legend, allVegan, veganSections, servedWith, marksVegan: false }
}
