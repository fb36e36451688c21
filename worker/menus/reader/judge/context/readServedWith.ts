import { plainWord } from '../../text/plainWord.ts'
import { weighText } from '../text/weighText.ts'
import { plainHeading, type ServedWith } from './menuContext.ts'

const SERVED =
  /\b(?:served?|comes?|topped|cooked|made|fried|finished|prepared|contains?|includes?|accompanied|dressed|brushed|mit|serviert|servis?|accompagn[ée]s?|servid[oa]s?|serviti|servite|con|avec|with|on|in)\b/iu
const OPTIONAL =
  /\b(?:add|adding|extra|can|may|optional|choice|choose|option|request|upgrade|available|substitute|sub|if|or|wahlweise|auf wunsch|au choix|supplement|\+\s?[$€£]?\d|[$€£]\s?\d)\b/iu
const SUBJECT =
  /^\W*(?:all|every|each|our|alle|unsere|tou[st]e?s?|nos|tod[oa]s|nuestr[oa]s|tutt[ie])\s+(?:of\s+)?(?:our\s+|the\s+|los\s+|las\s+|les\s+|le\s+|i\s+|gli\s+|nos\s+)?([\p{L}-]+)/iu
const ANY_DISH =
  /^(?:dish|item|main|meal|order|entree|plate|our|gericht|speise|plat|plato|piatto|food|of|these)$/

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
