import { meaningOfDiet } from '../../marks/readMeaning.ts'
import { isSize } from './prices/price.ts'
import type { TextLine } from './textLine.ts'

/**
 * "Pancakes <small>VEGAN</small>": a diet in smaller type within a heading is that dish's mark, and heads nothing. A size within a
 * name belongs to it: "Cola <small>0,3l</small>".
 */
export function joinChips(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    if (before !== undefined && isSizeOf(line, before))
      joined[joined.length - 1] = { ...before, text: `${before.text} ${line.text}` }
    else if (before !== undefined && isChipOf(line, before))
      joined[joined.length - 1] = { ...before, icons: [...before.icons, line.text] }
    else joined.push(line)
  }
  return joined
}

function isSizeOf(line: TextLine, before: TextLine): boolean {
  return line.style === `${before.style}/small` && isSize(line.text)
}

function isChipOf(line: TextLine, before: TextLine): boolean {
  const isWithin = line.level > 0 && line.level === before.level && line.depth > before.depth
  return isWithin && line.style.startsWith(`${before.style}/`) && meaningOfDiet(line.text) !== null
}
