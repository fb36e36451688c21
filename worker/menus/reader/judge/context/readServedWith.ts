import { plainWord } from '../../text/plainWord.ts'
import lists from '../text/lists.json' with { type: 'json' }
import { weighText } from '../text/weighText.ts'
import { plainHeading, type ServedWith } from './menuContext.ts'

const SERVED =
  /\b(?:served?|comes?|topped|cooked|made|fried|finished|prepared|contains?|includes?|accompanied|dressed|brushed|mit|serviert|servis?|accompagn[ée]s?|servid[oa]s?|serviti|servite|con|avec|with|on|in)\b/iu
const OPTIONAL =
  /\b(?:add|adding|extra|can|may|optional|choice|choose|option|request|upgrade|available|substitute|sub|if|or|never|niemals|jamais|nunca|wahlweise|auf wunsch|au choix|supplement|\+\s?[$€£]?\d|[$€£]\s?\d)\b/iu
const SUBJECT =
  /^\W*(?:all|every|each|our|alle|unsere|tou[st]e?s?|nos|tod[oa]s|nuestr[oa]s|tutt[ie])\s+(?:of\s+)?(?:our\s+|the\s+|los\s+|las\s+|les\s+|le\s+|i\s+|gli\s+|nos\s+)?([\p{L}-]+)/iu
const ANY_DISH =
  /^(?:dish|item|main|meal|order|entree|plate|our|gericht|speise|plat|plato|piatto|food|of|these)$/

/** Fat of animals in which kitchens fry, and the pot that fish is fried in as well, in the languages of menus. */
const ANIMAL_FAT = new RegExp(`(?<!\\p{L})(?:${lists.fryer.fats.join('|')})(?!\\p{L})`, 'iu')
const SAME_POT = new RegExp(`(?<!\\p{L})(?:${lists.fryer.samePot.join('|')})(?!\\p{L})`, 'iu')
const FRIED = new RegExp(`(?<!\\p{L})(?:${lists.fryer.fried.join('|')})`, 'iu')
const DENIED = new RegExp(`(?<!\\p{L})(?:${lists.fryer.never.join('|')})(?!\\p{L})`, 'iu')

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
  if (!SERVED.test(text) || OPTIONAL.test(text)) return null
  const { animals, hidden } = weighText('', text)
  const holds = animals[0] ?? hidden[0]?.words?.[0]
  if (holds === undefined) return null
  const named = SUBJECT.exec(text)?.[1]
  const word = named === undefined ? '' : plainWord(named)
  const subject = word === '' || ANY_DISH.test(word) ? [] : [word]
  // A line without a heading and without "all …" is about something else.
  if (section === '' && named === undefined) return null
  return { section: plainHeading(section), subject, holds }
}
