import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPassword } from '../../worker/accounts/passwords/password.ts'
import { findUser } from '../../worker/accounts/store.ts'
import { DAY_MS } from '../../worker/contract/durations.ts'
import { SUPPORTED_CITIES } from '../../worker/contract/places/cities.ts'
import { distanceMetres } from '../../worker/contract/places/distance.ts'
import type { LatLng } from '../../worker/contract/search.ts'
import { findCity } from '../../worker/places/findCity.ts'
import { type OpenDatabase, openDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { SAMPLE_PASSWORD } from '../sample/accounts.ts'
import { SAMPLE_PEOPLE } from '../sample/mailingList.ts'
import { makeSamples } from '../sample/makeSamples.ts'
import { type Seeded, seed } from './seed.ts'

const NOW = Date.UTC(2026, 10, 21, 12, 10)
const samples = makeSamples(NOW)
const live = samples.filter(({ status }) => status === 'ONLINE')
const menus = samples.filter(({ menu }) => menu !== null)

let opened: OpenDatabase
let first: Seeded

beforeAll(async () => {
  opened = await openDatabase({ stateDir: null })
  await migrate(opened.db)
  first = await seed(opened.db, NOW)
})

afterAll(() => opened.close())

async function read(sql: string, ...values: unknown[]): Promise<unknown> {
  return await opened.db
    .prepare(sql)
    .bind(...values)
    .first('n')
}

async function change(sql: string, ...values: unknown[]): Promise<void> {
  await opened.db
    .prepare(sql)
    .bind(...values)
    .run()
}

describe('a seeded database', () => {
  it('holds the gazetteer, the sample places and their menus', async () => {
    expect(first.places).toBeGreaterThan(40_000)
    expect(first.samples).toEqual({ added: samples.length, changed: 0 })
    expect(await read('SELECT count(*) AS n FROM restaurant_details')).toBe(menus.length)
  })

  it('holds the sample accounts, the owner’s restaurants, and people to invite', async () => {
    expect(first.accounts).toBe(4)
    const owned = "SELECT count(*) AS n FROM restaurants WHERE owner_id = 'sample-owner'"
    expect(await read(owned)).toBe(5)
    const popUps = `${owned} AND id LIKE 'sample-boston-%' AND status <> 'RESTAURANT'`
    expect(await read(popUps)).toBeGreaterThanOrEqual(2)
    expect(await read('SELECT count(*) AS n FROM mailing_list')).toBe(SAMPLE_PEOPLE.length)
    const admin = await findUser(opened.db, 'admin@sprig.test')
    if (admin === null) throw new Error('there is no admin')
    const stored = { hash: admin.passwordHash, scheme: admin.passwordScheme }
    expect(await isPassword('development-only-pepper', SAMPLE_PASSWORD, stored)).toBe(true)
  })

  it('has four places or more within reach of every supported city', async () => {
    for (const { state, city, place } of SUPPORTED_CITIES) {
      const centre: LatLng | null = place ?? (await findCity(opened.db, state, city))
      if (centre === null) throw new Error(`${city} is unknown`)
      const near = samples.filter((one) => one.place && distanceMetres(centre, one.place) < 10_000)
      const reach = city === 'cape_cod' ? 1 : 4
      expect(near.length, city).toBeGreaterThanOrEqual(reach)
    }
  })

  it('does not change when it is seeded again in the same half hour', async () => {
    expect(await seed(opened.db, NOW + 1000)).toEqual({
      places: 0,
      samples: { added: 0, changed: 0 },
      accounts: 0,
    })
  })

  it('has its pop-ups live again on the next day', async () => {
    const tomorrow = NOW + DAY_MS
    const again = await seed(opened.db, tomorrow)
    expect(again.samples).toEqual({ added: 0, changed: live.length })
    const open = 'SELECT count(*) AS n FROM restaurants WHERE online_until > ?'
    expect(await read(open, tomorrow)).toBe(live.length)
  })

  it('keeps restaurants that a person has edited, deleted or written', async () => {
    const [popUp, other] = live
    const [described, plain] = menus
    if (!popUp || !other || !described || !plain) throw new Error('too few samples')
    await change('UPDATE restaurants SET name = ?, edited_at = 1 WHERE id = ?', 'Mine', popUp.id)
    await change('UPDATE restaurants SET deleted_at = 1 WHERE id = ?', other.id)
    const write = 'UPDATE restaurant_details SET menu = ?, version = ? WHERE restaurant_id = ?'
    await change(write, 'My menu', 2, described.id)
    await change(write, 'An older menu', 1, plain.id)
    const again = await seed(opened.db, NOW + 2 * DAY_MS)
    expect(again.samples).toEqual({ added: 0, changed: live.length - 2 })
    expect(await read('SELECT name AS n FROM restaurants WHERE id = ?', popUp.id)).toBe('Mine')
    const menu = 'SELECT menu AS n FROM restaurant_details WHERE restaurant_id = ?'
    expect(await read(menu, described.id)).toBe('My menu')
    expect(await read(menu, plain.id)).toBe(plain.menu)
  })
})
