/**
 * The first phrase of a list that a text holds, whatever its signs and capitals; "serv*" is the beginning of a word. A list is data, where
 * a pattern of as many words would be slow to read.
 */
export function holdsOneOf(text: string, list: readonly string[]): string | undefined {
  const plain = toPhrase(text)
  return list.find((one) => plain.includes(one.endsWith('*') ? ` ${one.slice(0, -1)}` : ` ${one} `))
}

/** Lower-case words with a space around each. */
export function toPhrase(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}
