/**
 * Without the letters of `unwanted` at its end, by index: a pattern that looks for a run at the end of a text begins
 * anew at each letter of every run within, which takes the square of their length. Letters outside the BMP do not count.
 */
export function trimEnd(text: string, unwanted: string): string {
  let end = text.length
  while (end > 0 && unwanted.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** The same at the beginning. */
export function trimStart(text: string, unwanted: string): string {
  let start = 0
  while (start < text.length && unwanted.includes(text.charAt(start))) start += 1
  return text.slice(start)
}
