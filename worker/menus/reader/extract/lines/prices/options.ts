import { fold } from '../../../text/fold.ts'
import type { Lines, ParsedLine } from '../parseLine.ts'
import lists from './lists.json' with { type: 'json' }
import { isSize } from './price.ts'

/** What a dish may be had with. */
const CHOICES = new Set(lists.choices.split(' '))
/** What else stands with it. */
const DRESSING = new Set(lists.dressing.split(' '))
/** A dish has no more lines before what it may be had with. */
const MAX_BEFORE = 3
const MIN_OPTIONS = 2

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
      gather(gathered, at, run, { owner, last: block.at(-1) ?? owner })
    at = Math.max(run.end, at + 1)
  }
  return gathered
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
    if (line?.kind !== 'text' || line.level > 0 || !isChoice(line.rest)) break
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
  return (
    words.length <= 4 &&
    words.some((word) => CHOICES.has(word)) &&
    words.every((word) => CHOICES.has(word) || DRESSING.has(word))
  )
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
    if (line?.kind !== 'text' || line.isSection || line.hint === 'section') break
    block.unshift(at)
    if (block.length > MAX_BEFORE) return []
  }
  return block
}

/** The level of the heading of the section that each line stands in; 0 where there is none. */
function levelsOfSections(lines: Lines): number[] {
  let level = 0
  return lines.map((line) => {
    const outer = level
    if (line.isSection && line.level > 0) level = line.level
    return outer
  })
}

/** A heading may as well be one of a section ("Proteins", "Tofu 12"), unless it stands below a section's. */
function isNameByLook(line: ParsedLine | undefined, sectionLevel = 0): boolean {
  if (line === undefined || line.level === 0) return line !== undefined
  return line.hint === 'name' || (sectionLevel > 0 && line.level > sectionLevel)
}

function gather(
  lines: ParsedLine[],
  start: number,
  { options, end }: Run,
  { owner, last }: { owner: number; last: number },
) {
  const dish = lines[owner]
  const description = lines[last]
  const first = lines[start]
  if (dish === undefined || description === undefined || first === undefined) return
  const text = options.map(({ rest, price }) => `${rest} ${price}`).join(' / ')
  for (const [at, line] of lines.slice(start, end).entries())
    lines[start + at] = { ...line, kind: 'noise', price: '' }
  if (last === owner)
    lines[start] = { ...first, text, rest: text, price: '', prose: 1, isSection: false }
  else {
    const joined = `${description.rest} ${text}`
    lines[last] = { ...description, text: joined, rest: joined, prose: 1 }
  }
  const price = options.map((option) => option.price).join(' / ')
  lines[owner] = { ...dish, price, isSurePrice: true }
}

function standsOut(line: ParsedLine | undefined): boolean {
  return line !== undefined && (line.level > 0 || line.hint === 'name' || line.isBold)
}
