import { fold } from '../../../text/fold.ts'
import type { Lines, ParsedLine } from '../parseLine.ts'
import { readAmounts } from './amounts.ts'
import lists from './lists.json' with { type: 'json' }
import { isSize } from './price.ts'

/** What a dish may be had with. */
const CHOICES = new Set(lists.choices.split(' '))
/** What else stands with it. */
const DRESSING = new Set(lists.dressing.split(' '))
/** What "in flatbread" and "as a plate" begin with. */
const LEADING = new Set(lists.leading.split(' '))
/** "Your choice of tofu <b>$9</b>, beef <b>$11</b>": prices of what a dish is had with. */
export const CHOICE =
  /^\s*(?:(?:your |with (?:your )?)?choice of\s|(?:choose|au choix|a elegir|wahlweise|a scelta)\b)/i
/** A dish has no more lines before what it may be had with. */
const MAX_BEFORE = 3
const MIN_OPTIONS = 2
const MAX_WORDS = 3

/**
 * A dish whose price depends on what it is had with, each on a line of its own ("Pad Thai", "Tofu 12", "Tempeh 13"), as one
 * dish: with all prices, and the choice as the end of its description.
 */
export function gatherOptions(lines: Lines): ParsedLine[] {
  const gathered = parseSizes(lines)
  const sectionLevels = levelsOfSections(lines)
  for (let at = 0; at < lines.length; ) {
    const run = readRun(lines, at)
    const block = run.options.length < MIN_OPTIONS ? [] : linesBefore(gathered, at)
    const owner = block.findLast((before) => standsOut(gathered[before]))
    if (owner !== undefined && isNameByLook(gathered[owner], sectionLevels[owner]))
      gather(gathered, at, run, owner, block.at(-1) ?? owner)
    else priceByChoice(gathered, at, sectionLevels)
    at = Math.max(run.end, at + 1)
  }
  return gathered
}

/** "Choice of tofu $9, beef $11" below a name without a price: these are its prices. */
function priceByChoice(lines: ParsedLine[], at: number, sectionLevels: readonly number[]) {
  const choice = lines[at]
  if (choice?.kind !== 'text' || choice.price !== '' || !CHOICE.test(choice.text)) return
  const amounts = readAmounts(choice.text).filter(({ isSure }) => isSure)
  const above = lines.slice(Math.max(0, at - MAX_BEFORE), at)
  const owner = at - above.length + above.findLastIndex(standsOut)
  const dish = lines[owner]
  const isName = standsOut(dish) && isNameByLook(dish, sectionLevels[owner])
  const isPriced = lines.slice(owner, at).some((line) => line.kind !== 'text' || line.price !== '')
  if (dish === undefined || dish.isSection || !isName || isPriced || amounts.length < 2) return
  const price = amounts.map(({ from, to }) => choice.text.slice(from, to)).join(' / ')
  lines[owner] = { ...dish, price, isSurePrice: true }
  describe(lines, owner, at - 1, at, choice.text.replace(/(?<=\d),(?=\s)/gu, ' /'))
}

/** Becomes the description, or the end of the one above: `above` is the last line before, of the name or of a description. */
function describe(lines: ParsedLine[], owner: number, above: number, at: number, choice: string) {
  const [last, line] = [lines[above], lines[at]]
  if (last === undefined || line === undefined) return
  const [place, text] = above === owner ? [at, choice] : [above, `${last.rest} ${choice}`]
  lines[at] = { ...line, kind: 'aside', price: '' }
  const shown = { ...(above === owner ? line : last), price: '', isSection: false }
  lines[place] = { ...shown, text, rest: text, prose: 1 }
}

/** "Greek salad (side) $2", "(full) $6": the size in a name belongs to its price where another size stands below. */
function parseSizes(lines: Lines): ParsedLine[] {
  return lines.map((line, at) => {
    const [bracket = '', size = ''] = /\s\(([^()]{1,20})\)$/.exec(line.rest) ?? []
    const next = lines[at + 1]
    const isSized = next?.kind === 'price' && /^\p{L}/u.test(next.price)
    if (line.price === '' || !isSized || !isSize(size)) return line
    const rest = line.rest.slice(0, -bracket.length)
    return { ...line, rest, price: `${size} ${line.price}` }
  })
}

type Run = ReturnType<typeof readRun>

/** `end` is the line after the last one. */
function readRun(lines: Lines, start: number) {
  const options: { rest: string; price: string }[] = []
  let end = start
  for (let at = start; at < lines.length; at++) {
    const line = lines[at]
    if (line?.kind !== 'text' || line.level > 0) break
    // In a box of choices stand others that are not known.
    const isInBox = options.length >= MIN_OPTIONS && line.depth > (lines[start]?.depth ?? 0)
    if (!isChoice(line.rest) && !(isInBox && line.words <= MAX_WORDS)) break
    const next = lines[at + 1]
    const price = line.price !== '' ? line.price : next?.kind === 'price' ? next.price : ''
    if (price === '') break
    if (line.price === '') at += 1
    options.push({ rest: line.rest, price })
    end = at + 1
  }
  return { options, end }
}

function isChoice(text: string): boolean {
  const words = fold(text).match(/[\p{L}]+/gu) ?? []
  if (words.length > 4 || LEADING.has(words[0] ?? '')) return words.length <= 4
  const isKnown = words.every((word) => CHOICES.has(word) || DRESSING.has(word))
  return isKnown && words.some((word) => CHOICES.has(word))
}

/**
 * The lines of the name and description that the choice belongs to. None when they are too many, or follow a price: then they
 * describe a dish that has its price already ("Garden Salad $10", "Lettuce, tomato", "Chicken $4").
 */
function linesBefore(lines: Lines, start: number): number[] {
  const block: number[] = []
  for (let at = start - 1; at >= 0; at--) {
    const line = lines[at]
    if (line !== undefined && line.price !== '') return []
    // "More about it", between a description and the choice.
    if (line?.kind === 'noise' && !block.some((one) => standsOut(lines[one]))) continue
    if (line?.kind !== 'text' || line.isSection || line.hint === 'section') break
    block.unshift(at)
    if (block.length > MAX_BEFORE) return []
  }
  return block
}

/** The level of the heading of the section that each line stands in; 0 where there is none. */
function levelsOfSections(lines: Lines): number[] {
  let level = 0
  return lines.map((line, at) => {
    const outer = level
    const isOuter = line.isSection || (line.level > 1 && (lines[at + 1]?.level ?? 0) > line.level)
    if (isOuter && line.level > 0) level = line.level
    return outer
  })
}

/** A heading may as well be one of a section ("Proteins", "Tofu 12"), unless it stands below a section's. */
function isNameByLook(line: ParsedLine | undefined, sectionLevel = 0): boolean {
  if (line === undefined || line.level === 0) return line !== undefined
  return line.hint === 'name' || (sectionLevel > 0 && line.level > sectionLevel)
}

function gather(lines: ParsedLine[], start: number, run: Run, owner: number, last: number) {
  const dish = lines[owner]
  if (dish === undefined) return
  const text = run.options.map(({ rest, price }) => `${rest} ${price}`).join(' / ')
  for (const [at, line] of lines.slice(start, run.end).entries())
    lines[start + at] = { ...line, kind: at === 0 ? line.kind : 'aside', price: '' }
  describe(lines, owner, last, start, text)
  const price = run.options.map((option) => option.price).join(' / ')
  lines[owner] = { ...dish, price, isSurePrice: true }
}

function standsOut(line: ParsedLine | undefined): boolean {
  return line !== undefined && (line.level > 0 || line.hint === 'name' || line.isBold)
}
