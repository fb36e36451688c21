import type { Entry, Source } from '../../../languages/entry.ts'
import {
  COMPOUND_HEADS,
  COMPOUND_PARTS,
  COMPOUND_STARTS,
  PLANT_COMPOUNDS,
  PLANT_HEADS,
} from './compounds.ts'
import type { Token } from './tokenise.ts'

const NEUTRAL: Entry = { role: 'neutral' }
const PLANT: Entry = { role: 'plant', gives: ['milk', 'cheese'] }
const FISH: Entry = { role: 'animal', source: 'fish' }

/** Endings of words that describe and name no food: "hand-rolled", "Sicilian"; "pepián" is a stew. */
const DESCRIBES =
  /.{2}(?:ed|ing|ly|ful|ous|ive|able|ible|ical|ized|ised|esque|ness|ward|istic)$|.{4}(?:ian|ean|ish|est|ista)$/

/**
 * What an unknown word probably is: a number, an owner's name ("Nonna's"), a compound of known parts ("Rinderfilet",
 * "Hafermilch", "rockfish") or a describing word. null: there is no telling.
 */
export function guessWord({ text, raw }: Token): Entry | null {
  if (/\d/.test(text) || text.length === 1 || !/[a-z]/.test(text)) return NEUTRAL
  const compound = guessCompound(text)
  if (compound !== null) return compound
  if (/['’]s$/.test(raw) || DESCRIBES.test(text)) return NEUTRAL
  return null
}

function guessCompound(text: string): Entry | null {
  if (text.length < 7) return null
  if (PLANT_COMPOUNDS.test(text)) return PLANT
  if (/.{3}fish$/.test(text)) return FISH
  for (const pattern of [COMPOUND_HEADS, COMPOUND_PARTS, COMPOUND_STARTS]) {
    const part = pattern.exec(text)?.[1]
    if (part !== undefined) return { role: 'animal', source: sourceOf(part) }
  }
  return PLANT_HEADS.test(text) ? { role: 'plant' } : null
}

function sourceOf(part: string): Source {
  if (/milch|sahne|kase|rahm|quark|joghurt|butter|cheese|milk/.test(part)) return 'dairy'
  if (/ei|eier/.test(part) && !/fleisch|schwein/.test(part)) return 'egg'
  return /lachs|fisch|thun|garnele|krabbe|hering|forelle/.test(part) ? 'fish' : 'meat'
}
