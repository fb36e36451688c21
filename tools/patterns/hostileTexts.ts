/** What is repeated whatever a pattern looks for: spaces, digits, signs that part, quote, open or close. */
const USUAL = [
  ...' \t\n\u00a00aAé.,;:-–…·|/_*#=<>([{"\'`~!&%+@\\\u0301',
  ...['\r\n', 'a ', 'A ', '1 ', '1,', '0.', 'a,', ', ', 'a-', '\u0316\u0301', '<a>', '**a', '[a]('],
] as const
/** Enough for the letters and words of the longest patterns; what follows is more of the same kind. */
const MOST_PIECES = 70

/** What to repeat against a pattern: the usual, and each letter and word that stands in it. */
export function piecesFor(source: string): string[] {
  const plain = source
    .replace(/\\u\{([\da-f]+)\}|\\u([\da-f]{4})/gi, (_, long, short) =>
      String.fromCodePoint(Number.parseInt(long ?? short, 16)),
    )
    .replace(/\\[pP]\{[^}]*\}|\\[dDwWsSbB]|\(\?<?[:=!]/g, ' ')
  const letters = [...plain].filter((letter) => letter.trim() !== '')
  const words = plain.match(/[\p{L}\d' -]{2,}/gu) ?? []
  const own = [...letters, ...words, ...words.map((word) => `${word} `)]
  return [...new Set([...USUAL, ...own])].slice(0, MOST_PIECES)
}

export const USUAL_PIECES: readonly string[] = USUAL

/** A text of about `length` letters that nearly fits: a piece again and again, then what fits nothing. */
export interface Hostile {
  name: string
  of(length: number): string
}

const ENDS: readonly (readonly [before: string, after: string])[] = [
  ['', '\u0001'],
  ['a1 ', '\u0001'],
  ['', ''],
]

export function hostileTexts(pieces: readonly string[]): Hostile[] {
  return pieces.flatMap((piece) =>
    ENDS.map(([before, after]) => ({
      name: `${JSON.stringify(before)} + many ${JSON.stringify(piece)} + ${JSON.stringify(after)}`,
      of: (length: number) => before + piece.repeat(Math.ceil(length / piece.length)) + after,
    })),
  )
}
