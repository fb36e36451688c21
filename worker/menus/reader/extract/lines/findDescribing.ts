import { isVeganHeading } from '../../judge/veganHeading.ts'
import type { Names } from './nameStyles.ts'
import type { Lines, ParsedLine } from './parseLine.ts'

/** The looks that stand below names again and again, so that lines of them describe dishes. */
export function findDescribing(lines: Lines, names: Names): Set<string> {
  const counts = new Map<string, number>()
  const nameStyles = new Set([...names.keys()].map((at) => lines[at]?.style))
  for (const at of names.keys()) {
    const next = lines.slice(at + 1, at + 4).find(({ kind }) => kind === 'text')
    if (next === undefined || names.has(lines.indexOf(next, at))) continue
    // Bold capitals below some names head the dishes that follow.
    const isTitle = next.isBold && !/\p{Ll}/u.test(next.rest)
    if (isTitle || (next.level > 0 && lines[at]?.level === 0)) continue
    const weight = next.hint === 'description' ? 2 : next.prose >= 0.4 ? 1.5 : 1
    counts.set(next.style, (counts.get(next.style) ?? 0) + weight)
  }
  for (const [style, count] of counts)
    if (count < 2 || (nameStyles.has(style) && count < names.size * 0.5)) counts.delete(style)
  return new Set(counts.keys())
}

/** A description has no more lines. */
const MAX_LINES = 3
/** Of the names of a menu that stand in a box, so many have their description above. */
const MIN_SHARE = 0.5
const MIN_NAMES = 2

/** The lines that describe the name below them, where a menu's boxes begin with what is in the dish. */
export function findAbove(lines: Lines, names: Names): Map<number, number[]> {
  const above = new Map<number, number[]>()
  for (const [at, { boundary }] of names) {
    const found = textsAbove(lines, names, at, boundary)
    if (found.length > 0 && !isDescribedBelow(lines, at, boundary)) above.set(at, found)
  }
  const isUsual = above.size >= MIN_NAMES && above.size >= names.size * MIN_SHARE
  return isUsual ? above : new Map()
}

function textsAbove(lines: Lines, names: Names, name: number, boundary: number): number[] {
  const found: number[] = []
  for (let at = name; (lines[at]?.depth ?? 0) > boundary; at--) {
    const line = lines[at - 1]
    if (line === undefined || names.has(at - 1) || name - at >= MAX_LINES) return []
    if (line.kind !== 'text') continue
    if (line.level > 0 || line.isSection) return []
    found.unshift(at - 1)
  }
  return found
}

function isDescribedBelow(lines: Lines, name: number, boundary: number): boolean {
  for (let at = name + 1; at < lines.length && (lines[at]?.depth ?? 0) > boundary; at++)
    if (lines[at]?.kind === 'text') return true
  return false
}

/** Whether "Plats 100 % végétaux" stands above some dishes, while others stand below a heading as large. */
export function headsSomeDishes(lines: Lines, names: Names, at: number): boolean {
  const { level = 0, text = '' } = lines[at] ?? {}
  if (level === 0 || !isVeganHeading(text)) return false
  const isAlike = (line: ParsedLine, one: number) =>
    line.level === level && line.kind === 'text' && !names.has(one)
  if (!lines.some(isAlike)) return false
  const isNext = (line: ParsedLine, one: number) => one > at && (line.level > 0 || names.has(one))
  return names.has(lines.findIndex(isNext))
}
