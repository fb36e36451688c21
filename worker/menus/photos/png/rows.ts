import { BrokenPicture } from '../file/brokenPicture.ts'

/** Rows of pixels as they were before they were filtered and packed. */
export interface RowReader {
  /** The next row of so many bytes; good until the next one. `step` is how far back the pixel before is, in bytes. */
  next(length: number, step: number): Promise<Uint8Array>
  /** After this the rows of another picture (a pass of an interlaced one) follow. */
  startOver(): void
  close(): Promise<void>
}

/** Unpacks only as much as is asked for, however much there may be. */
export function readRows(packed: Uint8Array<ArrayBuffer>): RowReader {
  const reader = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'))
    .getReader()
  let chunk: Uint8Array = new Uint8Array(0)
  let used = 0
  let before: Uint8Array = new Uint8Array(0)

  async function fill(row: Uint8Array): Promise<void> {
    let filled = 0
    while (filled < row.length) {
      if (used === chunk.length) {
        const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }))
        if (done || value === undefined) throw new BrokenPicture('The picture is incomplete')
        chunk = value
        used = 0
      }
      const piece = chunk.subarray(used, used + row.length - filled)
      row.set(piece, filled)
      filled += piece.length
      used += piece.length
    }
  }

  return {
    async next(length, step) {
      const row = new Uint8Array(length + 1)
      await fill(row)
      const pixels = row.subarray(1)
      unfilter(row[0] ?? 0, pixels, before, step)
      before = pixels
      return pixels
    },
    startOver() {
      before = new Uint8Array(0)
    },
    close: () => reader.cancel().catch(() => undefined),
  }
}

/** PNG 1.2, chapter 6. */
function unfilter(kind: number, row: Uint8Array, above: Uint8Array, step: number): void {
  if (kind > 4) throw new BrokenPicture('A row has an unknown filter')
  if (kind === 0) return
  for (let i = 0; i < row.length; i += 1) {
    const left = i < step ? 0 : (row[i - step] ?? 0)
    const up = above[i] ?? 0
    const corner = i < step ? 0 : (above[i - step] ?? 0)
    const guess =
      kind === 1 ? left : kind === 2 ? up : kind === 3 ? (left + up) >> 1 : paeth(left, up, corner)
    row[i] = (row[i] ?? 0) + guess
  }
}

function paeth(left: number, up: number, corner: number): number {
  const [toLeft, toUp] = [Math.abs(up - corner), Math.abs(left - corner)]
  const toCorner = Math.abs(left + up - 2 * corner)
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}
