import { onceFor } from '../../text/remember.ts'

/**
 * The first phrase of a list that a text holds, whatever its signs and capitals; "serv*" is the beginning of a word. A list is data, where
 * a pattern of as many words would be slow to read.
 */
export function holdsOneOf(text: string, list: readonly string[]): string | undefined {
  const plain = toPhrase(text)
  return list[phrasesOf(list).findIndex((phrase) => plain.includes(phrase))]
}

/** With the spaces that stand around its words. */
const phrasesOf = onceFor((list: readonly string[]) =>
  list.map((one) => ` ${one} `.replace('* ', '')),
)

/** Lower-case words with a space around each. */
export function toPhrase(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}
