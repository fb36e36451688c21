import { Unreadable } from '../unreadable.ts'
import { orAborted } from '../waiting.ts'

const FIRST_BYTES = 64 * 1024

/**
 * The body of an answer, measured after decompression. A body longer than `mostBytes` is cut with `cut`, else an error. Never
 * holds more than twice `mostBytes`.
 * @throws Unreadable too_large; no_answer when the connection or the decompression breaks; the signal's reason
 */
export async function readBody(
  response: Response,
  { mostBytes, cut = false, signal }: { mostBytes: number; cut?: boolean; signal: AbortSignal },
): Promise<Uint8Array> {
  const body: ReadableStream<Uint8Array> | null = response.body
  if (body === null) return new Uint8Array()
  const reader = body.getReader()
  try {
    if (!cut && announcedBytes(response) > mostBytes) throw new Unreadable('too_large')
    return await collect(reader, mostBytes, cut, signal)
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
  mostBytes: number,
  cut: boolean,
  signal: AbortSignal,
): Promise<Uint8Array> {
  // One growing block: a list of a million one-byte chunks would take far more memory than its bytes.
  let block = new Uint8Array(Math.min(FIRST_BYTES, mostBytes))
  let size = 0
  for (;;) {
    const { done, value } = await orAborted(reader.read(), signal).catch((cause: unknown) => {
      throw cause instanceof Unreadable ? cause : new Unreadable('no_answer', { cause })
    })
    if (done) return block.subarray(0, size)
    if (size + value.length > mostBytes) {
      if (!cut) throw new Unreadable('too_large')
      const rest = value.subarray(0, mostBytes - size)
      block = grown(block, size + rest.length, mostBytes)
      block.set(rest, size)
      return block.subarray(0, size + rest.length)
    }
    block = grown(block, size + value.length, mostBytes)
    block.set(value, size)
    size += value.length
  }
}

function grown(block: Uint8Array<ArrayBuffer>, needed: number, mostBytes: number) {
  if (needed <= block.length) return block
  const larger = new Uint8Array(Math.min(Math.max(needed, block.length * 2), mostBytes))
  larger.set(block)
  return larger
}
