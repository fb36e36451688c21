import { isVeganHeading } from '../../judge/veganHeading.ts'
import type { Names } from './findNames.ts'
import type { Lines, ParsedLine } from './parseLine.ts'

/** Whether "Plats 100 % végétaux" stands above some dishes, while others stand below a heading as large. */
export function headsSomeDishes(lines: Lines, names: Names, at: number): boolean {
  const { level = 0, text = '' } = lines[at] ?? {}
  if (level === 0 || !isVeganHeading(text)) return false
  const isAlike = (line: ParsedLine, one: number) =>
    line.level === level && line.kind === 'text' && !names.has(one)
  if (!lines.some(isAlike)) return false
  for (let below = at + 1; below < lines.length; below++) {
    if (names.has(below)) return true
    if ((lines[below]?.level ?? 0) > 0) return false
  }
  return false
}
