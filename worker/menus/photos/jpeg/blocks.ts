import { BrokenPicture } from '../file/brokenPicture.ts'
import type { BitReader, HuffmanTable } from './huffman.ts'
import { type Scan, ZIGZAG } from './segments.ts'

/** What goes on from block to block of one component within a scan. */
export interface Run {
  previousDc: number
  /** Blocks that still hold nothing new. */
  empty: number
}

/** Reads one block's share of a scan into `block` from `at`. */
export type BlockReader = (bits: BitReader, run: Run, block: Int16Array, at: number) => void

type Tables = { dc: HuffmanTable | undefined; ac: HuffmanTable | undefined }

function needed(table: HuffmanTable | undefined): HuffmanTable {
  if (table === undefined) throw new BrokenPicture('A table is missing')
  return table
}

/** How the blocks of a component are stored in this scan (T.81, F.2.2 and G.1.2). */
export function blockReader(scan: Scan, tables: Tables, isProgressive: boolean): BlockReader {
  if (!isProgressive) return wholeBlock(needed(tables.dc), needed(tables.ac))
  if (scan.from === 0) return scan.high === 0 ? firstDc(scan, needed(tables.dc)) : moreDc(scan)
  return scan.high === 0 ? firstAc(scan, needed(tables.ac)) : moreAc(scan, needed(tables.ac))
}

function wholeBlock(dc: HuffmanTable, ac: HuffmanTable): BlockReader {
  return (bits, run, block, at) => {
    run.previousDc += bits.takeSigned(bits.code(dc))
    block[at] = run.previousDc
    for (let k = 1; k < 64; k += 1) {
      const code = bits.code(ac)
      const size = code & 15
      if (size === 0) {
        if (code !== 0xf0) return
        k += 15
        continue
      }
      k += code >> 4
      if (k > 63) throw new BrokenPicture('A block is too long')
      block[at + (ZIGZAG[k] ?? 0)] = bits.takeSigned(size)
    }
  }
}

function firstDc({ low }: Scan, dc: HuffmanTable): BlockReader {
  return (bits, run, block, at) => {
    run.previousDc += bits.takeSigned(bits.code(dc))
    block[at] = run.previousDc << low
  }
}

function moreDc({ low }: Scan): BlockReader {
  return (bits, _run, block, at) => {
    if (bits.take(1) === 1) block[at] = (block[at] ?? 0) | (1 << low)
  }
}

function firstAc({ from, to, low }: Scan, ac: HuffmanTable): BlockReader {
  return (bits, run, block, at) => {
    if (run.empty > 0) {
      run.empty -= 1
      return
    }
    for (let k = from; k <= to; k += 1) {
      const code = bits.code(ac)
      const [zeros, size] = [code >> 4, code & 15]
      if (size === 0 && zeros < 15) {
        run.empty = (1 << zeros) + bits.take(zeros) - 1
        return
      }
      k += zeros
      if (k > 63) throw new BrokenPicture('A block is too long')
      if (size > 0) block[at + (ZIGZAG[k] ?? 0)] = bits.takeSigned(size) * (1 << low)
    }
  }
}

function moreAc({ from, to, low }: Scan, ac: HuffmanTable): BlockReader {
  const bit = 1 << low
  /** One more bit for a coefficient that is there already. */
  const refine = (bits: BitReader, block: Int16Array, place: number) => {
    const value = block[place] ?? 0
    if (bits.take(1) === 1 && (value & bit) === 0) block[place] = value + (value > 0 ? bit : -bit)
  }
  return (bits, run, block, at) => {
    let k = from
    while (run.empty === 0 && k <= to) {
      const code = bits.code(ac)
      const size = code & 15
      let zeros = code >> 4
      if (size === 0 && zeros < 15) {
        run.empty = (1 << zeros) + bits.take(zeros)
        break
      }
      const fresh = size === 0 ? 0 : bits.take(1) === 1 ? bit : -bit
      for (; k <= to; k += 1) {
        const place = at + (ZIGZAG[k] ?? 0)
        if ((block[place] ?? 0) !== 0) refine(bits, block, place)
        else if (zeros > 0) zeros -= 1
        else {
          block[place] = fresh
          break
        }
      }
      k += 1
    }
    if (run.empty === 0) return
    for (; k <= to; k += 1) {
      const place = at + (ZIGZAG[k] ?? 0)
      if ((block[place] ?? 0) !== 0) refine(bits, block, place)
    }
    run.empty -= 1
  }
}
