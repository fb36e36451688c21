import { Unreadable } from '../unreadable.ts'
import { orAborted } from '../waiting.ts'

const FIRST_BYTES = 64 * 1024

/**
 * The body of an answer, measured after decompression. A body longer than `maxBytes` is cut with `cut`, else an error. Never
 * holds more than twice `maxBytes`.
 * @throws Unreadable too_large; no_answer when the connection or the decompression breaks; the signal's reason
 */
export async function readBody(
  response: Response,
  { maxBytes, cut = false, signal }: { maxBytes: number; cut?: boolean; signal: AbortSignal },
): Promise<Uint8Array> {
  const body: ReadableStream<Uint8Array> | null = response.body
  if (body === null) return new Uint8Array()
  const reader = body.getReader()
  try {
    if (!cut && announcedBytes(response) > maxBytes) throw new Unreadable('too_large')
    return await collect(reader, maxBytes, cut, signal)
  } finally {
    // Not awaited, since a slow server may never confirm it.
    reader.cancel().catch(() => {})
  }
}

/** The announced size is before decompression, which is smaller; counting the bytes finds a false one. */
function announcedBytes(response: Response): number {
  return Number(response.headers.get('content-length') ?? 0)
}

async function collect(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
  cut: boolean,
  signal: AbortSignal,
): Promise<Uint8Array> {
  // One growing block: a list of a million one-byte chunks would take far more memory than its bytes.
  let block = new Uint8Array(Math.min(FIRST_BYTES, maxBytes))
  let size = 0
  for (;;) {
    const { done, value } = await orAborted(reader.read(), signal).catch((cause: unknown) => {
      throw cause instanceof Unreadable ? cause : new Unreadable('no_answer', { cause })
    })
    if (done) return block.subarray(0, size)
    if (size + value.length > maxBytes) {
      if (!cut) throw new Unreadable('too_large')
      const rest = value.subarray(0, maxBytes - size)
      block = grown(block, size + rest.length, maxBytes)
      block.set(rest, size)
      return block.subarray(0, size + rest.length)
    }
    block = grown(block, size + value.length, maxBytes)
    block.set(value, size)
    size += value.length
  }
}

function grown(block: Uint8Array<ArrayBuffer>, needed: number, maxBytes: number) {
  if (needed <= block.length) return block
  const larger = new Uint8Array(Math.min(Math.max(needed, block.length * 2), maxBytes))
  larger.set(block)
  return larger
}
