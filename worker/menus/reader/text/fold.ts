import letters from './letters.json' with { type: 'json' }

/** No script puts more than eight marks on a letter. */
const PILED_MARKS = /(\p{M}{8})\p{M}+/gu

const BEYOND_ASCII = /[\u0080-\uffff]/

/** Letters that Unicode does not decompose, and what people type for them. */
const PLAIN: Readonly<Record<string, string>> = letters

/** Lower case without accents. Normalization sorts the marks of a letter in quadratic time, so only eight of them are kept. */
export function fold(text: string): string {
  const small = text.toLowerCase()
  // Most text is ASCII. Normalizing it would take most of a page's time.
  if (!BEYOND_ASCII.test(small)) return small
  return small
    .replace(PILED_MARKS, '$1')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðþłıħ]/g, (letter) => PLAIN[letter] ?? letter)
}

/** A text without these needs neither folding nor Unicode classes, which are slow. */
const NOT_PLAIN = /['’]|[^\p{ASCII}]/u

/** The folded words of a text, in order. */
export function foldedWords(text: string): string[] {
  if (!NOT_PLAIN.test(text)) return text.toLowerCase().match(/[a-z]+/g) ?? []
  const folded = fold(text).replace(/['’]s\b/g, 's')
  return folded.match(/\p{L}+/gu) ?? []
}
