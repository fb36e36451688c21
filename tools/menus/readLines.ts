/** The lines of a text in pieces. Only \n parts them: node:readline parts at U+2028 too, which JSON allows within a text. */
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
  yield started.join('')
}
