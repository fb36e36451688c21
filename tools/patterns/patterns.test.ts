import { expect, it } from 'vitest'
import { pathsOf } from '../../site/wake/pathsOf.ts'
import { findGrowth, type Sizes, type Work } from './growth.ts'
import { hostileTexts, piecesFor } from './hostileTexts.ts'
import { listPatterns, readPatterns } from './listPatterns.ts'

/** Linear work takes some tenths of a millisecond here, quadratic work at least some tens. */
const SIZES = { letters: 12_000, leastMs: 12, endlessMs: 20_000 }

function growthOf(pattern: RegExp, sizes: Partial<Sizes> = {}): string | null {
  const isShort = 'mostLetters' in pattern && typeof pattern.mostLetters === 'number'
  // A short pattern may take quadratic time at its own bound, but at most this.
  const bound = isShort ? { letters: Number(pattern.mostLetters) } : {}
  const texts = hostileTexts(piecesFor(pattern.source))
  return findGrowth(everyMatch(pattern), texts, { ...SIZES, ...bound, ...sizes })
}

/** Runs a pattern over all its matches. */
function everyMatch(pattern: RegExp): Work {
  return (text) => {
    pattern.lastIndex = 0
    return pattern.global ? text.replace(pattern, '') : pattern.exec(text)
  }
}

it.each([
  [/\s+$/, false],
  // Practically endless, so a longer wait gains nothing.
  [/^(a+)+$/, false, 500],
  [/[,;]*[\r\n]+/, false],
  [/^\d+\.?\d*$/, false],
  [/\s*,/g, false],
  [/[\w-]+@/, false],
  [/^\s+/, true],
  [/\s+/g, true],
  [/^\d+(?:\.\d*)?$/, true],
  [/\b(?:tofu|soup)\b/giu, true],
  [/[^<>]{0,60}>/, true],
])(
  'tells whether %s takes the square of a text',
  (pattern, isLinear, endlessMs = SIZES.endlessMs) => {
    expect(growthOf(pattern, { endlessMs }) === null).toBe(isLinear)
  },
)

it('does not take a busy machine for a search without end', () => {
  const sleeping = new Int32Array(new SharedArrayBuffer(4))
  const work = () => Atomics.wait(sleeping, 0, 0, 20)
  expect(findGrowth(work, hostileTexts(['a', 'b', 'c']), { ...SIZES, endlessMs: 100 })).toBeNull()
})

it('finds patterns wherever they are written', () => {
  const code = `
    const A = /a+/g
    export const B = new RegExp('b' + A.source)
    const C = shortPattern(80, /c+$/)
    function f(text: string) { return /d/u.test(text) && new RegExp(text).test('x') }
  `
  const { literals, makesPatterns, madeInFunctions } = readPatterns(code, 'worker/some.ts')
  expect(literals.map(({ pattern, where }) => `${pattern} ${where}`)).toEqual([
    '/a+/g worker/some.ts:2',
    '/d/u worker/some.ts:5',
  ])
  expect({ makesPatterns, madeInFunctions }).toEqual({
    makesPatterns: true,
    madeInFunctions: ['worker/some.ts:5'],
  })
})

/** A longer pattern is a list of words, which belongs in data. */
const MAX_OF_READER = 200

const all = listPatterns()

it('no pattern of the reader of menus is a list of words', async () => {
  const { patterns } = await all
  const ofReader = patterns.filter(({ where }) => where.includes('menus/reader/'))
  expect(ofReader.length).toBeGreaterThan(300)
  const long = ofReader.filter(({ pattern }) => pattern.source.length > MAX_OF_READER)
  expect(long.map(({ where }) => where)).toEqual([])
})

it('no pattern takes quadratic time', { timeout: 900_000 }, async () => {
  const { patterns, untested } = await all
  expect(patterns.length).toBeGreaterThan(500)
  // The addresses of a page are tested below.
  const others = untested.filter((where) => !where.startsWith('site/wake/pathsOf.ts'))
  expect(others, 'patterns made while a function runs, which nobody can test').toEqual([])
  const known = new Set<string>()
  const slow: string[] = []
  for (const { pattern, where } of patterns) {
    if (known.has(String(pattern))) continue
    known.add(String(pattern))
    const growth = growthOf(pattern)
    if (growth !== null) slow.push(`${where} ${pattern.source.slice(0, 80)}: ${growth}`)
  }
  expect(slow).toEqual([])
})

it('the patterns for addresses of pages do not take quadratic time', () => {
  const paths = ['/', '/cities/:state/:city', '/:id/edit', '/create/v2/address/google']
  expect(growthOf(pathsOf({ name: 'any', paths, isGuarded: false }))).toBeNull()
})
