import { meaningOfDiet } from '../../marks/readMeaning.ts'
import type { TextLine } from './textLine.ts'

/** "Pancakes <small>VEGAN</small>": a diet in smaller type within a heading is that dish's mark, and heads nothing. */
export function joinChips(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    if (before !== undefined && isChipOf(line, before)) {
      joined[joined.length - 1] = { ...before, icons: [...before.icons, line.text] }
    } else joined.push(line)
  }
  return joined
}

function isChipOf(line: TextLine, before: TextLine): boolean {
  const isWithin = line.level > 0 && line.level === before.level && line.depth > before.depth
  return isWithin && line.style.startsWith(`${before.style}/`) && meaningOfDiet(line.text) !== null
}
