/** The values of a body that holds one as JSON on each line, as they come. Rejects when a line is no JSON. */
export async function* readLines<T>(body: ReadableStream<Uint8Array>): AsyncGenerator<T> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let begun = ''
  for (;;) {
    const { done, value } = await reader.read()
    const lines = (begun + decoder.decode(value, { stream: !done })).split('\n')
    begun = done ? '' : (lines.pop() ?? '')
    for (const line of lines) if (line !== '') yield JSON.parse(line)
    if (done) return
  }
}
