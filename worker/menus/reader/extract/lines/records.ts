import { isNoDish } from '../words/notDish.ts'
import { pageText } from '../words/pageText.ts'
import { isSectionNote } from './noteLine.ts'
import type { Lines, ParsedLine } from './parseLine.ts'

/** Lines around a price that may hold the name it belongs to. */
export interface PriceRecord {
  /** The lines that may be its name, in order; the last one may be the line of the price itself. */
  candidates: number[]
  /** Whether the page puts these lines and no others into one box. */
  isBoxed: boolean
  price: string
  /** Where the price stands, first and last line. */
  from: number
  to: number
  /** How deep two neighbours of its list are together. */
  boundary: number
}

/** The first and the last of some lines. */
type Range = [from: number, to: number]

interface PriceEvent {
  from: number
  to: number
  price: string
  /** The lines that were taken together. */
  parts: number[]
  style: string
  isBefore: boolean
}

/** Every price of a page with the lines it may belong to. */
export function findRecords(lines: Lines): PriceRecord[] {
  const events = findEvents(lines)
  turnByMajority(events)
  const boundaries = findBoundaries(lines, events)
  // The only price of its look stands in a box like the others'.
  const usual = mostFrequent([...boundaries.values()])
  const boundaryAt = (at: number) => ((lines[at]?.depth ?? 0) > usual ? usual : 0)
  return events.flatMap((event, at) => {
    const boundary = boundaries.get(event.style) ?? boundaryAt(event.from)
    const start = (events[at - 1]?.to ?? -1) + 1
    const end = (events[at + 1]?.from ?? lines.length) - 1
    // A dish of a canteen's table has its price beside it.
    const first = lines[event.from]?.course === undefined ? start : event.from
    const range: Range = event.isBefore ? [event.from, end] : [first, event.to]
    const columns = pairColumns(lines, event, start)
    if (columns !== null) return columns
    const inBox = textsWithin(lines, boxOf(lines, range, boundary, event.isBefore))
    const isOwnOnly =
      inBox.length === 1 && inBox[0] === event.from && lines[event.from]?.kind === 'text'
    const isBoxed = inBox.length > 0 && !isOwnOnly
    const around = isBoxed ? inBox : withoutHeadings(lines, textsWithin(lines, range))
    const candidates = around.filter(
      (one, place) =>
        !isOfSection(lines, event, one) &&
        !headsOther(lines, around.slice(place)) &&
        (one === event.from || !isSectionNote(lines[one]?.rest ?? '')),
    )
    return { candidates, isBoxed, price: event.price, from: event.from, to: event.to, boundary }
  })
}

/** Whether the first is a large heading with text and then a smaller heading below: no name of what is priced there. */
function headsOther(lines: Lines, found: readonly number[]): boolean {
  const [level = 0, ...below] = found.map((at) => lines[at]?.level ?? 0)
  return (level === 1 || level === 2) && below.findIndex((one) => one > level) > 0
}

/** "Brunch", "Adults 34": what every guest of a kind pays is no dish's price when nothing but a heading stands above. */
function isOfSection(lines: Lines, { price }: PriceEvent, at: number): boolean {
  const { isSection = false, level = 0 } = lines[at] ?? {}
  if (!isSection && level === 0) return false
  const said = pageText(price)
  return (isSection || said.holds('ages')) && said.consistsOf('payers')
}

/** Names in one column and their prices in the next, when there are as many of both. */
function pairColumns(lines: Lines, { parts }: PriceEvent, start: number): PriceRecord[] | null {
  if (parts.length < 3) return null
  const first = parts[0] ?? 0
  const block: number[] = []
  const isListed = (at: number) => lines[at]?.kind === 'text' && !lines[at].isSection
  for (let at = first - 1; at >= start && isListed(at); at--) block.unshift(at)
  // Names have one look: that of the first line, or of the last. Lines of other looks describe them.
  const alike = [block[0] ?? -1, first - 1].map((one) =>
    block.filter((at) => lines[at]?.style === lines[one]?.style),
  )
  const names = alike.find(({ length }) => length === parts.length)
  if (names === undefined) return null
  const boundary = lowest(lines, (names[0] ?? 0) + 1, first - 1)
  return parts.map((at, place) => {
    const [candidates, price] = [[names[place] ?? first], lines[at]?.price ?? '']
    return { candidates, isBoxed: true, price, from: at, to: at, boundary }
  })
}

