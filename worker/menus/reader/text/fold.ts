/** No script puts more marks on a letter. */
const PILED_MARKS = /(\p{M}{8})\p{M}+/gu

const BEYOND_ASCII = /[\u0080-\uffff]/

/** Letters that no Unicode decomposition turns into the plain ones people type. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
}

/** Lower case without accents. Sorting accents piled on a letter takes quadratic time, so a letter keeps eight at most. */
export function fold(text: string): string {
  const small = text.toLowerCase()
  // Most text is plain. Decomposing it would take most of a page's time.
  if (!BEYOND_ASCII.test(small)) return small
  return small
    .replace(PILED_MARKS, '$1')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðþłıħ]/g, (letter) => PLAIN[letter] ?? letter)
}

/** What has none of these needs no folding, and no classes of Unicode. */
const NOT_PLAIN = /['’]|[^\p{ASCII}]/u

/** The folded words of a text, in order. */
export function foldedWords(text: string): string[] {
  if (!NOT_PLAIN.test(text)) return text.toLowerCase().match(/[a-z]+/g) ?? []
  return (
    fold(text)
      .replace(/['’]s\b/g, 's')
      .match(/\p{L}+/gu) ?? []
  )
}
