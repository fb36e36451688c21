import { crc32 } from 'node:zlib'

export function chunk(kind: string, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(content.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, content.length)
  bytes.set(new TextEncoder().encode(kind), 4)
  bytes.set(content, 8)
  view.setUint32(content.length + 8, crc32(bytes.subarray(4, content.length + 8)))
  return bytes
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** Compresses zeros without holding them; the result is a thousand times smaller. */
export async function packZeros(length: number): Promise<Uint8Array> {
  let rest = length
  const zeros = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = Math.min(rest, 1 << 16)
      rest -= piece
      if (piece > 0) controller.enqueue(new Uint8Array(piece))
      else controller.close()
    },
  })
  return pack(zeros)
}

async function pack(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const packed = stream.pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

/** A PNG of grey pixels with the given packed rows, valid or not. */
export function pngOf(width: number, height: number, packed: Uint8Array): Uint8Array {
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  head.set([8, 0, 0, 0, 0], 8)
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', head),
    // In two, as encoders split what is long.
    chunk('IDAT', packed.subarray(0, 16)),
    chunk('IDAT', packed.subarray(16)),
    chunk('IEND', new Uint8Array(0)),
  ])
}

/** A PNG of these rows of grey pixels, each with its filter. */
export async function makePng(
  rows: readonly { filter: number; bytes: readonly number[] }[],
): Promise<Uint8Array> {
  const raw = Uint8Array.from(rows.flatMap(({ filter, bytes }) => [filter, ...bytes]))
  const packed = await pack(new Blob([raw]).stream())
  return pngOf(rows[0]?.bytes.length ?? 0, rows.length, packed)
}
