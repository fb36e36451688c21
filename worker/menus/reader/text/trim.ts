/**
 * Removes white space and the characters of `unwanted` (up to U+FFFF) at the end. It uses no regular expression: one for a
 * run at the end starts again at each character of every earlier run, which takes quadratic time.
 * A copy of the contract's: the reader imports nothing outside its room.
 */
export function trimEnd(text: string, unwanted: string): string {
  let end = text.length
  while (end > 0 && isUnwanted(text.charAt(end - 1), unwanted)) end -= 1
  return text.slice(0, end)
}

/** The same at the beginning. */
export function trimStart(text: string, unwanted: string): string {
  let start = 0
  while (start < text.length && isUnwanted(text.charAt(start), unwanted)) start += 1
  return text.slice(start)
}

function isUnwanted(letter: string, unwanted: string): boolean {
  return unwanted.includes(letter) || letter.trim() === ''
}
