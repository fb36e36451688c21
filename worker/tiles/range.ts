/** A part of a file: from an offset on, so many bytes if said; or so many at its end. */
export type Part = { offset: number; length?: number } | { suffix: number }

const ONE_RANGE = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/

/** What a Range header asks for; null for the whole file, as for ranges that are not ours to understand, or several at once. */
export function partOf(header: string | undefined): Part | null {
  const [, first, last, suffix] = ONE_RANGE.exec(header ?? '') ?? []
  if (suffix !== undefined) return { suffix: Number(suffix) }
  if (first === undefined) return null
  const offset = Number(first)
  if (last === undefined || last === '') return { offset }
  return Number(last) < offset ? null : { offset, length: Number(last) - offset + 1 }
}

/** Where a part lies in a file of this size; null when it lies behind its end. */
export function placeOf(part: Part, size: number): { offset: number; length: number } | null {
  if ('suffix' in part) {
    const length = Math.min(part.suffix, size)
    return length === 0 ? null : { offset: size - length, length }
  }
  const { offset, length = size } = part
  return offset >= size ? null : { offset, length: Math.min(length, size - offset) }
}
