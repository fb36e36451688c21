/** "1 restaurant", "1,234 restaurants". `noun` forms its plural with an s. */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}
