import type { Lines, ParsedLine } from './parseLine.ts'
import type { PriceRecord } from './records.ts'

/** What is known of a dish from where its name stands. */
export interface Name {
  /** Empty when none stands with it. */
  price: string
  /** How deep two neighbours of its list are together. */
  boundary: number
}

/** By the place of their line. */
export type Names = ReadonlyMap<number, Name>

/** A name by the place of its line, with the price that stands with it. */
interface PricedName {
  at: number
  record: PriceRecord
}

const HINT_WEIGHT = { name: 0.6, none: 0, description: -0.7, section: -0.5, price: -0.6 } as const
/** How many looks of a dish's name one page may have. */
const MAX_STYLES = 16

/**
 * Which line of every record is the name. The look that most records share decides, so that a heading above one dish or
 * a sentence below it is not taken for its name.
 */
export function chooseNames(lines: Lines, records: readonly PriceRecord[]): Map<number, Name> {
  const named: PricedName[] = []
  let left = records.filter(({ candidates }) => candidates.length > 0)
  for (let round = 0; round < MAX_STYLES && left.length > 0; round++) {
    const style = bestStyle(lines, left)
    if (style === null) break
    const later: PriceRecord[] = []
    for (const record of left) {
      const at = nameIn(lines, record, style)
      if (at === undefined) later.push(record)
      else named.push({ at, record })
    }
    left = later
  }
  return joinPrices(named)
}

function nameIn(lines: Lines, record: PriceRecord, style: string): number | undefined {
  const found = record.candidates.filter((at) => lines[at]?.style === style)
  const titles = found.filter((at) => (lines[at]?.prose ?? 1) < 0.8)
  const pool = titles.length > 0 ? titles : found
  return record.isBoxed ? pool[0] : pool.at(-1)
}

interface Tally {
  records: number
  lines: number
  prose: number
  first: number
  own: number
  sections: number
  weight: number
}

function bestStyle(lines: Lines, records: readonly PriceRecord[]): string | null {
  const tallies = new Map<string, Tally>()
  for (const record of records) tallyRecord(lines, record, tallies)
  let best: string | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const [style, tally] of tallies) {
    const score = scoreOf(tally, records.length)
    if (score > most) [best, most] = [style, score]
  }
  return best
}

function tallyRecord(
  lines: Lines,
  { candidates, isBoxed, from }: PriceRecord,
  tallies: Map<string, Tally>,
): void {
  const seen = new Set<string>()
  candidates.forEach((at, place) => {
    const line = lines[at]
    if (line === undefined) return
    const tally = tallies.get(line.style) ?? startTally(line)
    tallies.set(line.style, tally)
    tally.lines += 1
    tally.prose += line.prose
    if (line.isSection) tally.sections += 1
    if (at === from && line.prose < 0.8) tally.own += 1
    if (isBoxed && place === 0) tally.first += 1
    if (!seen.has(line.style)) tally.records += 1
    seen.add(line.style)
  })
}

function startTally(line: ParsedLine): Tally {
  const weight = HINT_WEIGHT[line.hint] + (line.level > 0 ? 0.3 : 0) + (line.isBold ? 0.2 : 0)
  return { records: 0, lines: 0, prose: 0, first: 0, own: 0, sections: 0, weight }
}

function scoreOf(tally: Tally, records: number): number {
  const { lines } = tally
  return (
    tally.records / records +
    0.8 * (1 - tally.prose / lines) +
    tally.weight +
    0.35 * (tally.first / lines) +
    0.4 * (tally.own / lines) -
    0.3 * (tally.sections / lines) -
    (lines / tally.records > 1.6 ? 0.2 : 0)
  )
}

/** A name that two prices claim keeps the first; the other price stands for a size of the same dish. */
function joinPrices(named: readonly PricedName[]): Map<number, Name> {
  const names = new Map<number, Name>()
  for (const { at, record } of named.toSorted((a, b) => a.record.from - b.record.from)) {
    const before = names.get(at)
    const price = before === undefined ? record.price : `${before.price} / ${record.price}`
    names.set(at, { price, boundary: before?.boundary ?? record.boundary })
  }
  return names
}
