import type { Grammar, List } from './grammar.ts'

/**
 * A row of words.json as a term, its meaning in English, and its class: "Hähnchen | chicken | meat", "frango | chicken".
 * Without a class it has that of its meaning.
 */
export function readRow(row: string) {
  const [term = '', meaning = '', className = ''] = row.split('|').map((part) => part.trim())
  return { term, meaning, className }
}

/** Splits "beef, roast pork", or all lines of a grammar's list, into phrases. */
export function splitList(list: string | List): string[] {
  return String(list)
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '')
}

/** The ways to say "no animal products" in a language. */
export function noAnimalProducts({ no, talk }: Grammar): string[] {
  const products = splitList(talk.animalProducts)
  return splitList(no).flatMap((word) => products.map((one) => `${word} ${one}`))
}
