import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BOT_CHECK_ACTIONS } from '../contract/accounts/accountLimits.ts'
import { AppError } from '../errors.ts'
import { request } from '../testing/request.ts'
import { checkPerson, makeChallenge } from './botCheck.ts'

const NOW = Date.now()
const ORIGIN = 'https://sprig.example'
const action = BOT_CHECK_ACTIONS.preRegister
const turnstile = { ...env, ORIGIN, TURNSTILE_SECRET: 'secret-of-turnstile' }
const GOOD = { success: true, hostname: 'sprig.example', action }

afterEach(() => vi.restoreAllMocks())

/** Fakes Turnstile's answer to siteverify. */
function answerWith(answer: () => Promise<Response>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
}

async function codeOf(check: Promise<void>): Promise<string> {
  return check.then(
    () => 'passed',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )
}

const check = (settings: typeof turnstile, token: string) =>
  codeOf(checkPerson(settings, { token, action, ip: '203.0.113.7' }, NOW))

describe('Turnstile', () => {
  it('accepts a solved check once', async () => {
    const asked = answerWith(async () => Response.json(GOOD))
    const token = crypto.randomUUID()
    expect(await check(turnstile, token)).toBe('passed')
    expect(await check(turnstile, token)).toBe('invalid')
    const sent: unknown = JSON.parse(String(asked.mock.calls[0]?.[1]?.body))
    expect(sent).toEqual({
      secret: 'secret-of-turnstile',
      response: token,
      remoteip: '203.0.113.7',
    })
  })

  it.each([
    { ...GOOD, success: false },
    { ...GOOD, hostname: 'elsewhere.example' },
    { ...GOOD, action: BOT_CHECK_ACTIONS.login },
    { success: true },
  ])('refuses %j', async (verdict) => {
    answerWith(async () => Response.json(verdict))
    expect(await check(turnstile, crypto.randomUUID())).toBe('invalid')
  })

  it.each([
    ['does not answer', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
    ['answers nonsense', async () => new Response('<html>')],
    ['answers without a verdict', async () => Response.json({})],
  ] as const)('lets nobody pass when it %s', async (_, answer) => {
    answerWith(answer)
    expect(await check(turnstile, crypto.randomUUID())).toBe('unavailable')
  })

  it('is not called without a token', async () => {
    const asked = answerWith(async () => Response.json(GOOD))
    expect(await check(turnstile, '')).toBe('invalid')
    expect(asked).not.toHaveBeenCalled()
  })
})

describe('the development check', () => {
  const own = { ...env, TURNSTILE_SECRET: '' }

  it('accepts a fresh challenge once', async () => {
    const token = makeChallenge(env.SIGNING_KEY, NOW)
    expect(await check(own, token)).toBe('passed')
    expect(await check(own, token)).toBe('invalid')
    expect(await check(own, `${token}.`)).toBe('invalid')
  })

  it('refuses one that is old, changed or signed by somebody else', async () => {
    expect(await check(own, makeChallenge(env.SIGNING_KEY, NOW - 300_000))).toBe('invalid')
    const [end, ...rest] = makeChallenge(env.SIGNING_KEY, NOW).split('.')
    expect(await check(own, [`${Number(end) + 1}`, ...rest].join('.'))).toBe('invalid')
    expect(await check(own, makeChallenge('another key', NOW))).toBe('invalid')
  })

  it('does not exist in production, nor when Turnstile is set up', async () => {
    const ask = (settings: object) => request('/dev/challenge', { method: 'POST' }, settings)
    expect((await ask({})).status).toBe(200)
    expect((await ask({ APP_ENV: 'production' })).status).toBe(404)
    expect((await ask({ TURNSTILE_SECRET: 'x' })).status).toBe(404)
    const token = makeChallenge(env.SIGNING_KEY, NOW)
    expect(await check({ ...own, APP_ENV: 'production' }, token)).toBe('invalid')
  })
})
