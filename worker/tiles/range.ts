/** A part of a file: from an offset, of a length or to the end; or the last `suffix` bytes. */
export type Part = { offset: number; length?: number } | { suffix: number }

const ONE_RANGE = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/

/** The part that a Range header asks for; null for the whole file, also for unknown units and several ranges. */
export function partOf(header: string | undefined): Part | null {
  const [, first, last, suffix] = ONE_RANGE.exec(header ?? '') ?? []
  if (suffix !== undefined) return { suffix: Number(suffix) }
  if (first === undefined) return null
  const offset = Number(first)
  if (last === undefined || last === '') return { offset }
  return Number(last) < offset ? null : { offset, length: Number(last) - offset + 1 }
}

/** The position of a part in a file of this size; null when it lies beyond the end. */
export function placeOf(part: Part, size: number): { offset: number; length: number } | null {
  if ('suffix' in part) {
    const length = Math.min(part.suffix, size)
    return length === 0 ? null : { offset: size - length, length }
  }
  const { offset, length = size } = part
  return offset >= size ? null : { offset, length: Math.min(length, size - offset) }
}
