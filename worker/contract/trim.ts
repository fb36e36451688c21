/**
 * Without white space and the letters of `unwanted` at its end, by index: a pattern that looks for a run at the end of a
 * text begins anew at each letter of every run within, which takes the square of their length. No letters beyond U+FFFF.
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
