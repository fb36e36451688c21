/** No writing system puts more marks on a letter. */
const PILED_MARKS = /(\p{M}{8})\p{M}+/gu

/** Unicode's normal form; drops marks beyond eight on a letter, since sorting them takes quadratic time. */
export function normalise(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return text.replace(PILED_MARKS, '$1').normalize(form)
}
