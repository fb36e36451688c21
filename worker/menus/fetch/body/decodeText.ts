const BYTE_ORDER_MARKS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const
const META_BYTES = 4096
/** The most likely charset of a page that names none and is not UTF-8. */
const FALLBACK = 'windows-1252'
/** UTF-8 that was misread as windows-1252 and saved again: "CrÃ¨me", "â€™". */
const TWICE_ENCODED = /[ÂÃ][\u0080-\u00bf\u0152-\u02dc\u2013-\u2122]|â€[\u0090-\u2122]/g
const MANY = 3

/**
 * The text of a page: by its byte order mark; as UTF-8 if its bytes are valid UTF-8, whatever the label says; by the label of the
 * server or the page; else as windows-1252. It repairs text that was encoded twice.
 */
export function decodeText(bytes: Uint8Array, charset: string | null): string {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte))
  if (marked) return new TextDecoder(marked[0]).decode(bytes)
  const label = charset ?? metaCharset(bytes)
  const needsLabel = /^(?:utf-?16|iso-2022)/i.test(label ?? '')
  const utf8 = new TextDecoder().decode(bytes)
  if (!needsLabel && isMeant(utf8, label)) return untwisted(utf8)
  return untwisted(decodeAs(label, bytes) ?? new TextDecoder(FALLBACK).decode(bytes))
}

/** Whether a text is UTF-8: a few broken characters do not matter if no label names another charset. */
function isMeant(utf8: string, label: string | null): boolean {
  const broken = utf8.match(/\ufffd/g)?.length ?? 0
  if (broken === 0) return true
  const whole = utf8.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0
  return (label === null || /^utf-?8$/i.test(label)) && whole > broken
}

function metaCharset(bytes: Uint8Array): string | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, META_BYTES))
  const [, charset = null] =
    /<meta[^>]{0,200}charset\s*=\s*["']?([\w.:-]+)/i.exec(start) ??
    /^\s*<\?xml[^>]{0,200}encoding\s*=\s*["']([\w.:-]+)/i.exec(start) ??
    []
  // In real UTF-16 the tag would not have matched.
  return charset !== null && /^utf-?16/i.test(charset) ? 'utf-8' : charset
}

/** Null for an unknown charset. */
function decodeAs(charset: string | null, bytes: Uint8Array): string | null {
  if (charset === null || /^utf-?8$/i.test(charset)) return null
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return null
  }
}

function untwisted(text: string): string {
  if ((text.match(TWICE_ENCODED)?.length ?? 0) < MANY) return text
  const bytes = toWindows1252(text)
  const once = bytes && new TextDecoder().decode(bytes)
  return once === null || once.includes('\ufffd') ? text : once
}

let codes: ReadonlyMap<string, number> | undefined

/** Null when some character has no place in windows-1252. */
function toWindows1252(text: string): Uint8Array | null {
  codes ??= new Map(
    [...new TextDecoder(FALLBACK).decode(Uint8Array.from({ length: 256 }, (_, i) => i))].map(
      (character, code) => [character, code],
    ),
  )
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i += 1) {
    const code = codes.get(text.charAt(i))
    if (code === undefined) return null
    bytes[i] = code
  }
  return bytes
}
