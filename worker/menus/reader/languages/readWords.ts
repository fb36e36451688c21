import type { List } from './grammar.ts'

/** A row of words.json: a term, its meaning in English, and its class. Without a class it has that of its meaning. */
export interface WordRow {
  term: string
  meaning: string
  className: string
}

/** "Hähnchen | chicken | meat", "frango | chicken" → its parts. */
export function readRow(row: string): WordRow {
  const [term = '', meaning = '', className = ''] = row.split('|')
  return { term: term.trim(), meaning: meaning.trim(), className: className.trim() }
}

/** Splits "beef, roast pork", or all lines of a grammar's list, into phrases. */
export function splitList(list: string | List): string[] {
  return String(list)
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '')
}
