import { BrokenPicture } from '../file/brokenPicture.ts'

/** Codes of up to this many bits are looked up; longer ones are rare. */
const QUICK_BITS = 9

/** Decodes one table's codes (ITU T.81, annex C and F.2.2.3). */
export interface HuffmanTable {
  /** By the next nine bits: length of the code × 256 + its value; 0 when the code is longer. */
  quick: Uint16Array
  /** By length: the largest code, -1 for none; the first code; the place of its value. */
  largest: Int32Array
  first: Int32Array
  place: Int32Array
  values: Uint8Array
}

/** @param counts how many codes there are of 1 to 16 bits */
export function makeTable(counts: Uint8Array, values: Uint8Array): HuffmanTable {
  const table: HuffmanTable = {
    quick: new Uint16Array(1 << QUICK_BITS),
    largest: new Int32Array(17).fill(-1),
    first: new Int32Array(17),
    place: new Int32Array(17),
    values,
  }
  let code = 0
  let place = 0
  for (let bits = 1; bits <= 16; bits += 1) {
    const count = counts[bits - 1] ?? 0
    table.first[bits] = code
    table.place[bits] = place
    if (bits <= QUICK_BITS) fillQuick(table, { code, bits, count, place })
    code += count
    place += count
    if (count > 0) table.largest[bits] = code - 1
    if (code > 1 << bits) throw new BrokenPicture('A table has too many codes')
    code <<= 1
  }
  return table
}

function fillQuick(
  { quick, values }: HuffmanTable,
  { code, bits, count, place }: { code: number; bits: number; count: number; place: number },
): void {
  const spare = QUICK_BITS - bits
  for (let i = 0; i < count; i += 1) {
    quick.fill(bits * 256 + (values[place + i] ?? 0), (code + i) << spare, (code + i + 1) << spare)
  }
}

/** The bits of one scan, most significant first, without the zeros that are stuffed after FF. */
export class BitReader {
  private bits = 0
  private held = 0
  private readonly file: Uint8Array
  /** Of the next byte. */
  at: number

  constructor(file: Uint8Array, at: number) {
    this.file = file
    this.at = at
  }

  /** Up to 16 bits as a number. */
  take(count: number): number {
    if (count === 0) return 0
    this.fill(count)
    this.held -= count
    return (this.bits >>> this.held) & ((1 << count) - 1)
  }

  /** A number of so many bits, in which those with a leading 0 are negative (T.81, F.2.2.1). */
  takeSigned(count: number): number {
    if (count === 0) return 0
    const value = this.take(count)
    return value < 1 << (count - 1) ? value - (1 << count) + 1 : value
  }

  code(table: HuffmanTable): number {
    this.fill(16)
    const quick = table.quick[(this.bits >>> (this.held - QUICK_BITS)) & 511] ?? 0
    if (quick !== 0) {
      this.held -= quick >> 8
      return quick & 255
    }
    for (let bits = 1; bits <= 16; bits += 1) {
      const code = (this.bits >>> (this.held - bits)) & ((1 << bits) - 1)
      if (code <= (table.largest[bits] ?? -1)) {
        this.held -= bits
        return table.values[(table.place[bits] ?? 0) + code - (table.first[bits] ?? 0)] ?? 0
      }
    }
    throw new BrokenPicture('A code is in no table')
  }

  /** Past a restart marker, with nothing held. */
  restart(): void {
    this.bits = 0
    this.held = 0
    this.past = 0
    while (this.at + 1 < this.file.length) {
      const [byte, next] = [this.file[this.at], this.file[this.at + 1] ?? 0]
      if (byte === 0xff && next >= 0xd0 && next <= 0xd7) {
        this.at += 2
        return
      }
      if (byte === 0xff && next !== 0 && next !== 0xff) break
      this.at += 1
    }
    throw new BrokenPicture('A restart is missing')
  }

  private past = 0

  /** Zeros follow the last byte: a few are looked at by the last codes, more mean that the file is cut off. */
  private fill(count: number): void {
    while (this.held < count) {
      let byte = this.file[this.at]
      const isEnd = byte === undefined || (byte === 0xff && this.file[this.at + 1] !== 0)
      if (isEnd) {
        byte = 0
        this.past += 1
        if (this.past > 8) throw new BrokenPicture('The picture is incomplete')
      } else this.at += byte === 0xff ? 2 : 1
      this.bits = ((this.bits << 8) | (byte ?? 0)) & 0xffffff
      this.held += 8
    }
  }
}
