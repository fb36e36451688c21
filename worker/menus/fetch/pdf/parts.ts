import { unpack } from '../../unpack.ts'
import { namesUnseen, savesTooOften, unescaped } from './content.ts'
import type { Effort } from './effort.ts'
import { drawsIn, type Head, headsIn } from './scan.ts'

/** The limits for one unpacked part and for all together: pictures and fonts of a menu take less. */
const MAX_BYTES_PER_PART = 16 * 1024 * 1024
const MAX_BYTES = 48 * 1024 * 1024
const MAX_PARTS = 5000
/** A part that is packed twice hides what it unpacks to. */
const MAX_LAYERS = 2
/** How many characters before a part may hold its dictionary. */
const MAX_DICTIONARY = 20_000
/** The type of a part that holds other objects. */
export const HOLDS_OBJECTS = /\/ObjStm/
const NAMES_MAP = /begin(?:bf|cid)(?:range|char)/

/** A stream of a file, unpacked. */
export interface Part {
  /** The number of the object that holds it; null when none does. */
  number: number | null
  dictionary: string
  size: number
  /** Empty unless the part holds other objects or a character map. */
  content: string
  /** The names of the drawings that it draws, and how often. */
  draws: ReadonlyMap<string, number>
}

/** All streams of a file; null when they are too many, too large or cannot be examined. */
export function readParts(bytes: Uint8Array, effort: Effort): Part[] | null {
  const text = new TextDecoder('latin1').decode(bytes)
  const heads = headsIn(text, effort)
  let head = 0
  const parts: Part[] = []
  let total = 0
  for (const { index } of text.matchAll(/stream/g)) {
    // The parser continues after the line of this word, whatever else is on it. "endstream" begins nothing.
    if (text.startsWith('end', index - 3)) continue
    const line = /^stream[^\r\n]*(?:\r\n|\r|\n)?/.exec(text.slice(index, index + 300))
    const start = index + (line?.[0].length ?? 6)
    while ((heads[head + 1]?.start ?? text.length) < index) head += 1
    const owner = ownerOf(text, heads[head], index)
    const packed = bytes.subarray(start)
    const contents = isPacked(packed)
      ? unpackAll(packed)
      : [plainContent(text, start, owner.dictionary)]
    if (contents === null) return null
    // Unpacked parts may overlap, and so may the dictionaries before them.
    if (!isPacked(packed)) effort.spend(contents[0]?.length ?? 0)
    effort.spend(owner.dictionary.length)
    const part = toPart(owner, contents, effort)
    parts.push(part)
    if (isPacked(packed)) total += part.size
    if (parts.length > MAX_PARTS || total > MAX_BYTES) return null
  }
  return parts
}

type Owner = Pick<Part, 'number' | 'dictionary'>

function ownerOf(text: string, head: Head | undefined, end: number): Owner {
  if (head === undefined || head.start > end) return { number: null, dictionary: '' }
  const start = Math.max(head.start, end - MAX_DICTIONARY)
  return { number: head.number, dictionary: unescaped(text.slice(start, end)) }
}

function toPart(owner: Owner, contents: readonly string[], effort: Effort): Part {
  const isKept = HOLDS_OBJECTS.test(owner.dictionary) || contents.some((one) => NAMES_MAP.test(one))
  return {
    ...owner,
    size: contents.reduce((sum, { length }) => sum + length, 0),
    content: isKept ? contents.join('\n') : '',
    draws: drawsIn(contents, effort),
  }
}

/** An unpacked part, by its stated length as in the parser, else up to "endstream". */
function plainContent(text: string, start: number, dictionary: string): string {
  const end = text.indexOf('endstream', start)
  const length = Number(
    /\/Length[\0\t\n\f\r ]+(\d{1,8})(?![\d\0\t\n\f\r ]*\d+[\0\t\n\f\r ]+R)/.exec(dictionary)?.[1] ??
      0,
  )
  return text.slice(start, Math.max(end < 0 ? text.length : end, start + length))
}

/** The content of every layer; null when one is too large, damaged or names something unreadable, or there are too many. */
function unpackAll(packed: Uint8Array): string[] | null {
  const contents: string[] = []
  for (let layer = packed; isPacked(layer); ) {
    if (contents.length === MAX_LAYERS) return null
    const unpacked = unpack(layer, MAX_BYTES_PER_PART)
    if (unpacked === null) return null
    const content = new TextDecoder('latin1').decode(unpacked)
    if (namesUnseen(content) || savesTooOften(content)) return null
    contents.push(content)
    layer = unpacked
  }
  return contents
}

/** The two bytes that begin a zlib stream (RFC 1950). */
function isPacked([first = 0, second = 0]: Uint8Array): boolean {
  return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0 && (second & 0x20) === 0
}
