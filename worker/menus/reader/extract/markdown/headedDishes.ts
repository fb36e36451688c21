import { takePrice } from '../lines/prices/price.ts'

const HEADING = /^#{3,6}\s+(.*?)\s*#*$/
const LONGEST = 400

/**
 * The lines of a menu that gives each dish a heading of its own, with its price at the end of the text below, as a list of
 * dishes. Other lines stay as they are.
 */
export function listHeadedDishes(lines: readonly string[]): string[] {
  const written = lines.flatMap((line, i) => (line.trim() === '' ? [] : [{ line: line.trim(), i }]))
  const listed = [...lines]
  for (const [at, { line, i }] of written.entries()) {
    const [, name] = HEADING.exec(line) ?? []
    const below = written[at + 1]
    if (name === undefined || below === undefined) continue
    const dish = readBelow(below.line)
    const next = written[at + 2]?.line
    if (dish === null || (next !== undefined && !/^(?:#|[-*_=]{3})/.test(next))) continue
    listed[i] = `- **${name}**, ${dish.price}`
    listed[below.i] = `  ${dish.text}`
  }
  return listed
}

function readBelow(line: string): { text: string; price: string } | null {
  if (line.length > LONGEST || /^(?:[-+•#|>]|\d{1,3}[.)]\s|\*\*|\*\s)/.test(line)) return null
  const priced = takePrice(line.replace(/[*_]([^*_]+)[*_]$/, '$1'))
  return priced?.isSure ? priced : null
}
