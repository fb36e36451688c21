/**
 * The first phrase of a list that a text holds, whatever its signs and capitals; "serv*" is the beginning of a word. A list is data, where
 * a pattern of as many words would be slow to read.
 */
export function holdsOneOf(text: string, list: readonly string[]): string | undefined {
  const plain = toPhrase(text)
  const known = phrases.get(list) ?? list.map((one) => ` ${one} `.replace('* ', ''))
  phrases.set(list, known)
  return list[known.findIndex((phrase) => plain.includes(phrase))]
}

/** Of each list, with the spaces that stand around its words. */
const phrases = new WeakMap<readonly string[], readonly string[]>()

/** Lower-case words with a space around each. */
export function toPhrase(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}
