/** Pieces that are repeated for every pattern: spaces, digits, separators, quotes, brackets. */
const USUAL = [
  ...' \t\n\u00a00aAé.,;:-–…·|/_*#=<>([{"\'`~!&%+@\\\u0301',
  ...['\r\n', 'a ', 'A ', '1 ', '1,', '0.', 'a,', ', ', 'a-', '\u0316\u0301', '<a>', '**a', '[a]('],
] as const
/** The most pieces of a pattern; the longest patterns only repeat the same kind. */
const MAX_PIECES = 70

/** The pieces to repeat for a pattern: the common ones, and each letter and word in it. */
export function piecesFor(source: string): string[] {
  const plain = source
    .replace(/\\u\{([\da-f]+)\}|\\u([\da-f]{4})/gi, (_, long, short) =>
      String.fromCodePoint(Number.parseInt(long ?? short, 16)),
    )
    .replace(/\\[pP]\{[^}]*\}|\\[dDwWsSbB]|\(\?<?[:=!]/g, ' ')
  const letters = [...plain].filter((letter) => letter.trim() !== '')
  const words = plain.match(/[\p{L}\d' -]{2,}/gu) ?? []
  const own = [...letters, ...words, ...words.map((word) => `${word} `)]
  return [...new Set([...USUAL, ...own])].slice(0, MAX_PIECES)
}

export const USUAL_PIECES: readonly string[] = USUAL

/** A text of about `length` letters that nearly matches: a repeated piece, then one that does not match. */
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
