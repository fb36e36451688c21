import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { inLanguage } from '../language/language.ts'
import { brokenDatabase } from '../testing/request.ts'
import { findCity, findCityOnce } from './findCity.ts'

const CITIES = [
  ['boston', 'Boston', 'MA', 'massachusetts', 'US'],
  ['saintlouis', 'St. Louis', 'MO', 'missouri', 'US'],
  ['toronto', 'Toronto', 'Ontario', 'ontario', 'CA'],
  ['berlin', 'Berlin', 'State of Berlin', 'stateofberlin', 'DE'],
  ['saopaulo', 'São Paulo', 'São Paulo', 'saopaulo', 'BR'],
  ['milan', 'Milan', 'Lombardy', 'lombardy', 'IT'],
  ['koln', 'Köln', 'Nordrhein-Westfalen', 'nordrheinwestfalen', 'DE'],
  ['newyorkcity', 'New York City', 'NY', 'newyork', 'US'],
  ['newyork', 'New York City', 'NY', 'newyork', 'US'],
] as const

beforeAll(async () => {
  const insert = env.DB.prepare(
    `INSERT INTO gazetteer (kind, key, name, region, region_key, country, lat, lng, population)
     VALUES ('city', ?1, ?2, ?3, ?4, ?5, 1, 2, 1000)`,
  )
  await env.DB.batch(CITIES.map((city) => insert.bind(...city)))
})

describe('findCity', () => {
  it.each([
    ['massachusetts', 'boston', 'massachusetts/boston'],
    ['MA', 'Boston', 'massachusetts/boston'],
    ['missouri', 'saint-louis', 'missouri/st_louis'],
    ['mo', 'St. Louis', 'missouri/st_louis'],
    ['ontario', 'Toronto', 'ontario/toronto'],
    ['germany', 'berlin', 'germany/berlin'],
    ['de', 'berlin', 'germany/berlin'],
    ['brazil', 'são_paulo', 'brazil/sao_paulo'],
    ['massachusetts', 'Cape Cod', 'massachusetts/cape_cod'],
  ])('knows %s/%s as %s, which leads to the same city', async (state, city, expected) => {
    const found = await findCity(env.DB, state, city)
    expect(`${found?.slugs.state}/${found?.slugs.city}`).toBe(expected)
    const again = await findCity(env.DB, found?.slugs.state ?? '', found?.slugs.city ?? '')
    expect(again).toEqual(found)
  })

  it('knows no city that is not in the state', async () => {
    expect(await findCity(env.DB, 'vermont', 'boston')).toBeNull()
  })

  it.each([
    ['de', 'italy', 'milan', 'Mailand', 'Italien'],
    ['en', 'italy', 'milan', 'Milan', 'Italy'],
    ['de', 'lombardy', 'milan', 'Mailand', 'Lombardy'],
    ['en', 'germany', 'koln', 'Cologne', 'Germany'],
    ['es', 'new_york', 'new_york', 'Nueva York', 'New York'],
    ['de', 'new_york', 'new_york', 'New York', 'New York'],
  ])(
    'names in %s the city of %s/%s, whose address stays',
    async (code, state, city, name, where) => {
      const find = () => findCity(env.DB, state, city)
      const found = await inLanguage({ code, dir: 'ltr' }, find)
      expect(found).toMatchObject({ name, stateName: where, slugs: { state, city } })
    },
  )

  it('is remembered once found', async () => {
    expect(await findCityOnce(env.DB, 'ontario', 'newmarket')).toBeNull()
    await env.DB.prepare(
      `INSERT INTO gazetteer (kind, key, name, region, region_key, country, lat, lng, population)
       VALUES ('city', 'newmarket', 'Newmarket', 'Ontario', 'ontario', 'CA', 44, -79, 1000)`,
    ).run()
    const found = await findCityOnce(env.DB, 'ontario', 'newmarket')
    expect(found).toMatchObject({ name: 'Newmarket', lat: 44, lng: -79 })
    expect(await findCityOnce(brokenDatabase(), 'ontario', 'newmarket')).toEqual(found)
    await expect(findCityOnce(brokenDatabase(), 'ontario', 'barrie')).rejects.toThrow()
  })

  it('is remembered for its language: "granada" is Grenada in Spanish, and a region in English', async () => {
    await env.DB.prepare(
      `INSERT INTO gazetteer (kind, key, name, region, region_key, country, lat, lng, population)
       VALUES ('city', 'gouyave', 'Gouyave', 'Saint John', 'saintjohn', 'GD', 12, -62, 1000)`,
    ).run()
    const find = () => findCityOnce(env.DB, 'granada', 'gouyave')
    expect(await inLanguage({ code: 'es', dir: 'ltr' }, find)).toMatchObject({ lat: 12, lng: -62 })
    expect(await find()).toBeNull()
  })
})
