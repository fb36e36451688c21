import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { change, fetchRestaurant, resultOf, storeOwned } from '../../testing/editing.ts'
import { makePerson, type Person } from '../../testing/people.ts'

const FAKE = {
  _id: 'rstolen000000000',
  id: 'rstolen000000000',
  secretCode: 'known',
  secret_code: 'known',
  restaurantKey: 'rstolen000000000',
  owner: 'me',
  ownerId: 'me',
  owner_id: 'me',
  rating: 5,
  googleId: 'ChIJfake',
  isGoogle: true,
  metadata: { lastModified: '2001-01-01T00:00:00Z', source: 'me', isGoogle: true },
  source: 'me',
  version: 99,
  onlineUntil: '2999-01-01T00:00:00Z',
  onlineSince: '2001-01-01T00:00:00Z',
  online_since: 5,
  confirmedAt: '2001-01-01T00:00:00Z',
  closedAt: '2001-01-01T00:00:00Z',
  deletedAt: '2001-01-01T00:00:00Z',
  deleted_at: 5,
  distance: 0,
}
const BY_ADMIN = ['rating', 'googleId', 'isGoogle']

async function readWholeRow(id: string) {
  const row = await env.DB.prepare(
    `SELECT id, owner_id, source, rating, google_id, is_google, online_until,
      online_since, confirmed_at, closed_at, deleted_at FROM restaurants WHERE id = ?`,
  )
    .bind(id)
    .first()
  return row
}

async function disown(id: string) {
  await env.DB.prepare('UPDATE restaurants SET owner_id = NULL WHERE id = ?').bind(id).run()
}

const ROLES: Record<string, (restaurant: { owner: Person }) => Promise<Person>> = {
  owner: async ({ owner }) => owner,
  stranger: () => makePerson(),
  beta: () => makePerson({ roles: ['beta'] }),
  admin: () => makePerson({ roles: ['admin'] }),
}
const TRIES = Object.keys(ROLES).flatMap((role) =>
  Object.entries(FAKE).map(([field, value]) => ({ role, field, value })),
)

describe('a protected field in a body', () => {
  it.each(TRIES)('$field, sent by: $role', async ({ role, field, value }) => {
    const restaurant = await storeOwned()
    if (role === 'stranger' || role === 'beta') await disown(restaurant.id)
    const [before, row] = [await fetchRestaurant(restaurant.id), await readWholeRow(restaurant.id)]
    const by = await ROLES[role]?.(restaurant)
    const body = JSON.parse(`{"name":"Other","__proto__":{"googleId":"x","rating":1}}`)
    body[field] = value
    const sent = await change('PUT', restaurant.id, { ...(by ? { by } : {}), body })
    expect(sent.status).toBe(200)
    const after = await fetchRestaurant(restaurant.id)
    if (role === 'admin' && BY_ADMIN.includes(field)) {
      expect(after).toMatchObject({ name: 'Other', [field]: value })
      return
    }
    const { lastModified } = after.metadata
    expect(after).toEqual({
      ...before,
      name: 'Other',
      version: 2,
      metadata: { ...before.metadata, lastModified },
    })
    expect(Date.parse(lastModified)).toBeGreaterThan(Date.UTC(2026, 0, 1))
    expect(await readWholeRow(restaurant.id)).toEqual(row)
  })

  it.each(['owner', 'stranger', 'beta'])(
    'is no reason to refuse an edit, whatever it holds, of: %s',
    async (role) => {
      const restaurant = await storeOwned()
      if (role !== 'owner') await disown(restaurant.id)
      const by = await ROLES[role]?.(restaurant)
      for (const value of ['a b', 'x'.repeat(400), 9, -1, {}, [[[[[[]]]]]], '\ud800']) {
        const name = `Green Fork ${JSON.stringify(value).length}`
        const body = { name, rating: value, googleId: value, isGoogle: value }
        expect(await resultOf(change('PUT', restaurant.id, { ...(by && { by }), body }))).toBe(
          '200',
        )
        expect(await fetchRestaurant(restaurant.id)).toMatchObject({
          name,
          rating: null,
          googleId: null,
          isGoogle: false,
        })
      }
    },
  )

  it('changes nothing in the other calls that take a body', async () => {
    const { id, owner } = await storeOwned({ status: 'OFFLINE' })
    const row = await readWholeRow(id)
    const toggle = { ...FAKE, status: 'OFFLINE', name: 'Stolen' }
    const noun = 'restaurants/popup/toggle'
    expect(await resultOf(change('PUT', id, { noun, by: owner, body: toggle }))).toBe('200')
    const menu = { ...FAKE, restaurantKey: id, menu: '# M', name: 'Stolen' }
    const saved = change('PUT', id, { noun: 'restaurantDetails', by: owner, body: menu })
    expect(await resultOf(saved)).toBe('200')
    const report = { ...FAKE, kind: 'other', name: 'Stolen' }
    const reported = change('POST', id, { rest: '/reports', by: owner, body: report })
    expect(await resultOf(reported)).toBe('201')
    expect(await readWholeRow(id)).toEqual(row)
    expect(await fetchRestaurant(id)).toMatchObject({ name: 'Green Fork', version: 2 })
  })
})

describe('a Google id', () => {
  it('is set by one of two admins on the same version, if it is valid', async () => {
    const { id } = await storeOwned()
    const admins = [await makePerson({ roles: ['admin'] }), await makePerson({ roles: ['admin'] })]
    const results = await Promise.all(
      admins.map((by, i) =>
        resultOf(
          change('PUT', id, {
            by,
            body: { name: 'Green Fork', googleId: `ChIJ_${i}` },
            onVersion: 1,
          }),
        ),
      ),
    )
    expect(results.toSorted()).toEqual(['200', '412 stale_version'])
    const winner = results.indexOf('200')
    expect(await fetchRestaurant(id)).toMatchObject({ googleId: `ChIJ_${winner}`, version: 2 })
    const [by] = admins
    for (const googleId of ['a b', 'sprig-typed']) {
      const body = { name: 'A', googleId }
      expect(await resultOf(change('PUT', id, { ...(by ? { by } : {}), body }))).toBe('400 invalid')
    }
  })
})
