import type { Names } from './nameStyles.ts'
import type { Lines, ParsedLine } from './parseLine.ts'

/** The looks that stand below names again and again, so that lines of them describe dishes. */
export function findDescribing(lines: Lines, names: Names): Set<string> {
  const counts = new Map<string, number>()
  const nameStyles = new Set([...names.keys()].map((at) => lines[at]?.style))
  for (const at of names.keys()) {
    const next = lines.slice(at + 1, at + 4).find(({ kind }) => kind === 'text')
    if (next === undefined || names.has(lines.indexOf(next, at))) continue
    if (isTitle(next) || (next.level > 0 && lines[at]?.level === 0)) continue
    const weight = next.hint === 'description' ? 2 : next.prose >= 0.4 ? 1.5 : 1
    counts.set(next.style, (counts.get(next.style) ?? 0) + weight)
  }
  return new Set(
    [...counts]
      .filter(
        ([style, count]) => count >= 2 && (!nameStyles.has(style) || count >= names.size * 0.5),
      )
      .map(([style]) => style),
  )
}

/** Bold capitals below some names head the dishes that follow. */
function isTitle({ isBold, rest }: ParsedLine): boolean {
  return isBold && !/\p{Ll}/u.test(rest)
}
