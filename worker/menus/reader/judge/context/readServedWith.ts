import { plainWord } from '../../text/plainWord.ts'
import { holdsOneOf, toPhrase } from '../text/holdsOneOf.ts'
import lists from '../text/lists.json' with { type: 'json' }
import { weighText } from '../text/weighText.ts'
import { plainHeading, type ServedWith } from './menuContext.ts'

/** "inkl. Käse" goes on. */
const SENTENCE_END = /(?<![Ii]n[ck]l|zzgl|bzw|evtl|ca)[.!;]\s+(?=\p{Lu})/u
/** What has a price of its own is no part of a dish: "+ 1 €". */
const PRICED = /[+$€£]\s?\d|\d\s?(?:[€$£]|zł|eur)/iu
const { served, optional, all, before, anyDish, kitchens, goesOn } = lists.servedWith
const { fats, samePot, fried, never, foods, germanFries, french } = lists.fryer

/** Reads "we use beef tallow in our fryers", "fried in the same oil as fish": what it says of all that is fried. */
export function readFryer(text: string): ServedWith | null {
  for (const sentence of text.split(/[.!?;]/u)) {
    const fat = holdsOneOf(sentence, fats)
    const pot = fat ?? holdsOneOf(sentence, samePot)
    if (pot === undefined || !holdsOneOf(sentence, fried)) continue
    // "Fried in beef dripping (no MSG)": what is denied behind the fat is something else, as is "Not vegetarian: …".
    const clauses = sentence.split(/[,(]/u)
    const end = clauses.findIndex((one) => holdsOneOf(one, [pot])) + 1
    if (holdsOneOf(clauses.slice(0, end).join().split(':').at(-1) ?? '', never)) continue
    const holds = fat ?? weighText('', sentence).animals[0]
    // "Pommes" are apples in French.
    const subject = holdsOneOf(sentence, french) ? foods : [...foods, ...germanFries]
    const fryer = fat === undefined ? 'shared' : 'fat'
    if (holds !== undefined) return { section: '', subject, holds, fryer }
  }
  return null
}

/** Reads "served with garlic butter", "all soups on meat stock"; null when nothing animal comes with the dishes for sure. */
export function readServedWith(text: string, section: string): ServedWith | null {
  for (const sentence of text.split(SENTENCE_END)) {
    if (!holdsOneOf(sentence, served)) continue
    if (holdsOneOf(sentence, optional) || PRICED.test(sentence)) continue
    const named = subjectOf(sentence)
    const from = named === '' ? 0 : sentence.toLowerCase().indexOf(named) + named.length
    const { animals, hidden } = weighText('', sentence.slice(from))
    const holds = animals[0] ?? hidden[0]?.words?.[0]
    if (holds !== undefined && isOfSome(sentence.slice(from), holds, named)) continue
    // A line without a heading and without "all …" is about something else.
    if (holds === undefined || (section === '' && named === '')) continue
    const word = plainWord(named)
    const subject = word === '' || anyDish.includes(word) ? [] : [word]
    return { section: plainHeading(section), subject, holds }
  }
  return null
}

/** "Todos los platos no llevan carne", "Alle Gerichte mit Huhn sind halal", "in a kitchen that handles milk": not what all dishes hold. */
function isOfSome(rest: string, holds: string, named: string): boolean {
  const [front = '', behind = ''] = rest.toLowerCase().split(holds.toLowerCase(), 2).map(toPhrase)
  const words = front.trim().split(' ')
  // "Without egg but with butter" denies no butter.
  if (holdsOneOf(words.slice(-2).join(' '), never) || holdsOneOf(front, kitchens)) return true
  const isOfAny = anyDish.includes(plainWord(named))
  return isOfAny && words.length === 1 && goesOn.includes(behind.split(' ')[1] ?? '')
}

/** What "all our …" stands before; empty when a line says no such thing. */
function subjectOf(sentence: string): string {
  const words = toPhrase(sentence).trim().split(' ')
  const first = words.findIndex((word) => !all.includes(word) && !before.includes(word))
  return words.slice(0, first).some((word) => all.includes(word)) ? (words[first] ?? '') : ''
}
