import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { makeCode } from '../accounts/codes.ts'
import { grantRole, revokeRoles } from '../accounts/roles.ts'
import { endSessions } from '../accounts/store.ts'
import { sweepAccounts } from '../accounts/sweep.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../contract/durations.ts'
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
import { brokenDatabase, request } from '../testing/request.ts'
import { beginSession, readCaller } from './sessions.ts'

const context = { now: Date.now(), requestId: 'test', ip: '', waitUntil: () => {} }
const at = (now: number) => ({ ...context, now })

/** The real KV with its `get` and `put` replaced. */
function fakeKv(get: () => Promise<unknown>, put: () => Promise<void>): Pick<Env, 'SESSIONS'> {
  return { SESSIONS: Object.assign(Object.create(env.SESSIONS), { get, put, delete: put }) }
}

/** A KV that returns an old value and stores nothing, as the real one may for more than a minute. */
const staleKv = (known: unknown) =>
  fakeKv(
    async () => known,
    async () => {},
  )

/** A stale KV with a session that was just opened. */
const lateKv = (userId: string) => staleKv({ userId, createdAt: Date.now(), epoch: 1 })

const keyOf = (token: string) => `session:${sha256(token)}`

/** A database that counts its calls and notes a statement that finds a session by its token alone. */
function watchedDatabase() {
  const asked: string[] = []
  const prepare = (sql: string) => {
    asked.push(sql)
    return env.DB.prepare(sql)
  }
  return { asked, DB: Object.assign(Object.create(env.DB), { prepare }) }
}

/** Makes D1 miss the row of this session. */
async function hideRow(token: string): Promise<void> {
  const deleted = env.DB.prepare('DELETE FROM user_sessions WHERE token_hash = ?1')
  expect((await deleted.bind(sha256(token)).run()).meta.changes).toBe(1)
}

const me = (person: Pick<Person, 'token'>, settings: Partial<Env> = {}) =>
  request('/api/users/me', { headers: as(person) }, settings)