function findEvents(lines: Lines): PriceEvent[] {
  const events: PriceEvent[] = []
  let last: PriceEvent | null = null
  let doubled: PriceEvent | null = null
  lines.forEach((line, at) => {
    const above = lines[at - 1]
    // "Cover charge", whose price stands apart.
    const isOfCharge =
      line.kind === 'price' && above?.kind === 'note' && isNoDish(pageText(above.text))
    if (line.price !== '' && (line.kind === 'price' || line.kind === 'text') && !isOfCharge) {
      // Squarespace prints a price above a dish and once more in another look below, and hides one of them.
      const top = last === doubled ? undefined : lines[last?.from ?? -1]
      const isAgain = line.kind === 'price' && top?.kind === 'price' && top.price === line.price
      const isOther = isAgain && top.style !== line.style
      if (isOther && lowest(lines, (last?.to ?? 0) + 1, at) > top.depth) {
        doubled = last
        return
      }
      if (line.kind === 'price' && last !== null && isOnlyPriced(lines, last.to + 1, at)) {
        last.to = at
        last.parts.push(at)
        last.price = `${last.price} / ${line.price}`
        return
      }
      const isBefore = line.kind === 'price' && belongsToNext(lines, at)
      last = { from: at, to: at, price: line.price, parts: [at], style: line.style, isBefore }
      events.push(last)
    }
  })
  return events
}

/** Whether there is nothing but sizes and marks between a price and the next. */
function isOnlyPriced(lines: Lines, from: number, to: number): boolean {
  const says = ({ kind, text }: ParsedLine) => kind !== 'size' && kind !== 'marks' && text !== '–'
  return !lines.slice(from, to).some(says)
}

function belongsToNext(lines: Lines, at: number): boolean {
  const [above, next] = [lines[at - 1], lines[at + 1]]
  if (next?.kind !== 'text' || next.depth <= (lines[at]?.depth ?? 0)) return false
  // A small heading right above is the name, whatever stands in the price's box.
  const isNamed = above !== undefined && above.level > 2 && !above.isSection
  return !isNamed || (next.level > 0 && next.level <= above.level)
}

function turnByMajority(events: readonly PriceEvent[]): void {
  for (const alike of Map.groupBy(events, ({ style }) => style).values()) {
    const before = alike.filter(({ isBefore }) => isBefore).length
    for (const event of alike) event.isBefore = before > alike.length / 2
  }
}

/** For every look of a price, how deep the boundary between two of its neighbours usually is. */
function findBoundaries(lines: Lines, events: readonly PriceEvent[]): Map<string, number> {
  const depths = events.slice(1).flatMap((after, at) => {
    const before = events[at]
    if (before?.style !== after.style) return []
    return { style: after.style, depth: lowest(lines, before.from + 1, after.from) }
  })
  const ofStyles = [...Map.groupBy(depths, ({ style }) => style)]
  return new Map(
    ofStyles.map(([style, found]) => [style, mostFrequent(found.map(({ depth }) => depth))]),
  )
}

/** The least depth of the lines `from` to `to`. */
export function lowest(lines: Lines, from: number, to: number): number {
  return Math.min(...lines.slice(from, to + 1).map(({ depth }) => depth))
}

/** The number that occurs most, the first of several; 0 of none. */
export function mostFrequent(numbers: readonly number[]): number {
  const groups = [...Map.groupBy(numbers, (number) => number).values()]
  return groups.toSorted((a, b) => b.length - a.length)[0]?.[0] ?? 0
}

/** The lines on the price's side of the nearest boundary: below the price if it stands before its name, else above it. */
function boxOf(lines: Lines, [from, to]: Range, boundary: number, isBefore: boolean): Range {
  const isEdge = ({ depth }: ParsedLine) => depth <= boundary
  if (isBefore) {
    const edge = lines.slice(from + 1, to + 1).findIndex(isEdge)
    return [from, edge < 0 ? to : from + edge]
  }
  const edge = lines.slice(from, to + 1).findLastIndex(isEdge)
  return [edge < 0 ? from : from + edge, to]
}

/** Without the usual headings of sections, where there is anything else. */
function withoutHeadings(lines: Lines, found: readonly number[]): number[] {
  const others = found.filter((at) => lines[at]?.isSection !== true || lines[at]?.level === 0)
  return others.length > 0 ? others : [...found]
}

/** No name stands further from its price than this. */
const MAX_CANDIDATES = 12

function textsWithin(lines: Lines, [from, to]: Range): number[] {
  const found: number[] = []
  for (let at = to; at >= from && found.length < MAX_CANDIDATES; at--)
    if (lines[at]?.kind === 'text') found.push(at)
  return found.reverse()
}
