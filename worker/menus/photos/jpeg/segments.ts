import { BrokenPicture } from '../file/brokenPicture.ts'
import { type HuffmanTable, makeTable } from './huffman.ts'

export interface Component {
  id: number
  across: number
  down: number
  quantisation: number
}

export interface Frame {
  isProgressive: boolean
  width: number
  height: number
  components: Component[]
  mostAcross: number
  mostDown: number
}

/** What a scan says of itself; tables are those of the component in the same place. */
export interface Scan {
  components: { place: number; dc: HuffmanTable | undefined; ac: HuffmanTable | undefined }[]
  from: number
  to: number
  high: number
  low: number
}

/** What the segments between scans set. */
export interface Tables {
  quantisation: (Uint16Array | undefined)[]
  dc: (HuffmanTable | undefined)[]
  ac: (HuffmanTable | undefined)[]
  restartEvery: number
}

/** From the order in which coefficients are stored to rows. */
export const ZIGZAG = Uint8Array.from([
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20,
  13, 6, 7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52,
  45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
])

/** Quantisation tables (T.81, B.2.4.1). */
export function readQuantisation(segment: Uint8Array, tables: Tables): void {
  let at = 0
  while (at < segment.length) {
    const head = segment[at] ?? 0
    const isWide = head >> 4 !== 0
    const table = new Uint16Array(64)
    for (let i = 0; i < 64; i += 1) {
      const byte = at + 1 + i * (isWide ? 2 : 1)
      const value = segment[byte] ?? 0
      table[ZIGZAG[i] ?? 0] = isWide ? value * 256 + (segment[byte + 1] ?? 0) : value
    }
    tables.quantisation[head & 15] = table
    at += isWide ? 129 : 65
  }
}

/** Huffman tables (T.81, B.2.4.2). */
export function readHuffman(segment: Uint8Array, tables: Tables): void {
  let at = 0
  while (at + 17 <= segment.length) {
    const head = segment[at] ?? 0
    const counts = segment.subarray(at + 1, at + 17)
    const size = counts.reduce((sum, count) => sum + count, 0)
    const table = makeTable(counts, segment.slice(at + 17, at + 17 + size))
    if (head >> 4 === 0) tables.dc[head & 15] = table
    else tables.ac[head & 15] = table
    at += 17 + size
  }
}

/** @throws BrokenPicture for frames of more than 8 bits and of parts that are not finest in the first component */
export function readFrame(segment: Uint8Array, isProgressive: boolean): Frame {
  const [precision, height1 = 0, height0 = 0, width1 = 0, width0 = 0, count = 0] = segment
  const components = Array.from({ length: count }, (_, i): Component => {
    const sampling = segment[7 + i * 3] ?? 0
    const [across, down] = [sampling >> 4, sampling & 15]
    return { id: segment[6 + i * 3] ?? 0, across, down, quantisation: segment[8 + i * 3] ?? 0 }
  })
  const mostAcross = Math.max(...components.map(({ across }) => across))
  const mostDown = Math.max(...components.map(({ down }) => down))
  const first = components[0]
  const isKnown =
    precision === 8 &&
    (count === 1 || count === 3) &&
    components.every(({ across, down }) => across >= 1 && across <= 4 && down >= 1 && down <= 4)
  if (!isKnown || first?.across !== mostAcross || first.down !== mostDown) {
    throw new BrokenPicture('This kind of JPEG is not read')
  }
  const [width, height] = [width1 * 256 + width0, height1 * 256 + height0]
  return { isProgressive, width, height, components, mostAcross, mostDown }
}

export function readScan(segment: Uint8Array, { components }: Frame, tables: Tables): Scan {
  const count = segment[0] ?? 0
  const end = 1 + count * 2
  // One component named two hundred times would take two hundred times as long.
  if (count > components.length) throw new BrokenPicture('A scan has too many components')
  const scanned = Array.from({ length: count }, (_, i) => {
    const place = components.findIndex(({ id }) => id === segment[1 + i * 2])
    const choice = segment[2 + i * 2] ?? 0
    if (place < 0) throw new BrokenPicture('A scan is of no component')
    return { place, dc: tables.dc[choice >> 4], ac: tables.ac[choice & 15] }
  })
  const approximation = segment[end + 2] ?? 0
  return {
    components: scanned,
    from: segment[end] ?? 0,
    to: Math.min(63, segment[end + 1] ?? 63),
    high: approximation >> 4,
    low: approximation & 15,
  }
}
