import type { ParsedLine } from './parseLine.ts'

/**
 * Bare numbers stay prices only where several lines that look alike end in one; elsewhere they go back into the text, and
 * a column of 1, 2, 3 is a numbering.
 */
export function acceptPrices(lines: readonly ParsedLine[]): ParsedLine[] {
  const looks = new Map<string, { all: number; bare: number[]; sure: number }>()
  for (const line of lines) {
    if (line.kind !== 'text' && line.kind !== 'price') continue
    const look = looks.get(line.style) ?? { all: 0, bare: [], sure: 0 }
    looks.set(line.style, look)
    look.all += 1
    if (line.price === '') continue
    if (line.isSurePrice) look.sure += 1
    else look.bare.push(Number.parseFloat(line.price.replace(',', '.')))
  }
  return lines.map((line) => {
    if (line.price === '' || line.isSurePrice) return line
    const look = looks.get(line.style)
    if (look === undefined || line.hint === 'price') return line
    const priced = look.bare.length + look.sure
    const isAccepted = line.hint !== 'name' || look.bare.length >= 3
    if (isAccepted && priced >= 3 && priced >= look.all * 0.3 && !isCounting(look.bare)) return line
    return withoutPrice(line)
  })
}

function isCounting(values: readonly number[]): boolean {
  const steps = values.filter((value, at) => at > 0 && value - (values[at - 1] ?? 0) === 1)
  return values.length >= 3 && steps.length >= (values.length - 1) * 0.7
}

function withoutPrice(line: ParsedLine): ParsedLine {
  if (line.kind === 'price') return { ...line, kind: 'noise', price: '' }
  return { ...line, rest: `${line.rest} ${line.price}`.trim(), price: '' }
}
