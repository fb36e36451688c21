/** The signs that people write as an apostrophe; to Unicode the last two are letters, as in "Hawaiʻi". */
const APOSTROPHES = /[‘’＇`´ʼʻ]/gu
/** An apostrophe between two letters, which many people leave out: "ONeill", "LOsteria". */
const INNER = /(?<=[\p{L}\p{M}])'(?=\p{L})/gu

/** Each kind of apostrophe as the one of the keyboard; before other folding, which takes "´" for a space with an accent. */
export function toPlainApostrophes(text: string): string {
  return text.replace(APOSTROPHES, "'")
}

export function withoutInnerApostrophes(text: string): string {
  return toPlainApostrophes(text).replace(INNER, '')
}
