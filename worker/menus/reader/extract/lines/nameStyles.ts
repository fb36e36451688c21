import type { Lines } from './parseLine.ts'
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

const HINT_WEIGHT = { name: 0.6, none: 0, description: -0.7, section: -0.5, price: -0.6 } as const
/** How many looks of a dish's name one page may have. */
const MAX_STYLES = 16

/**
 * Which line of every record is the name. The look that most records share decides, so that a heading above one dish or
 * a sentence below it is not taken for its name.
 */
export function chooseNames(lines: Lines, records: readonly PriceRecord[]): Map<number, Name> {
  const named: { at: number; record: PriceRecord }[] = []
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

function bestStyle(lines: Lines, records: readonly PriceRecord[]): string | null {
  const candidates = records.flatMap((record) => candidatesOf(lines, record))
  let best: string | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const [style, alike] of Map.groupBy(candidates, ({ line }) => line.style)) {
    const score = scoreOf(alike, records.length)
    if (score > most) [best, most] = [style, score]
  }
  return best
}

type Candidate = ReturnType<typeof candidatesOf>[number]

/** The lines that may be the name of a record. */
function candidatesOf(lines: Lines, record: PriceRecord) {
  return record.candidates.flatMap((at, place) => {
    const line = lines[at]
    if (line === undefined) return []
    const isFirst = record.isBoxed && place === 0
    return { line, record, isFirst, isOwn: at === record.from && line.prose < 0.8 }
  })
}

function scoreOf(alike: readonly Candidate[], records: number): number {
  const share = (is: (one: Candidate) => boolean) => alike.filter(is).length / alike.length
  const { hint = 'none', level = 0, isBold = false } = alike[0]?.line ?? {}
  const named = new Set(alike.map(({ record }) => record)).size
  const prose = alike.reduce((sum, { line }) => sum + line.prose, 0) / alike.length
  // A course above each name ("Main") is printed often, a name once.
  const distinct = new Set(alike.map(({ line }) => line.text)).size / alike.length
  return (
    named / records -
    1.5 * Math.max(0, share(({ isFirst, line }) => isFirst && !line.hasFood) - distinct) +
    0.8 * (1 - prose) +
    (HINT_WEIGHT[hint] + (level > 0 ? 0.3 : 0) + (isBold ? 0.2 : 0)) +
    0.35 * share(({ isFirst }) => isFirst) +
    0.4 * share(({ isOwn }) => isOwn) -
    0.3 * share(({ line }) => line.isSection) -
    (alike.length / named > 1.6 ? 0.2 : 0)
  )
}

/** A name that two prices claim keeps the first; the other price stands for a size of the same dish. */
function joinPrices(named: readonly { at: number; record: PriceRecord }[]): Map<number, Name> {
  const names = new Map<number, Name>()
  for (const { at, record } of named.toSorted((a, b) => a.record.from - b.record.from)) {
    const before = names.get(at)
    const price = before === undefined ? record.price : `${before.price} / ${record.price}`
    names.set(at, { price, boundary: before?.boundary ?? record.boundary })
  }
  return names
}
