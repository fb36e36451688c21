import { LANGUAGES } from '../languages/languages.ts'
import { splitList } from '../languages/readWords.ts'
import { maySpeakOfDiet, meaningOf } from '../marks/readMeaning.ts'
import { readTalk, type Said } from '../marks/talk.ts'
import { once } from '../text/remember.ts'
import lists from './text/lists.json' with { type: 'json' }
import { findStandings } from './text/standing.ts'
import { readSegments, type Span } from './text/words/readSegments.ts'

/** Built at the first heading that speaks of vegan: it needs every word Sprig knows. */
const headingWords = once(() => {
  const names = LANGUAGES.flatMap(({ grammar }) => splitList(grammar?.headings ?? ''))
  const spans = names.flatMap((name) => readSegments(name).flatMap((part) => part.spans))
  return new Set(spans.flatMap(({ plain }) => plain))
})

/** What may stand beside "vegan" in a heading: articles, praise, and words for dishes. */
const BESIDE: ReadonlySet<string> = new Set(lists.besideVegan)
/** A heading with one of these words speaks only of some dishes. */
const OF_SOME =
  /^(?:vegetari\p{L}*|végétari\p{L}*|veggie|veg|vega|wegetaria\p{L}*|friendly|free|order|add(?: ?ons?)?|wines?|beers?|milks?|dips?|condiments?|suppliers?|cheese)$/iu

/** "Vegan burgers", "Unsere veganen Hauptgerichte": nothing but words of sections and vegan; not "Vegan & vegetarian". */
export function isVeganHeading(heading: string): boolean {
  if (!maySpeakOfDiet(heading) || heading.includes('=')) return false
  const said = readTalk(heading)
  if (meaningOf(said) === 'animal') return false
  const segments = readSegments(said.map(wordOf).join(' '))
  if (segments.some(({ connective }) => connective === 'or' || connective === 'with')) return false
  const spans = segments.flatMap((part) => part.spans)
  // "Meat & vegan", but "Vegan chicken".
  const standings = findStandings(segments)
  if (spans.some((span) => span.entry?.role === 'animal' && !standings.has(span))) return false
  return spans.some(saysVegan) && spans.every((span) => saysVegan(span) || isOfSection(span))
}

/** "100 % végétaux" says "vegan"; "végétaux" alone are vegetables. */
function wordOf({ isWhole, kinds, raw }: Said): string {
  return isWhole && kinds.includes('vegan') ? 'vegan' : raw
}

function saysVegan({ entry, words }: Span): boolean {
  return entry?.role === 'vegan' || /^(?:plant ?based|pflanzlich\p{L}*)$/iu.test(words)
}

function isOfSection({ entry, words, plain }: Span): boolean {
  if (OF_SOME.test(words)) return false
  return (
    entry?.role === 'dish' ||
    readTalk(words).every(({ kinds }) => kinds.includes('fully')) ||
    BESIDE.has(words.toLowerCase()) ||
    plain.every((word) => headingWords().has(word))
  )
}
