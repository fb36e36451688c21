/** How deep a part may save the state of drawing: PDF asks for 28, and the parser's time grows with the square. */
const MOST_SAVED = 500
/** The operators that save and restore it. */
const SAVES = /(?:^|[\0\s\])>])([qQ])(?=[\0\s/[(<]|$)/g
/**
 * Encryption and every way of packing that we cannot look into, by their names within a file. A name ends only at a
 * delimiter: looser, and one in ten large files of chance bytes would hold one.
 */
const UNSEEN =
  /\/(?:Encrypt|Crypt|LZW|LZWDecode|RL|RunLengthDecode|A85|ASCII85Decode|AHx|ASCIIHexDecode|Brotli\w*)(?:[\0\t\n\f\r ()<>[\]{}/%]|$)/

export function namesUnseen(text: string): boolean {
  return UNSEEN.test(text)
}

export function savesTooOften(content: string): boolean {
  let saved = 0
  for (const [, operator] of content.matchAll(SAVES)) {
    saved = Math.max(0, saved + (operator === 'q' ? 1 : -1))
    if (saved > MOST_SAVED) return true
  }
  return false
}

/** Names may be written with escapes: #4C for L. */
export function unescaped(text: string): string {
  if (!/\/[\w-]*#[0-9a-f]{2}/i.test(text)) return text
  return text.replace(/(\/[\w-]*)((?:#[0-9a-f]{2}[\w-]*)+)/gi, (_, start: string, rest: string) => {
    const plain = rest.replace(/#([0-9a-f]{2})/gi, (_all, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    return start + plain
  })
}
