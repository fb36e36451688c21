import { plainWord } from '../../text/plainWord.ts'
import lists from '../text/lists.json' with { type: 'json' }
import { weighText } from '../text/weighText.ts'
import { plainHeading, type ServedWith } from './menuContext.ts'

/** "inkl. Käse" goes on. */
const SENTENCE_END = /(?<![Ii]n[ck]l|zzgl|bzw|evtl|ca)[.!;]\s+(?=\p{Lu})/u

/** One of the words or patterns of a list, as a whole word. */
const oneOf = (list: readonly string[]) => `(?<!\\p{L})(?:${list.join('|')})(?!\\p{L})`
const { served, optional, all, articles, anyDish } = lists.servedWith
const SERVED = new RegExp(oneOf(served), 'iu')
const OPTIONAL = new RegExp(oneOf(optional), 'iu')
const SUBJECT = new RegExp(
  `^\\W*${oneOf(all)}\\s+(?:${oneOf(articles)}\\s+){0,2}([\\p{L}-]+)`,
  'iu',
)
const ANY_DISH: ReadonlySet<string> = new Set(anyDish)

/** Fat of animals in which kitchens fry, and the pot that fish is fried in as well, in the languages of menus. */
const ANIMAL_FAT = new RegExp(oneOf(lists.fryer.fats), 'iu')
const SAME_POT = new RegExp(oneOf(lists.fryer.samePot), 'iu')
const FRIED = new RegExp(`(?<!\\p{L})(?:${lists.fryer.fried.join('|')})`, 'iu')
const DENIED = new RegExp(oneOf(lists.fryer.never), 'iu')

/** Reads "we use beef tallow in our fryers", "fried in the same oil as fish": what it says of all that is fried. */
export function readFryer(text: string): ServedWith | null {
  for (const sentence of text.split(/[.!?;]/u)) {
    if (!FRIED.test(sentence) || DENIED.test(sentence)) continue
    const fat = ANIMAL_FAT.exec(sentence)?.[0]
    const isShared = fat === undefined && SAME_POT.test(sentence)
    const holds = fat ?? (isShared ? weighText('', sentence).animals[0] : undefined)
    if (holds !== undefined) return { section: '', subject: lists.fryer.foods, holds, isShared }
  }
  return null
}

/** Reads "served with garlic butter", "all soups on meat stock"; null when nothing animal comes with the dishes for sure. */
export function readServedWith(text: string, section: string): ServedWith | null {
  for (const sentence of text.split(SENTENCE_END)) {
    if (!SERVED.test(sentence) || OPTIONAL.test(sentence)) continue
    const [whole = '', named] = SUBJECT.exec(sentence) ?? []
    const { animals, hidden } = weighText('', sentence.slice(whole.length))
    const holds = animals[0] ?? hidden[0]?.words?.[0]
    // A line without a heading and without "all …" is about something else.
    if (holds === undefined || (section === '' && named === undefined)) continue
    const word = named === undefined ? '' : plainWord(named)
    const subject = word === '' || ANY_DISH.has(word) ? [] : [word]
    return { section: plainHeading(section), subject, holds }
  }
  return null
}
