import { t } from '../../../languages/t.ts'
import { editDistance } from '../../../worker/contract/editDistance.ts'
import { CUISINE_NAMES } from '../../../worker/contract/restaurants/cuisineNames.ts'
import { addAlert } from '../../shell/alerts.ts'

/** With fewer letters almost any word could be meant. */
const SHORTEST = 4
/** Up to this many letters one edit is allowed, in longer words two. */
const LONGEST_FOR_ONE = 6
/** Long enough to read it and to move the thumb. */
const OFFER_MS = 15_000

/** Offers the cuisine that a misspelt keyword may mean, after a search that found nothing. */
export function offerWord(typed: string, searchFor: (word: string) => void): void {
  const word = wordMeant(typed)
  if (word === null) return
  addAlert({
    kind: 'info',
    text: t('Did you mean?'),
    durationMs: OFFER_MS,
    action: { label: word, run: () => searchFor(word) },
  })
}

/** The cuisine spelt most like a text, in the language of the page; null for one spelt right and for other words. */
export function wordMeant(text: string): string | null {
  const typed = text.trim().toLowerCase()
  if (typed.length < SHORTEST) return null
  const most = typed.length <= LONGEST_FOR_ONE ? 1 : 2
  const [best] = [...CUISINE_NAMES]
    .map((id) => t(id))
    .map((name) => ({ name, edits: editDistance(typed, name.toLowerCase(), most) }))
    .filter(({ edits }) => edits <= most)
    .sort((a, b) => a.edits - b.edits)
  return best === undefined || best.edits === 0 ? null : best.name
}
