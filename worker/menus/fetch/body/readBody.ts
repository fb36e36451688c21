import { Unreadable } from '../unreadable.ts'
import { orAborted } from '../waiting.ts'

const FIRST_BYTES = 64 * 1024

/**
 * The body of an answer, counted as it comes out of decompression. Longer than `mostBytes`: only its beginning with
 * `cut`, else an error. Never holds more than twice `mostBytes`.
 * @throws Unreadable too_large; no_answer when the connection or the packing breaks; the signal's reason
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
    // Not waited for: a server that drips need not agree.
    reader.cancel().catch(() => {})
  }
}

/** What is announced is the size before decompression, which is less; a lie is found out by counting. */
function announcedBytes(response: Response): number {
  return Number(response.headers.get('content-length') ?? 0)
}

async function collect(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  mostBytes: number,
  cut: boolean,
  signal: AbortSignal,
): Promise<Uint8Array> {
  // One block that grows: a list of a million one-byte chunks would weigh far more than its bytes.
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
