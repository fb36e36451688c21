import { meaningOfDiet } from '../../marks/readMeaning.ts'
import lists from './prices/lists.json' with { type: 'json' }
import { isSize } from './prices/price.ts'
import type { TextLine } from './textLine.ts'

/** Words that go on with a name. */
const LINKS = new Set(lists.links.split(' '))
const MAX_REST = 5
/** A name of more letters does not go on in the next line. */
const MAX_LETTERS = 120

/**
 * The lines with what belongs to a name joined to it: a diet in smaller type within a heading is that dish's mark, and heads
 * nothing ("Pancakes <small>VEGAN</small>"); a size ("Cola <small>0,3l</small>") and the rest of the name are parts of it.
 */
export function joinToNames(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const mayGoOn = before !== undefined && before.text.length <= MAX_LETTERS
    if (mayGoOn && (isSizeOf(line, before) || isRestOf(line, before)))
      joined.splice(-1, 1, { ...before, text: `${before.text} ${line.text}` })
    else if (before !== undefined && isChipOf(line, before))
      joined.splice(-1, 1, { ...before, icons: [...before.icons, line.text] })
    else joined.push(line)
  }
  return joined
}

/** "Pasta ai frutti", "di mare": a name that goes on in the next line of its element. */
function isRestOf(line: TextLine, before: TextLine): boolean {
  const isName = line.level > 0 || line.hint === 'name' || line.isBold
  if (!isName || line.style !== before.style || line.depth <= before.depth) return false
  const [words, last = ''] = [line.text.split(/\s/), before.text.split(/\s/).at(-1)]
  return words.length <= MAX_REST && (LINKS.has(words[0] ?? '') || LINKS.has(last))
}

function isSizeOf(line: TextLine, before: TextLine): boolean {
  return line.style === `${before.style}/small` && isSize(line.text)
}

function isChipOf(line: TextLine, before: TextLine): boolean {
  const isWithin = line.level > 0 && line.level === before.level && line.depth > before.depth
  return isWithin && line.style.startsWith(`${before.style}/`) && meaningOfDiet(line.text) !== null
}
