import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { Env } from '../../env.ts'
import { create, newPlace } from '../../testing/adding.ts'
import { change, fetchRestaurant, resultOf, storeOwned } from '../../testing/editing.ts'
import { makePerson } from '../../testing/people.ts'
import { request } from '../../testing/request.ts'
import { revertRestaurant } from './history/revertRestaurant.ts'
import { closeRestaurant } from './standing/closeRestaurant.ts'
import { deleteRestaurant } from './standing/deleteRestaurant.ts'
import { giveRestaurant } from './standing/giveRestaurant.ts'
import { reopenRestaurant } from './standing/reopenRestaurant.ts'
import { toggleOnline } from './toggleOnline.ts'

const noun = 'restaurantDetails'
const context = { now: Date.now(), requestId: 'r', ip: '', waitUntil: () => undefined }

describe('a value nested deeper than any field', () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000)

  it.each(['name', 'cuisine', 'geoJson', 'veganOptions', 'rating'])(
    'is refused as %s like any other that does not fit',
    async (field) => {
      const [{ id }, { token }] = [await storeOwned(), await makePerson({ roles: ['admin'] })]
      const headers = { 'content-type': 'application/json', 'x-auth-token': token }
      const body = `{"name":"A","${field}":${deep}}`
      const answer = request(`/api/restaurants/${id}`, { method: 'PUT', headers, body })
      expect(await resultOf(answer)).toBe('400 invalid')
    },
  )

  it('is ignored in an unknown field, with an Idempotency-Key too', async () => {
    const { id, owner } = await storeOwned()
    const headers = {
      'content-type': 'application/json',
      'x-auth-token': owner.token,
      'idempotency-key': 'deep',
    }
    const body = `{"name":"Deep","other":${deep}}`
    for (const _ of ['first', 'again']) {
      const answer = await request(`/api/restaurants/${id}`, { method: 'PUT', headers, body })
      expect(await answer.json()).toMatchObject({ name: 'Deep', version: 2 })
    }
  })
})

describe('a menu with a NUL in it', () => {
  it('is whole in its history', async () => {
    const { id, owner } = await storeOwned()
    await change('PUT', id, { noun, by: owner, body: { menu: '# Dinner\0 with nonsense' } })
    const history = await change('GET', id, { rest: '/history', by: owner })
    expect(await history.json()).toMatchObject({
      history: [{ changes: { menu: [null, '# Dinner with nonsense'] } }],
    })
  })
})

describe("another way to write the address of somebody else's restaurant", () => {
  it('is refused', async () => {
    const [{ id }, mine] = [await storeOwned(), await storeOwned()]
    const by = mine.owner
    const encoded = `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`
    for (const other of [id, encoded, `${mine.id}/../${id}`]) {
      const results = await Promise.all([
        resultOf(change('DELETE', other, { by })),
        resultOf(change('PUT', other, { by, body: { name: 'Mine' } })),
        resultOf(change('POST', other, { rest: '/history/1/revert', by })),
        resultOf(change('POST', other, { rest: '/reopen', by })),
        resultOf(change('PUT', other, { noun, by, body: { menu: '#', restaurantKey: mine.id } })),
      ])
      expect(new Set(results), other).toEqual(new Set(['403 forbidden']))
    }
    expect(await fetchRestaurant(id)).toMatchObject({ version: 1 })
  })
})

describe('an owner who encodes a letter of the id that needs no encoding', () => {
  it('may do what the id allows', async () => {
    const { id, owner } = await storeOwned({ id: 'osm:node:7' })
    const encoded = encodeURIComponent(id)
    expect(encoded).not.toBe(id)
    expect(await resultOf(change('DELETE', encoded, { by: owner }))).toBe('204')
  })
})

describe('a former owner', () => {
  /** Bindings that give the restaurant away just before the first batch that writes. */
  function givingAway(id: string, to: string): Env {
    let wasFirst = true
    const batch = async <T>(statements: D1PreparedStatement[]) => {
      if (wasFirst) {
        wasFirst = false
        await giveRestaurant(env.DB, { id, to, actor: null }, context)
      }
      return env.DB.batch<T>(statements)
    }
    const prepare = (sql: string) => env.DB.prepare(sql)
    return { ...env, DB: Object.assign(Object.create(env.DB), { prepare, batch }) }
  }

  type Verb = (
    env: Env,
    id: string,
    caller: Parameters<typeof deleteRestaurant>[2],
  ) => Promise<unknown>
  const VERBS: Record<string, Verb> = {
    deletes: (to, id, caller) => deleteRestaurant(to, { id, onVersions: null }, caller, context),
    closes: (to, id, caller) => closeRestaurant(to, id, caller, context),
    reopens: (to, id, caller) => reopenRestaurant(to, id, caller, context),
    reverts: (to, id, caller) => revertRestaurant(to, { id, onVersions: null }, 1, caller, context),
    'takes online': (to, id, caller) => toggleOnline(to, id, { status: 'ONLINE' }, caller, context),
  }

  it.each(Object.entries(VERBS))(
    '%s no restaurant that is given away meanwhile',
    async (what, verb) => {
      const { id, owner } = await storeOwned({ status: 'OFFLINE' })
      await change('PUT', id, { by: owner, body: { name: 'Second' } })
      if (what === 'reopens') {
        await env.DB.prepare('UPDATE restaurants SET closed_at = 1 WHERE id = ?1').bind(id).run()
      }
      const caller = { id: owner.id, email: owner.email, groups: [id], tokenHash: '' }
      const heir = await makePerson()
      await expect(verb(givingAway(id, heir.id), id, caller)).rejects.toMatchObject({
        code: 'forbidden',
      })
      const row = 'SELECT owner_id, version, name FROM restaurants WHERE id = ?1'
      const left = await env.DB.prepare(row).bind(id).first()
      expect(left).toEqual({ owner_id: heir.id, version: 3, name: 'Second' })
    },
  )
})

describe('the same request many times at once', () => {
  it('adds one restaurant, and deletes it once', async () => {
    const by = await makePerson()
    const place = newPlace()
    const made = await Promise.all([1, 2, 3, 4].map(() => create(by, place)))
    const ids = await Promise.all(made.map(async (one) => (await one.json<{ _id: string }>())._id))
    expect(new Set(ids).size).toBe(1)
    const gone = await Promise.all([1, 2, 3].map(() => change('DELETE', ids[0] ?? '', { by })))
    expect(gone.filter(({ status }) => status === 204)).toHaveLength(1)
  })
})
