import type { Entry } from '../../../languages/entry.ts'
import { guessCompound } from './compounds.ts'
import { type LanguageOrder, WORLD } from './language.ts'
import { meaningOf } from './phrases.ts'
import { guessForm, guessSpelling } from './spellings.ts'
import type { Token } from './tokenise.ts'

const NEUTRAL: Entry = { role: 'neutral' }

/** Endings of English words that describe and name no food: "hand-rolled", "Sicilian"; "pepián" is a stew. */
const DESCRIBES =
  /.{2}(?:ed|ing|ly|ful|ous|ive|able|ible|ical|ized|ised|esque|ness|ward|istic)$|.{4}(?:ian|ean|ish|est|ista)$/

/**
 * What an unknown word probably is: a number, an owner's name ("Nonna's"), a known word in another form or spelling, a
 * compound of known parts or a describing word. null: there is no telling.
 */
export function guessWord({ text, raw }: Token, order: LanguageOrder): Entry | null {
  if (/\d/.test(text) || text.length === 1 || !/[a-z]/.test(text)) return NEUTRAL
  const known = ofPlural(text, order) ?? guessForm(text, order) ?? guessCompound(text, order)
  if (known !== null) return known
  if (/['’]s$/.test(raw) || ((order[0] ?? 0) <= WORLD && DESCRIBES.test(text))) return NEUTRAL
  return guessSpelling(text)
}

/** A plural of a name in -i, also of a plural: "idlis", "gnocchis". */
function ofPlural(word: string, order: LanguageOrder): Entry | null {
  return word.length > 4 && word.endsWith('is') ? meaningOf(word.slice(0, -1), order) : null
}
