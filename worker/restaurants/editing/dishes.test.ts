import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import {
  change,
  fetchRestaurant,
  readRestaurant,
  storeOwned,
  storeRestaurant,
} from '../../testing/editing.ts'
import { makePerson } from '../../testing/people.ts'
import { findNearby } from '../finding/findNearby.ts'
import { readHistory } from './history/store.ts'

const DAY = '2026-01-01T00:00:00.000Z'
const SOUP = { option: 'Soup', description: 'Of the day', index: 0 }
const STEW = { option: 'Stew', description: 'Of beans' }

describe('a dish', () => {
  it('has its source and date, which an unchanged dish keeps', async () => {
    const { id, owner } = await storeOwned({ veganOptions: [SOUP], source: 'osm' })
    const soup = { ...SOUP, source: 'import', checkedAt: DAY }
    expect((await fetchRestaurant(id)).veganOptions).toEqual([soup])
    const body = { name: 'Green Fork', veganOptions: [STEW, SOUP] }
    const { veganOptions, metadata } = await readRestaurant(change('PUT', id, { by: owner, body }))
    const stew = { ...STEW, index: 0, source: 'owner', checkedAt: metadata.lastModified }
    expect(veganOptions).toEqual([stew, { ...soup, index: 1 }])
    const sample = await storeRestaurant({ veganOptions: [SOUP], source: 'sample' })
    expect((await fetchRestaurant(sample)).veganOptions).toMatchObject([{ source: 'sample' }])
    const unowned = await storeRestaurant({ source: 'osm' })
    await change('PUT', unowned, { by: await makePerson(), body })
    expect((await fetchRestaurant(unowned)).veganOptions).toMatchObject([
      { option: 'Stew', source: 'member' },
      { option: 'Soup', source: 'member' },
    ])
  })

  it('takes neither source nor date from the body of a call', async () => {
    const { id, owner } = await storeOwned({ veganOptions: [SOUP], source: 'osm' })
    const before = await fetchRestaurant(id)
    const lies = { source: 'menu', checkedAt: '2030-01-01T00:00:00.000Z' }
    const same = { ...before, veganOptions: [{ ...SOUP, ...lies }] }
    expect(await readRestaurant(change('PUT', id, { by: owner, body: same }))).toEqual(before)
    const body = { name: 'Green Fork', veganOptions: [{ ...STEW, ...lies }] }
    const after = await readRestaurant(change('PUT', id, { by: owner, body }))
    expect(after.veganOptions).toMatchObject([
      { source: 'owner', checkedAt: after.metadata.lastModified },
    ])
  })

  it('gets a new date when somebody confirms the restaurant', async () => {
    const { id, owner } = await storeOwned({ veganOptions: [SOUP], source: 'osm' })
    const by = await makePerson()
    const { confirmedAt, ...rest } = await readRestaurant(
      change('POST', id, { rest: '/confirm', by }),
    )
    expect(rest.veganOptions).toEqual([{ ...SOUP, source: 'import', checkedAt: confirmedAt }])
    // A form opened before the confirmation sends the older date back, which is no change.
    const body = { ...rest, veganOptions: [{ ...SOUP, source: 'import', checkedAt: DAY }] }
    expect(await readRestaurant(change('PUT', id, { by: owner, body }))).toMatchObject({
      version: 1,
    })
  })

  it('gets its former source and date back by a revert', async () => {
    const { id, owner } = await storeOwned({ veganOptions: [SOUP], source: 'osm' })
    await change('PUT', id, { by: owner, body: { name: 'A', veganOptions: [STEW] } })
    await change('POST', id, { rest: '/history/1/revert', by: owner })
    expect((await fetchRestaurant(id)).veganOptions).toEqual([
      { ...SOUP, source: 'import', checkedAt: DAY },
    ])
    expect(await readHistory(env.DB, id)).toHaveLength(2)
  })

  it('has no source in the answer of a search', async () => {
    const place = { lat: -30, lng: 20 }
    const id = await storeRestaurant({ veganOptions: [SOUP], place })
    const search = { ...place, distanceKm: 1, keywords: 'soup', cuisines: [] }
    const { restaurants } = await findNearby(env.DB, search, Date.now())
    expect(restaurants).toMatchObject([{ _id: id, veganOptions: [SOUP] }])
    expect(restaurants[0]?.veganOptions).toEqual([SOUP])
  })
})
