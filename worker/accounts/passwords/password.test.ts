import tenThousand from 'common-password/lib/10k most common.txt?raw'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { AppError } from '../../errors.ts'
import { useRealPasswords } from '../../testing/quickPasswords.ts'
import { bcrypt } from './bcrypt/bcrypt.ts'
import { checkNewPassword, hashPassword, isPassword } from './password.ts'

const EMAIL = 'ada.lovelace@example.org'

beforeAll(() => {
  useRealPasswords()
  // Hashing pauses for other requests, which bcrypt.test.ts tests; here nobody else waits.
  const { setTimeout } = globalThis
  vi.stubGlobal('setTimeout', (done: () => void) => setTimeout(done))
})

async function refusal(password: string): Promise<string | null> {
  try {
    await checkNewPassword(password, EMAIL)
    return null
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return error.message
    throw error
  }
}

describe('checkNewPassword', () => {
  it.each([
    'quiet turnip',
    'x7!kQ2#v',
    'ünïcödéş',
    '🥕🌽🍅🥦🧄🧅🥬🍆',
    'q'.repeat(20).concat('Z'.repeat(108)),
  ])('lets %j pass', async (password) => {
    expect(await refusal(password)).toBeNull()
  })

  it.each(['', 'turnips', 'ünïcödé', '🥕🌽🍅🥦🧄🧅🥬'])(
    'refuses %j, which is too short',
    async (password) => {
      expect(await refusal(password)).toBe('Passwords must be at least 8 characters in length!')
    },
  )

  it('counts characters after composing them', async () => {
    expect(await refusal('e\u0301'.repeat(7))).toContain('at least 8')
    expect(await refusal(`${'e\u0301'.repeat(7)}k`)).toBeNull()
  })

  it('refuses more than 128', async () => {
    const longest = 'quiet turnips! '.repeat(9).slice(0, 128)
    expect(await refusal(longest)).toBeNull()
    expect(await refusal(`${longest}k`)).toContain('at most 128')
  })

  it.each(['quiet\0turnip', 'quiet\ud800turnip', 'quiet turnip\udc00'])(
    'refuses %j, which cannot be typed',
    async (password) => {
      expect(await refusal(password)).toContain('cannot be typed')
    },
  )

  it.each([
    'restaurant',
    'Restaurants',
    'vegan123',
    'VEGAN-2026!',
    'sprigvegan',
    'veganfood1',
    '12vegan34',
  ])('refuses our own words: %j', async (password) => {
    expect(await refusal(password)).toContain('one of the first that others would try')
  })

  it.each(['vegan turnips', 'restaurant at the end', 'tofuvian'])(
    'lets more than our own words pass: %j',
    async (password) => {
      expect(await refusal(password)).toBeNull()
    },
  )

  it.each([EMAIL, EMAIL.toUpperCase(), 'Ada.Lovelace', ` ${EMAIL} `])(
    'refuses the own address: %j',
    async (password) => {
      expect(await refusal(password)).toContain('email address')
    },
  )

  // From a different source than the list in the code.
  it('refuses the 3,000 most common passwords, in upper case too', async () => {
    const mostCommon = tenThousand.split(/\r?\n/).slice(0, 3000)
    expect(mostCommon).toContain('12341234')
    for (const password of mostCommon) {
      expect(await refusal(password), password).not.toBeNull()
      expect(await refusal(password.toUpperCase()), password).not.toBeNull()
    }
  })
})

describe('a pattern', () => {
  it.each(['kQkQkQkQ', 'abcabcab', 'LKJHGFDS', '87654321', '67890123', 'zxcvbnma'])(
    'is no password: %s',
    async (password) => {
      expect(await refusal(password)).toContain('first that others would try')
    },
  )

  it('is too long to be tried from 33 characters on', async () => {
    expect(await refusal('Zq7$'.repeat(8))).toContain('first that others would try')
    expect(await refusal(`${'Zq7$'.repeat(8)}Z`)).toBeNull()
  })

  it.each(['kQkQkQkR', 'abcdefgz', 'lkjhgfdz'])(
    'has to fill the password: %s is one',
    async (password) => {
      expect(await refusal(password)).toBeNull()
    },
  )
})

describe('a stored password', () => {
  it('is hashed with the full cost', async () => {
    const stored = await hashPassword('pepper', 'quiet turnip')
    expect(stored.hash).toMatch(/^\$2b\$10\$.{53}$/)
  })

  it('distinguishes passwords beyond the 72 bytes that bcrypt reads, and after a NUL', async () => {
    const stored = await hashPassword('pepper', `${'a'.repeat(72)}b`)
    expect(await isPassword('pepper', `${'a'.repeat(72)}b`, stored)).toBe(true)
    expect(await isPassword('pepper', `${'a'.repeat(72)}c`, stored)).toBe(false)
    expect(await isPassword('pepper', `${'a'.repeat(72)}b\0`, stored)).toBe(false)
  })

  it('matches whichever way accents are typed', async () => {
    const stored = await hashPassword('pepper', 'crème brûlée'.normalize('NFD'))
    expect(await isPassword('pepper', 'crème brûlée'.normalize('NFC'), stored)).toBe(true)
  })

  it('needs the pepper', async () => {
    const stored = await hashPassword('pepper', 'quiet turnip')
    expect(await isPassword('salt', 'quiet turnip', stored)).toBe(false)
  })

  it('takes as long to compare when there is none', async () => {
    const compare = vi.spyOn(bcrypt, 'compare')
    await isPassword('pepper', 'quiet turnip', null)
    await isPassword('pepper', 'quiet turnip', { hash: '', scheme: 0 })
    const hashes = compare.mock.calls.map(([, hash]) => hash)
    expect(hashes).toEqual([
      expect.stringMatching(/^\$2b\$10\$.{53}$/),
      expect.stringMatching(/^\$2b\$10\$.{53}$/),
    ])
    compare.mockRestore()
  })

  it('matches nothing when there is none', async () => {
    expect(await isPassword('pepper', '', { hash: '', scheme: 0 })).toBe(false)
    expect(await isPassword('pepper', 'quiet turnip', null)).toBe(false)
  })
})
