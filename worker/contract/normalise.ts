/** No script puts more marks on a letter. */
const PILED_MARKS = /(\p{M}{8})\p{M}+/gu

/** Unicode's normal form, of a letter with at most eight marks: to sort a pile of them takes the square of its height. */
export function normalise(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return text.replace(PILED_MARKS, '$1').normalize(form)
}