const ENDINGS: [
  string,
  (account: { id: string; email: string; token: string }) => Promise<unknown>,
][] = [
  ['a logout', ({ token }) => call('POST', '/api/users/logout', { by: { token } })],
  [
    'a new role',
    ({ id }) => grantRole(env.DB, { actor: null, userId: id, role: 'admin' }, context),
  ],
  ['the loss of a role', ({ id }) => revokeRoles(env.DB, { actor: null, userId: id }, context)],
  [
    'a reset of the password',
    async ({ email }) => {
      await makeCode(env, { purpose: 'reset', email }, Date.now()).statement
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
    await env.SESSIONS.delete(keyOf(token))
    expect((await me({ token })).status).toBe(401)
  })

  it.each(ENDINGS)('is dead after %s, although D1 never showed its row', async (_, end) => {
    const account = await makeAccount()
    const { token } = await readSignedIn(await tryLogin(account.email))
    const late = lateKv(account.id)
    await hideRow(token)
    expect((await me({ token }, late)).status).toBe(200)
    await end({ ...account, token })
    expect((await me({ token }, late)).status).toBe(401)
  })

  it('does not begin when the password was checked before a reset', async () => {
    const account = await makeAccount()
    const { token, statements } = beginSession(env.DB, { id: account.id, epoch: 1 }, Date.now())
    await query(env.DB).batch(endSessions(env.DB, account.id))
    await query(env.DB).batch(statements)
    expect((await me({ token })).status).toBe(401)
  })

  it('is in KV from login to logout, for the rest of thirty days', async () => {
    const { email, id } = await makeAccount()
    const put = vi.spyOn(env.SESSIONS, 'put')
    const { token } = await readSignedIn(await tryLogin(email))
    const options = put.mock.calls[0]?.[2]
    put.mockRestore()
    expect(options).toEqual({ expirationTtl: 30 * 24 * 60 * 60 })
    const known = { userId: id, createdAt: expect.any(Number), epoch: 1 }
    expect(await env.SESSIONS.get(keyOf(token), 'json')).toEqual(known)
    await call('POST', '/api/users/logout', { by: { token } })
    expect(await env.SESSIONS.get(keyOf(token))).toBeNull()
  })

  it('is known by KV: D1 is asked one statement, which needs no row of the session', async () => {
    const { email, id } = await makeAccount()
    const { token } = await readSignedIn(await tryLogin(email))
    await hideRow(token)
    const { asked, DB } = watchedDatabase()
    const answer = await me({ token }, { DB })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ user: { id, email, groups: [] } })
    expect(asked).toHaveLength(1)
  })

  it('is found in D1 when KV does not have it, and is then written to KV', async () => {
    const person = await makePerson()
    expect(await env.SESSIONS.get(keyOf(person.token))).toBeNull()
    expect((await me(person)).status).toBe(200)
    const cached = await env.SESSIONS.get(keyOf(person.token), 'json')
    expect(cached).toEqual({ userId: person.id, createdAt: expect.any(Number), epoch: 1 })
    await hideRow(person.token)
    expect((await me(person)).status).toBe(200)
  })

  it('is found in D1 when the value in KV is malformed', async () => {
    const person = await makePerson()
    expect((await me(person, staleKv({ userId: person.id, epoch: 1 }))).status).toBe(200)
    expect((await me(person, staleKv('nonsense'))).status).toBe(200)
  })

  it('is valid while KV cannot be reached or never answers', async () => {
    const { email, id } = await makeAccount()
    const fail = async () => {
      throw new Error('KV is down')
    }
    const hang = () => new Promise<never>(() => {})
    for (const broken of [fakeKv(fail, fail), fakeKv(hang, async () => {})]) {
      const body = { email, password: PASSWORD }
      const login = await call('POST', '/api/users/login', { body, settings: broken })
      const { token, user } = await readSignedIn(login)
      expect(user.id).toBe(id)
      expect((await me({ token }, broken)).status).toBe(200)
      expect(
        (await call('POST', '/api/users/logout', { by: { token }, settings: broken })).status,
      ).toBe(204)
      expect((await me({ token }, broken)).status).toBe(401)
    }
  })

  it('gets a 503 while D1 cannot be reached, even when KV has it', async () => {
    const { email } = await makeAccount()
    const { token } = await readSignedIn(await tryLogin(email))
    const answer = await me({ token }, { DB: brokenDatabase() })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).not.toBeNull()
  })

  it('lists what its user owns now', async () => {
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
    // A stale KV does not bring the first back.
    const { id } = (await readSignedIn(await tryLogin(email))).user
    expect((await me({ token: tokens[0] ?? '' }, lateKv(id))).status).toBe(401)
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

  it('is refused without asking D1 when KV says that it began thirty days ago', async () => {
    const { id, token } = await makePerson()
    const { asked, DB } = watchedDatabase()
    const now = Date.now()
    const old = staleKv({ userId: id, createdAt: now, epoch: 1 })
    expect(await readCaller({ DB, ...old }, token, at(now + 30 * DAY_MS))).toBeNull()
    expect(asked).toEqual([])
  })

  it('counts as never used when its row is gone, so that the sweep may delete ended sessions', async () => {
    const { id, token } = await makePerson()
    const now = Date.now()
    const late = { ...env, ...staleKv({ userId: id, createdAt: now, epoch: 1 }) }
    await call('POST', '/api/users/logout', { by: { token } })
    await sweepAccounts(env.DB, now + 7 * DAY_MS - MINUTE_MS)
    expect(await readCaller(late, token, at(now + 7 * DAY_MS - MINUTE_MS))).toBeNull()
    await sweepAccounts(env.DB, now + 7 * DAY_MS + MINUTE_MS)
    expect(await env.DB.prepare('SELECT count(*) AS n FROM ended_sessions').first('n')).toBe(0)
    expect(await readCaller(late, token, at(now + 7 * DAY_MS + MINUTE_MS))).toBeNull()
  })

  it('is renewed by use, noted every few minutes', async () => {
    const { id, token } = await makePerson()
    const start = Date.now()
    const work: Promise<unknown>[] = []
    const use = (now: number) =>
      readCaller(env, token, { now, waitUntil: (one) => void work.push(one) })
    await use(start)
    // This call writes the session to KV.
    await Promise.all(work.splice(0))
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
