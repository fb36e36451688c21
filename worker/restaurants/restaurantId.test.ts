import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { makeInput } from '../testing/restaurants.ts'
import { isRestaurantId, newRestaurantId } from './restaurantId.ts'
import { saveRestaurants } from './saving/saveRestaurants.ts'

const ROLES = ['admin', 'beta', 'constructor', '__proto__', 'toString', 'root', 'owner', '']

describe('the id of a restaurant', () => {
  it('is r and 15 random characters of base 32', () => {
    const ids = Array.from({ length: 2000 }, newRestaurantId)
    for (const id of ids) {
      expect(id).toMatch(/^r[0-9a-hjkmnp-tv-z]{15}$/)
      expect(isRestaurantId(id)).toBe(true)
    }
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('may be that of an import', () => {
    for (const id of ['osm-node-451152', 'sample-boston-7', 'r1'])
      expect(isRestaurantId(id)).toBe(true)
  })

  it.each(ROLES)('is never %j', async (id) => {
    expect(isRestaurantId(id)).toBe(false)
    const stamp = { by: 'import', at: 1 }
    await expect(saveRestaurants(env.DB, [makeInput({ id })], stamp)).rejects.toThrow(
      'No restaurant',
    )
  })
})
