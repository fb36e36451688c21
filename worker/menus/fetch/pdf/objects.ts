import { unescaped } from './content.ts'
import type { Effort } from './effort.ts'
import { HOLDS_OBJECTS, type Part } from './parts.ts'
import { headsIn } from './scan.ts'

/** The most characters of the list with which a part of objects begins. */
const MAX_LIST = 1_000_000
/** The cost in steps of storing an object, for its memory. */
const KEEPING = 64

/** The content of each object besides streams. A number may have several, since a file keeps older revisions of its objects. */
export type Objects = ReadonlyMap<number, readonly string[]>

/** All objects of a file, also within streams; null when a stream does not say where its objects begin. `text` is the file. */
export function readObjects(text: string, parts: readonly Part[], effort: Effort): Objects | null {
  const objects = new Map<number, string[]>()
  const add = (number: number, content: string) => {
    effort.spend(KEEPING)
    const known = objects.get(number)
    if (known === undefined) objects.set(number, [content])
    else known.push(content)
  }
  const heads = headsIn(text, effort)
  heads.forEach(({ number, start }, at) => {
    // Up to the content of the next object, not its head, which may be text in a comment of this one.
    const content = text.slice(start, heads[at + 1]?.start)
    const stream = content.search(/stream/)
    add(number, stream < 0 ? content : content.slice(0, stream))
  })
  for (const part of parts) {
    if (!HOLDS_OBJECTS.test(part.dictionary)) continue
    const held = objectsIn(part)
    if (held === null) return null
    for (const [number, content] of held) add(number, content)
  }
  return objects
}

/** The objects that a part lists at its beginning, each with its number and content. */
function objectsIn({ dictionary, content }: Part): [number, string][] | null {
  const first = Number(/\/First[\0\t\n\f\r ]+(\d{1,9})/.exec(dictionary)?.[1] ?? Number.NaN)
  if (first > MAX_LIST) return null
  const list =
    content
      .slice(0, first || 0)
      .match(/\d+/g)
      ?.map(Number) ?? []
  const starts = list.filter((_, at) => at % 2 === 1).toSorted((a, b) => a - b)
  // Objects that share a start would be read once for each number.
  if (Number.isNaN(first) || new Set(starts).size < starts.length) return null
  const ends = new Map(starts.map((start, at) => [start, starts[at + 1] ?? content.length]))
  return list.flatMap((number, at): [number, string][] => {
    const start = list[at + 1]
    if (at % 2 === 1 || start === undefined) return []
    return [[number, unescaped(content.slice(first + start, first + (ends.get(start) ?? start)))]]
  })
}

/** The numbers of the objects after a key: `/XObject 7 0 R`, or all within `/Contents [7 0 R 8 0 R]`. */
export function referencesAfter(text: string, key: string): number[] {
  const found: number[] = []
  const name = `/${key}`
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const rest = text.slice(at + name.length)
    if (/^\w/.test(rest)) continue
    const one = /^[\0\t\n\f\r ]*(\d{1,10})[\0\t\n\f\r ]+\d{1,10}[\0\t\n\f\r ]+R/.exec(rest)
    const list = /^[\0\t\n\f\r ]*\[([^\][/(<]*)/.exec(rest)?.[1]
    if (one !== null) found.push(Number(one[1]))
    else for (const number of referencesIn(list ?? '')) found.push(number)
  }
  return found
}

/** The numbers of all objects that a text refers to. */
export function referencesIn(text: string): number[] {
  const found: number[] = []
  for (const [, number] of text.matchAll(/(\d{1,10})[\0\t\n\f\r ]+\d{1,10}[\0\t\n\f\r ]+R/g))
    found.push(Number(number))
  return found
}
