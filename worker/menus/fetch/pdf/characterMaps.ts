import { type Objects, referencesIn } from './objects.ts'
import type { Part } from './parts.ts'

/** The most characters that all fonts of a file may map. The parser takes 250 bytes for each; one font has at most 65,536. */
const MAX_CHARACTERS = 4 * 65_536
/** The least bytes in the file of a character that is mapped by itself. */
const MIN_BYTES = 8

/** Whether the parser can hold the character maps of a file: one range may name 16 million characters. */
export function hasBoundedMaps(parts: readonly Part[], objects: Objects): boolean {
  const maps = parts.filter(({ content }) => /begin(?:bf|cid)/.test(content))
  if (maps.length === 0) return true
  const uses = new Map(maps.map(({ number }) => [number, 0]))
  for (const text of [...objects.values()].flat()) {
    for (const number of referencesIn(text)) {
      const known = uses.get(number)
      if (known !== undefined) uses.set(number, known + 1)
    }
  }
  let total = 0
  for (const { number, content } of maps) {
    const least = content.length / MIN_BYTES
    if (least > MAX_CHARACTERS) return false
    total += (least + rangesOf(content)) * Math.max(1, uses.get(number) ?? 0)
  }
  return total <= MAX_CHARACTERS
}

/** How many characters a map names by ranges; infinite when its form is one that no program writes. */
function rangesOf(content: string): number {
  let total = 0
  for (const { index } of content.matchAll(/begin(?:bf|cid)range/g)) {
    const end = content.indexOf('range', index + 12)
    const block = content.slice(index, end < 0 ? content.length : end)
    if (/[(%]/.test(block)) return Number.POSITIVE_INFINITY
    const tokens = block.match(/<[^<>]*>|\[[^\][]*\]|[+-]?\d+/g) ?? []
    for (let at = 0; at + 1 < tokens.length; at += 3)
      total += Math.max(0, hexValue(tokens[at + 1]) - hexValue(tokens[at]) + 1)
  }
  return total
}

/** The value of the last four bytes, as in the parser. */
function hexValue(hex = ''): number {
  return Number.parseInt(hex.replace(/[^\da-f]/gi, '').slice(-8), 16) || 0
}
