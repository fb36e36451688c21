import { type CallOptions, send, toFailure } from './client.ts'

/** Calls the API for an answer of JSON lines, and yields each as it arrives. Rejects as `call` does. */
export async function* callForLines<T>(path: string, options: CallOptions): AsyncGenerator<T> {
  try {
    const { body } = await send(path, options)
    if (body !== null) yield* readLines<T>(body)
  } catch (error) {
    throw toFailure(error, options)
  }
}

/** Yields the values of a body of JSON lines as they arrive. Rejects when a line is invalid. */
export async function* readLines<T>(body: ReadableStream<Uint8Array>): AsyncGenerator<T> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let begun = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      const lines = (begun + decoder.decode(value, { stream: !done })).split('\n')
      begun = done ? '' : (lines.pop() ?? '')
      for (const line of lines) if (line !== '') yield JSON.parse(line)
      if (done) return
    }
  } finally {
    // Whoever stops reading needs no more of the answer. What has failed cannot be cancelled.
    reader.cancel().catch(() => undefined)
  }
}
