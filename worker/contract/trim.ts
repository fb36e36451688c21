/**
 * Removes white space and the characters of `unwanted` (none beyond U+FFFF) at the end, by index: a pattern for a run at the end
 * would restart at each character of every inner run, which takes quadratic time.
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

/** The same at both ends. */
export function trimBoth(text: string, unwanted: string): string {
  return trimStart(trimEnd(text, unwanted), unwanted)
}

function isUnwanted(letter: string, unwanted: string): boolean {
  return unwanted.includes(letter) || letter.trim() === ''
}
