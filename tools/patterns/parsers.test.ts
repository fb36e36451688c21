import { expect, it } from 'vitest'
import { findGrowth } from './growth.ts'
import { hostileTexts, USUAL_PIECES } from './hostileTexts.ts'
import { listParsers, type Parser, readTextFunctions } from './listParsers.ts'
import { listSchemas } from './schemas.ts'
import { WHOLES } from './wholes.ts'

/** Linear work takes some milliseconds here, quadratic work some hundred. */
const SIZES = { letters: 8000, leastMs: 25, endlessMs: 120_000 }
const TEXTS = hostileTexts(USUAL_PIECES)
const MAX_MS = 900_000

function listSlow(parsers: readonly Parser[]): string[] {
  return parsers.flatMap(({ name, read }) => {
    const growth = findGrowth((text) => quietly(read, text), TEXTS, SIZES)
    return growth === null ? [] : [`${name}: ${growth}`]
  })
}

/** Refusing a text is as good as reading it. */
function quietly(read: Parser['read'], text: string): void {
  try {
    read(text)
  } catch (error) {
    if (!(error instanceof Error)) throw error
  }
}

it('finds the functions of a file that read texts', () => {
  const code = `
    export function one(text: string): string { return text }
    export function two(text: string, other: string, most = 5) { return text + other + most }
    export function three(text: string | undefined) { return text }
    export async function four(text: string) { return text }
    function five(text: string) { return text }
  `
  expect(readTextFunctions(code)).toEqual([
    { name: 'one', texts: 1 },
    { name: 'two', texts: 2 },
  ])
})

it('no function that reads a text takes the square of its length', {
  timeout: MAX_MS,
}, async () => {
  const parsers = await listParsers()
  expect(parsers.length).toBeGreaterThan(80)
  expect(listSlow(parsers)).toEqual([])
})

it('no schema takes quadratic time', { timeout: MAX_MS }, async () => {
  const schemas = await listSchemas()
  expect(schemas.length).toBeGreaterThan(20)
  expect(listSlow(schemas)).toEqual([])
})

it('no function that reads a text within a whole takes quadratic time', {
  timeout: MAX_MS,
}, () => {
  expect(listSlow(WHOLES)).toEqual([])
})
