/** How deep a part may save the graphics state: PDF requires 28, and the parser's time is quadratic. */
const MAX_SAVED = 500
/** The operators that save and restore the graphics state. */
const SAVES = /(?:^|[\0\s\])>])([qQ])(?=[\0\s/[(<]|$)/g
/**
 * Encryption and every compression that we cannot read, by their names within a file. A name must end at a delimiter; else
 * the random bytes of one in ten large files would match.
 */
const UNSEEN =
  /\/(?:Encrypt|Crypt|LZW|LZWDecode|RL|RunLengthDecode|A85|ASCII85Decode|AHx|ASCIIHexDecode|Brotli\w*)(?:[\0\t\n\f\r ()<>[\]{}/%]|$)/

/** A name with escapes: #4C for L. */
const ESCAPED = /\/[\w-]*(?:#[0-9a-f]{2}[\w-]*)+/gi
/** Programs escape only a few characters in the names of fonts. */
const MAX_ESCAPED = 20_000

export function namesUnseen(text: string): boolean {
  if (UNSEEN.test(text)) return true
  let escaped = 0
  for (const [name] of text.matchAll(ESCAPED)) {
    escaped += 1
    if (escaped > MAX_ESCAPED || UNSEEN.test(unescaped(name))) return true
  }
  return false
}

export function savesTooOften(content: string): boolean {
  let saved = 0
  for (const [, operator] of content.matchAll(SAVES)) {
    saved = Math.max(0, saved + (operator === 'q' ? 1 : -1))
    if (saved > MAX_SAVED) return true
  }
  return false
}

/** A text without escapes in its names. */
export function unescaped(text: string): string {
  return text.replace(ESCAPED, (name) =>
    name.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
  )
}
