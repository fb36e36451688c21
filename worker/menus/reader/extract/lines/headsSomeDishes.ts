import { isVeganHeading } from '../../judge/veganHeading.ts'
import type { Names } from './nameStyles.ts'
import type { Lines, ParsedLine } from './parseLine.ts'

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
