/** D1 takes at most 2 MB in one parameter, and a character of JSON is three bytes at most. */
const MAX_CHARACTERS = 350_000

/** Splits values that are sent as JSON into parts of at most `max`, each short enough for one parameter. */
export function* inParts<T>(all: Iterable<T>, max: number): Generator<T[]> {
  let part: T[] = []
  let characters = 0
  for (const one of all) {
    const size = JSON.stringify(one).length
    if (part.length === max || (part.length > 0 && characters + size > MAX_CHARACTERS)) {
      yield part
      part = []
      characters = 0
    }
    part.push(one)
    characters += size
  }
  if (part.length > 0) yield part
}
