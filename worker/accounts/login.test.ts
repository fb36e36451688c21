import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../contract/durations.ts'
import type { ErrorBody } from '../contract/errors.ts'
import {
  call,
  makeAccount,
  newEmail,
  PASSWORD,
  passBotCheck,
  readSignedIn,
  tryLogin,
} from '../testing/accounts.ts'
import { request } from '../testing/request.ts'
import { failuresKey, login } from './login.ts'

async function fail(email: string, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let i = 0; i < times; i += 1) statuses.push((await tryLogin(email, 'wrong one')).status)
  return statuses
}

const withoutId = async (response: Response) => ({
  ...(await response.json<ErrorBody>()),
  requestId: '',
})

/** The database, where writing a counter fails. */
function withoutCounting(): D1Database {
  const prepare = (sql: string) => {
    if (!sql.startsWith('insert into "counters"')) return env.DB.prepare(sql)
    const statement = env.DB.prepare('SELECT no_such_column')
    statement.bind = () => statement
    statement.raw = async () => {
      throw new Error('not counted')
    }
    return statement
  }
  return Object.assign(Object.create(env.DB), { prepare })
}

/** The database, which runs `meanwhile` before the failures are read a second time. */
function beforeSecondCount(meanwhile: () => Promise<unknown>): D1Database {
  let reads = 0
  const prepare = (sql: string) => {
    const statement = env.DB.prepare(sql)
    if (!sql.startsWith('select "count" from "counters"')) return statement
    const bind = (...values: unknown[]) => {
      const bound = statement.bind(...values)
      const raw = async () => {
        reads += 1
        if (reads === 2) await meanwhile()
        return bound.raw()
      }
      return Object.assign(Object.create(bound), { raw })
    }
    return Object.assign(Object.create(statement), { bind })
  }
  return Object.assign(Object.create(env.DB), { prepare })
}

