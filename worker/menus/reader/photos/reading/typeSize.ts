/** Heights above the baseline and depths below it, as shares of the font size. */
const X_HEIGHT = 0.5
const CAP_HEIGHT = 0.72
const DESCENDER = 0.21
const COMMA = 0.1

const TALL_LETTERS = /[\p{Lu}\p{N}bdfhiklt()&$€£!?/]/u
const DESCENDERS = /[gjpqyQ()$]/u

/** The font size of a text from its printed height: "ace" is lower than "Apply" in the same font. */
export function typeSize(text: string, height: number): number {
  const above = TALL_LETTERS.test(text) ? CAP_HEIGHT : X_HEIGHT
  const below = DESCENDERS.test(text) ? DESCENDER : /[,;]/.test(text) ? COMMA : 0
  return height / (above + below)
}
