/** Reads numbers from a file; past its end everything is 0. */
export interface Bytes {
  readonly length: number
  at(offset: number): number
  /** 16 bits. */
  short(offset: number, isLittle?: boolean): number
  /** 32 bits. */
  long(offset: number, isLittle?: boolean): number
  /** As Latin-1 text. */
  text(offset: number, length: number): string
}

export function readBytes(file: Uint8Array): Bytes {
  const at = (offset: number) => file[offset] ?? 0
  const short = (offset: number, isLittle = false) =>
    isLittle ? at(offset) | (at(offset + 1) << 8) : (at(offset) << 8) | at(offset + 1)
  return {
    length: file.length,
    at,
    short,
    long: (offset, isLittle = false) => {
      const [first, second] = [short(offset, isLittle), short(offset + 2, isLittle)]
      return isLittle ? second * 65_536 + first : first * 65_536 + second
    },
    text: (offset, length) =>
      String.fromCharCode(...file.subarray(offset, Math.min(file.length, offset + length))),
  }
}
