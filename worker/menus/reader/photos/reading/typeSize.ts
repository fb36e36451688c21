/** Shares of a type's size that its letters take up above and below the line that they stand on. */
const SMALL = 0.5
const TALL = 0.72
const DESCENDER = 0.21
const COMMA = 0.1

const TALL_LETTERS = /[\p{Lu}\p{N}bdfhiklt()&$€£!?/]/u
const DESCENDERS = /[gjpqyQ()$]/u

/** The size of type in which a text is so high: "ace" is lower than "Apply" in the same one. */
export function typeSize(text: string, height: number): number {
  const above = TALL_LETTERS.test(text) ? TALL : SMALL
  const below = DESCENDERS.test(text) ? DESCENDER : /[,;]/.test(text) ? COMMA : 0
  return height / (above + below)
}
