import { describe, expect, it } from 'vitest'
import type { Restaurant } from '../../contract/restaurant.ts'
import { change, storeListing, storeOwned } from '../../testing/editing.ts'
import { makePerson } from '../../testing/people.ts'
import { request } from '../../testing/request.ts'

describe('GET /api/restaurants/owned_restaurants', () => {
  it("answers with the caller's own listings by name, and nobody else's", async () => {
    const [b, a, gone] = [
      await storeListing({ name: 'Beet', place: null, status: 'OFFLINE' }),
      await storeListing({ name: 'apple' }),
      await storeListing({ name: 'Gone' }),
    ]
    const owner = await makePerson({ owns: [b, a, gone] })
    await storeOwned()
    await change('DELETE', gone, { by: owner })
    const owned = async (token: string) => {
      const headers = { 'x-auth-token': token }
      const response = await request('/api/restaurants/owned_restaurants', { headers })
      return response.json<Restaurant[]>()
    }
    expect((await owned(owner.token)).map(({ _id }) => _id)).toEqual([a, b])
    expect(await owned((await makePerson({ roles: ['admin'] })).token)).toEqual([])
    expect((await request('/api/restaurants/owned_restaurants')).status).toBe(401)
  })
})
