import { inflateSync } from 'node:zlib'

/** Of one packed part of a file, and of all together: pictures and fonts of a menu take less. */
const MOST_BYTES_A_PART = 16 * 1024 * 1024
const MOST_BYTES = 48 * 1024 * 1024
const MOST_PARTS = 5000
/** A part that is packed twice hides what it unpacks to. */
const MOST_LAYERS = 2
/** How deep a part may save the state of drawing: PDF asks for 28, and the parser's time grows with the square. */
const MOST_SAVED = 500
/** The operators that save and restore it. */
const SAVES = /(?:^|[\0\s\])>])([qQ])(?=[\0\s/[(<]|$)/g
/**
 * Encryption and every way of packing that we cannot look into, by their names within a file, which may be written with
 * escapes (#4C for L). A name ends only at a delimiter: looser, and one in ten large files of chance bytes would hold one.
 */
const UNSEEN =
  /\/(?:Encrypt|Crypt|LZW|LZWDecode|RL|RunLengthDecode|A85|ASCII85Decode|AHx|ASCIIHexDecode|Brotli\w*)(?:[\0\t\n\f\r ()<>[\]{}/%]|$)/

/**
 * Whether a PDF unpacks to a size that the parser can hold, and to nothing that keeps it busy for minutes. It unpacks parts without a limit of its own: 2 MiB may become
 * 2 GB. A file that cannot be looked into counts as too large.
 */
export function isBoundedPdf(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes)
  if (namesUnseen(text) || savesTooOften(text)) return false
  let total = 0
  let parts = 0
  for (const { index } of text.matchAll(/stream/g)) {
    // The parser goes on after the line of the word, whatever else stands there; "endstream" begins nothing.
    if (text.startsWith('end', index - 3)) continue
    parts += 1
    const start =
      index +
      (/^stream[^\r\n]*(?:\r\n|\r|\n)?/.exec(text.slice(index, index + 300))?.[0].length ?? 6)
    const size = unpackedSize(bytes.subarray(start), MOST_LAYERS)
    total += size
    if (parts > MOST_PARTS || total > MOST_BYTES) return false
  }
  return true
}

function namesUnseen(text: string): boolean {
  if (UNSEEN.test(text)) return true
  const isEscaped = /\/[\w-]*#[0-9a-f]{2}/i.test(text)
  return isEscaped && UNSEEN.test(unescaped(text))
}

function savesTooOften(content: string): boolean {
  let saved = 0
  for (const [, operator] of content.matchAll(SAVES)) {
    saved = Math.max(0, saved + (operator === 'q' ? 1 : -1))
    if (saved > MOST_SAVED) return true
  }
  return false
}

function unescaped(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

/** Infinite when it is too large or too deep, packed too often or names what we cannot look into; 0 when it is not packed. */
function unpackedSize(packed: Uint8Array, layers: number): number {
  if (!isPacked(packed)) return 0
  if (layers === 0) return Number.POSITIVE_INFINITY
  const unpacked = unpack(packed)
  if (unpacked === null) return Number.POSITIVE_INFINITY
  const content = new TextDecoder('latin1').decode(unpacked)
  if (namesUnseen(content) || savesTooOften(content)) return Number.POSITIVE_INFINITY
  return unpacked.length + unpackedSize(unpacked, layers - 1)
}

/** The two bytes that begin a zlib stream (RFC 1950). */
function isPacked([first = 0, second = 0]: Uint8Array): boolean {
  return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0 && (second & 0x20) === 0
}

/** Null when it is too large; as far as it can be read when it is damaged. */
function unpack(packed: Uint8Array): Uint8Array | null {
  try {
    return inflateSync(packed, { maxOutputLength: MOST_BYTES_A_PART, finishFlush: 2 })
  } catch (error) {
    const isTooLarge = error instanceof RangeError
    return isTooLarge ? null : new Uint8Array()
  }
}
