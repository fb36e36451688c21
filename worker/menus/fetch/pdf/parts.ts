import { inflateRawSync } from 'node:zlib'
import { namesUnseen, savesTooOften, unescaped } from './content.ts'
import type { Effort } from './effort.ts'
import { drawsIn, type Head, headsIn } from './scan.ts'

/** Of one packed part of a file, and of all together: pictures and fonts of a menu take less. */
const MOST_BYTES_A_PART = 16 * 1024 * 1024
const MOST_BYTES = 48 * 1024 * 1024
const MOST_PARTS = 5000
/** A part that is packed twice hides what it unpacks to. */
const MOST_LAYERS = 2
/** Letters before a part in which its dictionary is looked for. */
const MOST_DICTIONARY = 20_000
/** The type of a part that holds other objects. */
export const HOLDS_OBJECTS = /\/ObjStm/
const NAMES_MAP = /begin(?:bf|cid)(?:range|char)/

/** A stream of a file, unpacked. */
export interface Part {
  /** The number of the object that holds it; null when it stands in none. */
  number: number | null
  dictionary: string
  size: number
  /** Empty unless it holds other objects or a map of characters. */
  content: string
  /** The names of the drawings that it draws, and how often. */
  draws: ReadonlyMap<string, number>
}

/** All streams of a file; null when they are too many, too large or cannot be looked into. */
export function readParts(bytes: Uint8Array, effort: Effort): Part[] | null {
  const text = new TextDecoder('latin1').decode(bytes)
  const heads = headsIn(text, effort)
  let head = 0
  const parts: Part[] = []
  let total = 0
  for (const { index } of text.matchAll(/stream/g)) {
    // The parser goes on after the line of the word, whatever else stands there; "endstream" begins nothing.
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
    // Parts that are not packed may overlap, and so may what stands before them.
    if (!isPacked(packed)) effort.spend(contents[0]?.length ?? 0)
    effort.spend(owner.dictionary.length)
    const part = toPart(owner, contents, effort)
    parts.push(part)
    if (isPacked(packed)) total += part.size
    if (parts.length > MOST_PARTS || total > MOST_BYTES) return null
  }
  return parts
}

type Owner = Pick<Part, 'number' | 'dictionary'>

function ownerOf(text: string, head: Head | undefined, end: number): Owner {
  if (head === undefined || head.start > end) return { number: null, dictionary: '' }
  const start = Math.max(head.start, end - MOST_DICTIONARY)
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

/** By its length, as the parser takes it; else up to the word that ends it. */
function plainContent(text: string, start: number, dictionary: string): string {
  const end = text.indexOf('endstream', start)
  const length = Number(
    /\/Length[\0\t\n\f\r ]+(\d{1,8})(?![\d\0\t\n\f\r ]*\d+[\0\t\n\f\r ]+R)/.exec(dictionary)?.[1] ??
      0,
  )
  return text.slice(start, Math.max(end < 0 ? text.length : end, start + length))
}

/** The content of every layer; null when one is too large, damaged or names what we cannot look into, or they are too many. */
function unpackAll(packed: Uint8Array): string[] | null {
  const contents: string[] = []
  for (let layer = packed; isPacked(layer); ) {
    if (contents.length === MOST_LAYERS) return null
    const unpacked = unpack(layer)
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

/**
 * Null when it is too large or damaged: nobody knows how far the parser would get with it. Without the checksum at its end,
 * which the parser does not look at either.
 */
function unpack(packed: Uint8Array): Uint8Array | null {
  try {
    return inflateRawSync(packed.subarray(2), {
      maxOutputLength: MOST_BYTES_A_PART,
      finishFlush: 2,
    })
  } catch {
    return null
  }
}
