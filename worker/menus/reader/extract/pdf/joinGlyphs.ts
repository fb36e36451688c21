import { isPrice, type PlacedText } from '../layout/placedText.ts'
import { rowsOf } from '../layout/rows.ts'

/** A run of text as a PDF draws it: a word, a letter or a whole line. */
export interface Glyphs extends PlacedText {
  font: string
}

/** Runs on one baseline as lines; a wide gap ends one, for it is a gutter or leads to a price. */
export function joinGlyphs(runs: readonly Glyphs[]): PlacedText[] {
  const usualFont = mostUsedFont(runs)
  const joined: Glyphs[] = []
  const printed = runs.filter(({ text }) => text !== '')
  const rows = rowsOf(printed, ({ y, height }) => y + height, 0.35)
  for (const row of rows) joinRow(row, joined)
  return joined.flatMap((run) => {
    const text = run.text.replace(/\s*(?:\.\s?){3,}\s*|[\s_…·]{4,}/g, (found) =>
      /[._…·]/.test(found) ? ' … ' : ' ',
    )
    return text.trim() === '' ? [] : [{ ...run, text: text.trim(), isBold: run.font !== usualFont }]
  })
}

function joinRow(row: readonly Glyphs[], joined: Glyphs[]): void {
  let last: Glyphs | null = null
  for (const run of row) {
    const isBlank = run.text.trim() === ''
    if (last !== null && isNext(last, run)) {
      const isApart = run.x0 - last.x1 > run.height * 0.18
      last.text += isApart && !/\s$/.test(last.text) && !/^\s/.test(run.text) ? ' ' : ''
      last.text += run.text
      if (!isBlank) last.x1 = Math.max(last.x1, run.x1)
      last.height = Math.max(last.height, run.height)
    } else if (!isBlank) {
      last = { ...run }
      joined.push(last)
    }
  }
}

function isNext(last: Glyphs, run: Glyphs): boolean {
  const gap = run.x0 - last.x1
  const isFar = gap > Math.max(run.height, last.height) * 1.6 || gap < -last.height * 2
  return !isFar && !(isPrice(run.text) && gap > run.height)
}

/** The font of most letters; names are often in another. */
function mostUsedFont(runs: readonly Glyphs[]): string {
  const letters = new Map<string, number>()
  for (const { font, text } of runs) letters.set(font, (letters.get(font) ?? 0) + text.length)
  const most = [...letters].toSorted(([, a], [, b]) => b - a)[0]
  return most?.[0] ?? ''
}
