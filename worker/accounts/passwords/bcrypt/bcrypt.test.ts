import bcryptjs from 'bcryptjs'
import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { useRealPasswords } from '../../../testing/quickPasswords.ts'
import { bcrypt } from './bcrypt.ts'

/** The least that bcrypt takes: 16 rounds. */
const MIN_COST = 4

beforeAll(useRealPasswords)
afterEach(() => {
  vi.restoreAllMocks()
})

describe('bcrypt', () => {
  // A test vector of jBCrypt and others. There it has the prefix 2a, which gives the same hash for this text.
  it('matches a known hash', async () => {
    const known = '$2b$06$DCq7YPn5Rq63x1Lad4cll.TV4S6ytwfsfvkgY8jIucDrjc8deX1s.'
    expect(await bcrypt.compare('', known)).toBe(true)
    expect(await bcrypt.compare(' ', known)).toBe(false)
  })

  it('agrees with another implementation about any text', async () => {
    const texts = fc
      .string({ unit: 'binary', maxLength: 100 })
      .filter((text) => text.isWellFormed())
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        expect(await bcrypt.compare(text, bcryptjs.hashSync(text, MIN_COST))).toBe(true)
        expect(bcryptjs.compareSync(text, await bcrypt.hash(text, MIN_COST))).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('gives each hash its own salt', async () => {
    expect(await bcrypt.hash('turnip', MIN_COST)).not.toBe(await bcrypt.hash('turnip', MIN_COST))
  })

  it.each(['', '$2b$04$short', '$1$md5'])('matches nothing with %j', async (known) => {
    expect(await bcrypt.compare('turnip', known)).toBe(false)
  })

  it('pauses every 16 rounds, and longer when more hashes run', async () => {
    const pauses = vi.spyOn(globalThis, 'setTimeout')
    const hashAtOnce = async (count: number) => {
      pauses.mockClear()
      const texts = Array.from({ length: count }, (_, n) => `turnip ${n}`)
      await Promise.all(texts.map((text) => bcrypt.hash(text, MIN_COST + 2)))
      return pauses.mock.calls.map(([, ms]) => ms ?? 0)
    }
    const alone = await hashAtOnce(1)
    expect(alone).toEqual([6, 6, 6])
    expect(Math.max(...(await hashAtOnce(2)))).toBe(12)
    expect(Math.max(...(await hashAtOnce(9)))).toBe(24)
  })
})