describe('login', () => {
  it('answers with a token and the account', async () => {
    const { id, email } = await makeAccount()
    const { token, user } = await readSignedIn(await tryLogin(` ${email.toUpperCase()} `))
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(user).toEqual({ id, email, groups: [] })
  })

  it('takes null for a bot check that is not needed', async () => {
    const { email } = await makeAccount()
    await readSignedIn(await tryLogin(email, PASSWORD, { recaptchaToken: null }))
  })

  it('lists roles and owned restaurants in the groups', async () => {
    const { id, email } = await makeAccount()
    await env.DB.prepare("INSERT INTO user_roles VALUES (?1, 'beta')").bind(id).run()
    await env.DB.prepare(
      `INSERT INTO restaurants (id, name, source, modified_at, owner_id, deleted_at)
      VALUES ('rowned1', 'Mine', 'member', 0, ?1, NULL), ('rgone1', 'Gone', 'member', 0, ?1, 1)`,
    )
      .bind(id)
      .run()
    const { user } = await readSignedIn(await tryLogin(email))
    expect(user.groups).toEqual(['beta', 'rowned1'])
  })

  it('answers a wrong password and an unknown address alike, except for the request id', async () => {
    const { email } = await makeAccount()
    const known = await tryLogin(email, 'wrong one')
    const unknown = await tryLogin(newEmail(), 'wrong one')
    expect([known.status, unknown.status]).toEqual([401, 401])
    const names = (response: Response) => [...response.headers.keys()].toSorted()
    expect(names(known)).toEqual(names(unknown))
    expect(await withoutId(known)).toEqual(await withoutId(unknown))
  })

  it.each(['known', 'unknown'])(
    'asks for a bot check after five failures: %s address',
    async (which) => {
      const email = which === 'known' ? (await makeAccount()).email : newEmail()
      expect(await fail(email, 5)).toEqual([401, 401, 401, 401, 401])
      const sixth = await tryLogin(email, PASSWORD)
      expect(sixth.status).toBe(400)
      expect((await sixth.json<ErrorBody>()).errors).toEqual([
        { msg: 'Please complete recaptcha', code: 'invalid', param: 'recaptchaToken' },
      ])
      expect((await tryLogin(email, PASSWORD, { recaptchaToken: 'made up' })).status).toBe(400)
    },
  )

  it('counts simultaneous attempts', async () => {
    const { email } = await makeAccount()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => tryLogin(email, 'wrong one')),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(15)
  })

  it('answers the right password like the wrong ones among many simultaneous attempts', async () => {
    const { email } = await makeAccount()
    // This login begins before the wrong ones; they have failed before its password has been checked.
    const db = beforeSecondCount(() => fail(email, 5))
    const context = {
      now: Date.now(),
      requestId: 'r',
      ip: '198.51.100.9',
      waitUntil: () => undefined,
    }
    const right = login({ ...env, DB: db }, { email, password: PASSWORD }, context)
    await expect(right).rejects.toThrow('Please complete recaptcha')
  })

  it('does not count many simultaneous right passwords as guesses', async () => {
    const { email } = await makeAccount()
    const answers = await Promise.all(Array.from({ length: 12 }, () => tryLogin(email)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
  })

  it('asks for a bot check when far too many come at once', async () => {
    const { email } = await makeAccount()
    const answers = await Promise.all(Array.from({ length: 30 }, () => tryLogin(email)))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
    expect((await tryLogin(email)).status).toBe(200)
  })

  it('does not uncount other attempts when its own could not be counted', async () => {
    const { email } = await makeAccount()
    const key = `${failuresKey(env, email)}:now`
    const now = Date.now()
    await env.DB.prepare(
      'INSERT INTO counters (key, count, starts_at, ends_at) VALUES (?, 5, ?, ?)',
    )
      .bind(key, now, now + MINUTE_MS)
      .run()
    const work: Promise<unknown>[] = []
    const waitUntil = (one: Promise<unknown>) => void work.push(one)
    const context = { now, requestId: 'r', ip: '198.51.100.9', waitUntil }
    const broken = { ...env, DB: withoutCounting() }
    const input = { email, password: PASSWORD }
    await expect(login(broken, input, context)).rejects.toMatchObject({
      cause: { message: 'not counted' },
    })
    await Promise.allSettled(work)
    const left = env.DB.prepare('SELECT count FROM counters WHERE key = ?1').bind(key)
    expect(await left.first('count')).toBe(5)
  })

  it('makes each wrong password wait longer and accepts the right one with a bot check', async () => {
    const { email } = await makeAccount()
    await fail(email, 5)
    for (let i = 0; i < 5; i += 1) {
      const recaptchaToken = await passBotCheck()
      expect((await tryLogin(email, 'wrong one', { recaptchaToken })).status).toBe(401)
    }
    const waits: number[] = []
    for (let i = 0; i < 3; i += 1) {
      const recaptchaToken = await passBotCheck()
      const response = await tryLogin(email, 'wrong one', { recaptchaToken })
      expect(response.status).toBe(429)
      waits.push(Number(response.headers.get('retry-after')))
    }
    expect(waits).toEqual([15, 30, 60])
    const recaptchaToken = await passBotCheck()
    await readSignedIn(await tryLogin(email, PASSWORD, { recaptchaToken }))
    expect((await tryLogin(email, 'wrong one')).status).toBe(401)
  })

  it('accepts a bot check once', async () => {
    const { email } = await makeAccount()
    await fail(email, 5)
    const recaptchaToken = await passBotCheck()
    expect((await tryLogin(email, 'wrong one', { recaptchaToken })).status).toBe(401)
    expect((await tryLogin(email, PASSWORD, { recaptchaToken })).status).toBe(400)
  })

  it('asks for a bot check after thirty failures from one IP once limits are on', async () => {
    const { email } = await makeAccount()
    const tryFrom = (ip: string, password: string, address = newEmail()) =>
      request(
        '/api/users/login',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'cf-connecting-ip': ip },
          body: JSON.stringify({ email: address, password }),
        },
        { LIMITS: 'on' },
      )
    for (let i = 0; i < 30; i += 1) {
      expect((await tryFrom('198.51.100.7', 'wrong one')).status).toBe(401)
    }
    for (const refused of [
      await tryFrom('198.51.100.7', 'wrong one'),
      await tryFrom('198.51.100.7', PASSWORD, email),
    ]) {
      expect(refused.status).toBe(400)
      expect((await refused.json<ErrorBody>()).errors[0]?.param).toBe('recaptchaToken')
    }
    expect((await tryFrom('198.51.100.8', PASSWORD, email)).status).toBe(200)
  })

  it('forgets failures after a quarter of an hour', async () => {
    const { email } = await makeAccount()
    await fail(email, 6)
    await env.DB.prepare('UPDATE counters SET ends_at = ?1').bind(Date.now()).run()
    expect((await tryLogin(email)).status).toBe(200)
  })
})

describe('login with bad input', () => {
  const BODIES: [string, unknown][] = [
    ['a number for a password', { email: 'ada@example.org', password: 12345678 }],
    ['an object for an address', { email: { $gt: '' }, password: PASSWORD }],
    ['no password', { email: 'ada@example.org' }],
    ['an array', [1, 2]],
    ['null', null],
    ['a text', 'login'],
    ['a password of 10 kB', { email: 'ada@example.org', password: 'x'.repeat(10_240) }],
    ['a full-width @', { email: 'ada＠example.org', password: PASSWORD }],
    ['a lone surrogate in the address', { email: 'a\ud800@example.org', password: PASSWORD }],
  ]
  it.each(BODIES)('answers 400 for %s', async (_, body) => {
    const response = await call('POST', '/api/users/login', { body })
    expect(response.status).toBe(400)
    expect((await response.json<ErrorBody>()).errors.length).toBeGreaterThan(0)
  })

  it.each(['x'.repeat(73), 'nul\0nul\0nul', '\ud800\udc00\ud800', ' '])(
    'answers 401 for a password nobody has: %j',
    async (password) => {
      expect((await tryLogin((await makeAccount()).email, password)).status).toBe(401)
    },
  )

  it('answers 400 for what is not JSON, 415 for a form, 413 for too much', async () => {
    const post = (type: string, body: string) =>
      request('/api/users/login', { method: 'POST', headers: { 'content-type': type }, body })
    expect((await post('application/json', '{"email": ')).status).toBe(400)
    expect((await post('application/x-www-form-urlencoded', 'email=a')).status).toBe(415)
    expect((await post('application/json', `"${'x'.repeat(300_000)}"`)).status).toBe(413)
  })
})
