import { median } from '../../text/median.ts'
import { shortPattern } from '../../text/shortPattern.ts'
import { PLAIN_LINE, type TextLine } from '../lines/textLine.ts'
import { findGutters } from './gutters.ts'
import { leadPrices } from './leadPrices.ts'
import { isPrice, type PlacedText } from './placedText.ts'
import { rowsOf } from './rows.ts'

/** The lines of one sheet in reading order: column by column, parts of one row together. */
export function layoutLines(
  parts: readonly PlacedText[],
  gutters = findGutters(parts.filter(isPrinted)),
): TextLine[] {
  const texts = parts.filter(isPrinted)
  const size = median(texts.map(({ height }) => height))
  const lines: TextLine[] = []
  for (const column of toColumns(texts, gutters)) addColumn(column, size, lines)
  return lines
}

function isPrinted({ text, height }: PlacedText): boolean {
  return text.trim() !== '' && height > 0
}

/** The sheet cut at its gutters; what crosses one (a title) comes before the columns below it. */
function toColumns(texts: readonly PlacedText[], gutters: readonly number[]): PlacedText[][] {
  if (gutters.length === 0) return [[...texts]]
  const isCrossing = (part: PlacedText) => gutters.some((x) => part.x0 < x && part.x1 > x)
  const crossing = texts.filter(isCrossing)
  const rest = texts.filter((part) => !isCrossing(part))
  const bands: PlacedText[][] = []
  let from = Number.NEGATIVE_INFINITY
  for (const title of [...crossing.toSorted((a, b) => a.y - b.y), null]) {
    const to = title?.y ?? Number.POSITIVE_INFINITY
    const band = rest.filter(({ y }) => y >= from && y < to)
    for (let at = 0; at <= gutters.length; at++) {
      const left = gutters[at - 1] ?? Number.NEGATIVE_INFINITY
      const right = gutters[at] ?? Number.POSITIVE_INFINITY
      bands.push(band.filter(({ x0 }) => x0 >= left && x0 < right))
    }
    if (title !== null) bands.push([title])
    from = to
  }
  return bands.filter((band) => band.length > 0)
}

function addColumn(column: readonly PlacedText[], size: number, lines: TextLine[]): void {
  const rows = leadPrices(rowsOf(column, middleOf, 0.6).map(joinParts))
  const gaps = rows.slice(1).map((row, at) => gapBetween(rows[at] ?? [], row))
  const usual = Math.max(median(gaps.filter((gap) => gap > 0)), size * 0.2)
  const edge = Math.min(...column.map(({ x0 }) => x0))
  const left = isCentred(column) ? Number.POSITIVE_INFINITY : edge
  rows.forEach((row, at) => {
    const isNewBlock = (gaps[at - 1] ?? 0) > usual * 1.7 + size * 0.15
    row.forEach((part, place) => {
      const depth = place > 0 ? 3 : at === 0 ? 0 : isNewBlock ? 1 : 2
      lines.push(toLine(part, depth, size, part.x0 - left > size * 1.2 && place === 0))
    })
  })
}

/** Whether a column's lines have their middles above one another rather than their beginnings. */
function isCentred(column: readonly PlacedText[]): boolean {
  const texts = column.filter(({ text }) => !isPrice(text))
  return spreadOf(texts.map(({ x0, x1 }) => (x0 + x1) / 2)) < spreadOf(texts.map(({ x0 }) => x0))
}

function spreadOf(values: readonly number[]): number {
  const usual = median(values)
  return values.reduce((sum, value) => sum + Math.abs(value - usual), 0)
}

const middleOf = ({ y, height }: PlacedText) => y + height / 2

/** Parts of a row are one text, but for a price that stands away from its name. */
function joinParts(row: readonly PlacedText[]): PlacedText[] {
  const joined: PlacedText[] = []
  for (const part of row) {
    const last = joined.at(-1)
    if (last === undefined || isPrice(part.text) || isPrice(last.text)) joined.push({ ...part })
    else {
      last.text = `${last.text} ${part.text}`
      last.x1 = part.x1
      last.height = Math.max(last.height, part.height)
    }
  }
  return joined
}

function gapBetween(above: readonly PlacedText[], below: readonly PlacedText[]): number {
  const top = Math.min(...below.map(({ y }) => y))
  return top - Math.max(...above.map(({ y, height }) => y + height))
}

function toLine(part: PlacedText, depth: number, size: number, isIndented: boolean): TextLine {
  const text = joinSpaced(part.text.replace(/\s+/g, ' ').trim())
  // Reading makes lines taller than they are; what lists or costs something is no heading for that.
  const isPlain = /[,\d]/.test(text) || text.split(' ').length > 6
  const ratio = isPlain ? Math.min(part.height / size, 1) : part.height / size
  const letters = text.replace(/\b(?:v|vg|ve|gf)\b/g, '')
  const isCapitals = text.length > 3 && /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(letters)
  const weight = ratio >= 1.7 ? 'huge' : ratio >= 1.3 ? 'large' : ratio <= 0.86 ? 'small' : 'plain'
  return {
    ...PLAIN_LINE,
    text,
    style: `${weight}${part.isBold === true ? '+' : ''}${isCapitals ? '^' : ''}${isIndented ? '>' : ''}`,
    level: ratio >= 1.7 ? 2 : ratio >= 1.3 ? 3 : 0,
    isBold: part.isBold ?? false,
    depth,
  }
}

const SPACED = shortPattern(200, /^(?:\p{L} ){3,}\p{L}(?: {0,2}(?:& |\p{L} )*\p{L})?$/u)

/** "S T A R T E R S" → "STARTERS". */
function joinSpaced(text: string): string {
  if (!SPACED.test(text)) return text
  return text.replace(/(?<=\p{L}) (?=\p{L})/gu, '')
}
