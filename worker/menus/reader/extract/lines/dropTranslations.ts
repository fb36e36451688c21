import type { TextLine } from './textLine.ts'

const LETTER = /\p{L}/u
const LATIN = /\p{Script=Latin}/u
/** The least share of lines in Latin letters on a page whose other lines repeat them. */
const MOST = 0.6

/** The lines of a page in Latin letters without those in another script: "کشک بادمجان" below "Kashk-e Bademjān". */
export function dropTranslations(lines: readonly TextLine[]): readonly TextLine[] {
  const others = new Set(lines.filter(({ text }) => !LATIN.test(text) && LETTER.test(text)))
  if (others.size === 0 || others.size > (1 - MOST) * lines.length) return lines
  let low = Number.POSITIVE_INFINITY
  return lines.flatMap((line) => {
    low = Math.min(low, line.depth)
    if (others.has(line)) return []
    const kept = { ...line, depth: low }
    low = Number.POSITIVE_INFINITY
    return [kept]
  })
}
