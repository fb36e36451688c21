/** The lines of a text in chunks, split at \n only: node:readline splits at U+2028 too, which JSON allows in strings. */
export async function* readLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let started: string[] = []
  for await (const piece of pieces) {
    const [first = '', ...others] = piece.split('\n')
    started.push(first)
    for (const other of others) {
      yield started.join('')
      started = [other]
    }
  }
  const last = started.join('')
  if (last !== '') yield last
}
