import { t } from '../../../languages/t.ts'
import { editDistance } from '../../../worker/contract/editDistance.ts'
import { CUISINE_NAMES } from '../../../worker/contract/restaurants/cuisineNames.ts'
import { addAlert } from '../../shell/alerts.ts'

/** With fewer letters almost any word could be meant. */
const SHORTEST = 4
/** With two edits, "chickpea" could mean chicken and "Iranian" Italian. */
const MOST_EDITS = 1
/** What is spelt right, though a cuisine is one letter away. */
const OTHER_FOOD: ReadonlySet<string> = new Set([
  'doner',
  'döner',
  'green',
  'javanese',
  'pide',
  'thali',
])
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
  if (typed.length < SHORTEST || OTHER_FOOD.has(typed)) return null
  const [best] = [...CUISINE_NAMES]
    .map((id) => t(id))
    // Hardly anybody mistypes the first letter: sake is no cake.
    .filter((name) => name.toLowerCase().startsWith(typed.charAt(0)))
    .map((name) => ({ name, edits: editDistance(typed, name.toLowerCase(), MOST_EDITS) }))
    .filter(({ edits }) => edits <= MOST_EDITS)
    .sort((a, b) => a.edits - b.edits)
  return best === undefined || best.edits === 0 ? null : best.name
}
