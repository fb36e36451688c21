import type { List } from './grammar.ts'

/** A row of words.json: a term, what it means in English, and its class; without one it has the class of its meaning. */
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

/** "beef, roast pork" → its phrases; so the lines of a grammar's list. */
export function splitList(list: string | List): string[] {
  return String(list)
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '')
}
