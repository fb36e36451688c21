import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { makeCode } from '../accounts/codes.ts'
import { grantRole, revokeRoles } from '../accounts/roles.ts'
import { endSessions } from '../accounts/store.ts'
import { query } from '../db/client.ts'
import type { Env } from '../env.ts'
import { sha256 } from '../safety/digest.ts'
import {
  call,
  lastCode,
  makeAccount,
  PASSWORD,
  readSignedIn,
  tryLogin,
} from '../testing/accounts.ts'
import { as, makePerson, type Person } from '../testing/people.ts'
import { request } from '../testing/request.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts'
import { beginSession, readCaller } from './sessions.ts'

const occasion = { now: Date.now(), requestId: 'test', ip: '', later: () => {} }
const at = (now: number) => ({ ...occasion, now })

/** A KV of which only these two answer otherwise. */
function fakeKv(get: () => Promise<unknown>, put: () => Promise<void>): Pick<Env, 'SESSIONS'> {
  return { SESSIONS: Object.assign(Object.create(env.SESSIONS), { get, put, delete: put }) }
}

/** A KV that still has a session that was opened now, as the real one may for a minute and more. */
const lateKv = (userId: string) =>
  fakeKv(
    async () => ({ userId, epoch: 1 }),
    async () => {},
  )

const me = (person: Pick<Person, 'token'>, settings: Partial<Env> = {}) =>
  request('/api/users/me', { headers: as(person) }, settings)

const ENDINGS: [
  string,
  (account: { id: string; email: string; token: string }) => Promise<unknown>,
][] = [
  ['a logout', ({ token }) => call('POST', '/api/users/logout', { by: { token } })],
  [
    'a new role',
    ({ id }) => grantRole(env.DB, { actor: null, userId: id, role: 'admin' }, occasion),
  ],
  ['the loss of a role', ({ id }) => revokeRoles(env.DB, { actor: null, userId: id }, occasion)],
  [
    'a reset of the password',
    async ({ email }) => {
      await (await makeCode(env, { purpose: 'reset', email }, Date.now())).statement
      const body = { email, password: PASSWORD, secretCode: await lastCode(email, 'reset') }
      await readSignedIn(await call('POST', '/api/users/reset-password', { body }))
    },
  ],
]

describe('a session', () => {
  it.each(ENDINGS)('is dead after %s, although KV still has it', async (_, end) => {
    const account = await makeAccount()
    const { token } = await readSignedIn(await tryLogin(account.email))
    const late = lateKv(account.id)
    expect((await me({ token }, late)).status).toBe(200)
    await end({ ...account, token })
    expect((await me({ token }, late)).status).toBe(401)
    expect((await me({ token })).status).toBe(401)
  })

  it('does not begin for a password that was read before a reset', async () => {
    const account = await makeAccount()
    const { token, statements } = beginSession(env.DB, { id: account.id, epoch: 1 }, Date.now())
    await query(env.DB).batch(endSessions(env.DB, account.id))
    await query(env.DB).batch(statements)
    expect((await me({ token })).status).toBe(401)
  })

  it('has a copy in KV for which no request waits, until a logout', async () => {
    const { email, id } = await makeAccount()
    const { token } = await readSignedIn(await tryLogin(email))
    const key = `session:${sha256(token)}`
    expect(await env.SESSIONS.get(key, 'json')).toEqual({ userId: id, epoch: 1 })
    const get = vi.fn(() => new Promise<never>(() => {}))
    expect(
      (
        await me(
          { token },
          fakeKv(get, async () => {}),
        )
      ).status,
    ).toBe(200)
    expect(get).not.toHaveBeenCalled()
    await call('POST', '/api/users/logout', { by: { token } })
    expect(await env.SESSIONS.get(key)).toBeNull()
  })

  it('lives where KV does not know it or cannot be reached', async () => {
    const person = await makePerson()
    expect((await me(person)).status).toBe(200)
    const fail = async () => {
      throw new Error('KV is down')
    }
    const broken = fakeKv(fail, fail)
    expect((await me(person, broken)).status).toBe(200)
    const { email } = await makeAccount()
    const body = { email, password: PASSWORD }
    const settings = { body, settings: broken }
    expect((await call('POST', '/api/users/login', settings)).status).toBe(200)
  })

  it('tells what its user owns as of now', async () => {
    const person = await makePerson()
    await env.DB.prepare(
      "INSERT INTO restaurants (id, name, source, modified_at, owner_id) VALUES ('rnow', 'Now', 'member', 0, ?1)",
    )
      .bind(person.id)
      .run()
    expect(await (await me(person)).json()).toMatchObject({ user: { groups: ['rnow'] } })
    await env.DB.prepare("UPDATE restaurants SET deleted_at = 1 WHERE id = 'rnow'").run()
    expect(await (await me(person)).json()).toMatchObject({ user: { groups: [] } })
  })

  it('ends the oldest when its user opens an eleventh', async () => {
    const { email } = await makeAccount()
    const tokens: string[] = []
    for (let i = 0; i < 11; i += 1) {
      tokens.push((await readSignedIn(await tryLogin(email))).token)
    }
    const statuses = await Promise.all(tokens.map(async (token) => (await me({ token })).status))
    expect(statuses).toEqual([401, ...Array(10).fill(200)])
  })
})

describe('the life of a session', () => {
  it('is seven days without use, thirty in all', async () => {
    const { token } = await makePerson()
    const now = Date.now()
    expect(await readCaller(env, token, at(now + 7 * DAY_MS + MINUTE_MS))).toBeNull()
    expect(await readCaller(env, token, at(now + 7 * DAY_MS - MINUTE_MS))).not.toBeNull()
    await env.DB.prepare('UPDATE user_sessions SET seen_at = ?1')
      .bind(now + 30 * DAY_MS)
      .run()
    expect(await readCaller(env, token, at(now + 30 * DAY_MS + MINUTE_MS))).toBeNull()
    expect(await readCaller(env, token, at(now + 30 * DAY_MS - MINUTE_MS))).not.toBeNull()
  })

  it('is twelve hours without use, seven days in all for an admin', async () => {
    const { token } = await makePerson({ roles: ['admin'] })
    const now = Date.now()
    expect(await readCaller(env, token, at(now + 12 * HOUR_MS + MINUTE_MS))).toBeNull()
    expect(await readCaller(env, token, at(now + 12 * HOUR_MS - MINUTE_MS))).not.toBeNull()
    await env.DB.prepare('UPDATE user_sessions SET seen_at = ?1')
      .bind(now + 7 * DAY_MS)
      .run()
    expect(await readCaller(env, token, at(now + 7 * DAY_MS + MINUTE_MS))).toBeNull()
    expect(await readCaller(env, token, at(now + 7 * DAY_MS - MINUTE_MS))).not.toBeNull()
  })

  it('is renewed by use, noted every few minutes', async () => {
    const { id, token } = await makePerson()
    const start = Date.now()
    const work: Promise<unknown>[] = []
    const use = (now: number) =>
      readCaller(env, token, { now, later: (one) => void work.push(one) })
    await use(start + MINUTE_MS)
    expect(work).toHaveLength(0)
    await use(start + DAY_MS)
    await Promise.all(work)
    const seen = await env.DB.prepare('SELECT seen_at FROM user_sessions WHERE user_id = ?1')
      .bind(id)
      .first<number>('seen_at')
    expect(seen).toBe(start + DAY_MS)
  })
})
