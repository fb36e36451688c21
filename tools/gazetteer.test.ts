import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../languages/list.ts'
import { SUPPORTED_CITIES, slugTitle } from '../worker/contract/places/cities.ts'
import { distanceMetres } from '../worker/contract/places/distance.ts'
import type { Database } from '../worker/db/client.ts'
import type { GazetteerRow } from '../worker/db/gazetteerRow.ts'
import { findCity } from '../worker/places/findCity.ts'
import { findPlace } from '../worker/places/findPlace.ts'
import { CITY_NAMES } from '../worker/places/gazetteer/cityNames.ts'
import { foldName } from '../worker/places/gazetteer/foldName.ts'
import { openGazetteer } from '../worker/places/gazetteer/gazetteer.ts'
import { countReads } from '../worker/testing/countReads.ts'
import { type OpenDatabase, openDatabase } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { ALIASES } from './gazetteer/aliases.ts'
import { QUARTERS } from './gazetteer/quarters.ts'
import { INSTALLED, loadGazetteer } from './gazetteer.ts'

let built: GazetteerRow[]
let opened: OpenDatabase
let db: Database
let reads: { rows: number }

beforeAll(async () => {
  opened = await openDatabase({ stateDir: null })
  await migrate(opened.db)
  built = INSTALLED.build()
  await loadGazetteer(opened.db, { ...INSTALLED, build: () => built })
  ;({ db, reads } = countReads(opened.db))
})

afterAll(() => opened.close())

async function find(text: string) {
  reads.rows = 0
  return await openGazetteer(db).find(text)
}

describe('the gazetteer of the installed packages', () => {
  it.each([
    ['02139', 'Cambridge', 'MA'],
    ['02139-1234', 'Cambridge', 'MA'],
    ['00601', 'Adjuntas', 'PR'],
    ['Bozeman, MT', 'Bozeman', 'MT'],
    ['Feura Bush, NY', 'Feura Bush', 'NY'],
    ['Monitor, NJ', 'Monitor', 'NJ'],
    ['Concord, NH', 'Concord', 'NH'],
    ['Concord, MA', 'Concord', 'MA'],
    ['Concord, CA', 'Concord', 'CA'],
    ['concord new hampshire', 'Concord', 'NH'],
    ['Boston, Massachusetts', 'Boston', 'MA'],
    ['NYC', 'New York City', 'NY'],
    ['New York City', 'New York City', 'NY'],
    ['New York, NY', 'New York City', 'NY'],
    ['Washington DC', 'Washington, D.C.', 'DC'],
    ['Washington, D.C.', 'Washington, D.C.', 'DC'],
    ['LA', 'Los Angeles', 'CA'],
    ['SF', 'San Francisco', 'CA'],
    ['St. Louis', 'St. Louis', 'MO'],
    ['saint louis', 'St. Louis', 'MO'],
    ["Coeur d'Alene", "Coeur d'Alene", 'ID'],
    ['san josé', 'San Jose', 'CA'],
    ['Sankt Pauli', 'St. Pauli', 'Hamburg'],
    ['Mallorca', 'Palma', 'Balearic Islands'],
    ['Bali', 'Denpasar', 'Bali'],
    ['Paris', 'Paris', 'Île-de-France'],
    ['Paris, France', 'Paris', 'Île-de-France'],
    ['Paris, TX', 'Paris', 'TX'],
    ['São Paulo', 'São Paulo', 'São Paulo'],
    ['München', 'Munich', 'Bavaria'],
    ['Muenchen', 'Munich', 'Bavaria'],
    ['10115 Berlin', 'Berlin', 'Berlin'],
    ['Vancouver, BC', 'Vancouver', 'British Columbia'],
    ['東京', 'Tokyo', 'Tokyo'],
    ['Mailand', 'Milan', 'Lombardy'],
    ['Londres', 'London', 'England'],
    ['Monaco di Baviera', 'Munich', 'Bavaria'],
    ['Nova York', 'New York City', 'NY'],
    ['Nova Iorque', 'New York City', 'NY'],
    ['New York', 'New York City', 'NY'],
    ['Washington', 'Washington, D.C.', 'DC'],
    ['Valence', 'Valence', 'Auvergne-Rhône-Alpes'],
    ['ロンドン', 'London', 'England'],
    ['ハーグ', 'The Hague', 'South Holland'],
    ['اثينا', 'Athens', 'Attica'],
  ])('finds %s at the cost of five rows at most', async (text, name, region) => {
    expect(await find(text)).toMatchObject({ name, region })
    expect(reads.rows).toBeLessThanOrEqual(5)
  })

  it('has every city of which we know other names', () => {
    const cities = new Set(
      built.flatMap(({ kind, country, name }) => (kind === 'city' ? `${country} ${name}` : [])),
    )
    const known = CITY_NAMES.map(({ country, name }) => `${country} ${name}`)
    const nicknamed = ALIASES.map(([, name, country]) => `${country} ${name}`)
    expect([...known, ...nicknamed].filter((one) => !cities.has(one))).toEqual([])
    expect(new Set(known).size).toBe(known.length)
    const codes = new Set(LANGUAGES.map(({ code }) => code))
    const said = CITY_NAMES.flatMap(({ names }) => Object.keys(names))
    expect(said.filter((one) => !codes.has(one))).toEqual([])
  })

  it.each(['99999', 'Nowhere at all', 'Boston, Narnia', 'Deli', '???'])(
    'knows no %s',
    async (text) => {
      expect(await find(text)).toBeNull()
    },
  )

  it('prefers the town with that postal name where a state has several', async () => {
    const place = await find('Bryn Mawr, PA')
    expect(place?.lng).toBeCloseTo(-75.3, 1)
  })

  it('knows every supported city by name', async () => {
    for (const { state, city, name } of SUPPORTED_CITIES) {
      reads.rows = 0
      expect(await findCity(db, state, city)).toMatchObject({ name })
      expect(reads.rows).toBeLessThanOrEqual(5)
    }
  })

  it('finds every name on /explore by the search box and latlong, alone and with its state', async () => {
    for (const { state, city, name } of SUPPORTED_CITIES) {
      const { lat, lng } = (await findCity(db, state, city)) ?? {}
      const inState = `${name}, ${slugTitle(state)}`
      expect([name, await findPlace(db, inState)]).toEqual([name, { lat, lng }])
      expect([name, await findPlace(db, name)]).not.toEqual([name, null])
      const [offer] = await openGazetteer(db).suggest(inState, null, 5)
      expect(offer).toMatchObject({ lat, lng })
      const near = { lat: lat ?? 0, lng: lng ?? 0 }
      const [nearest] = await openGazetteer(db).suggest(name, near, 5)
      expect(nearest).toMatchObject(near)
    }
  })

  it.each([
    ['Londn', 'London'],
    ['Bostn', 'Boston'],
    ['Bostn, MA', 'Boston'],
    ['Sao Paolo', 'São Paulo'],
    ['Cincinatti', 'Cincinnati'],
    ['San Fransisco', 'San Francisco'],
    ['Nasuha, NH', 'Nashua'],
    ['Nwe York', 'New York City'],
    ['Lincoln Memorial, Washington', 'Washington, D.C.'],
    ['Seatle, Washington', 'Seattle'],
  ])('guesses at %s and reads 320 rows at most for it', async (text, name) => {
    reads.rows = 0
    const [first, ...others] = await openGazetteer(db).guess(text, { lat: 40, lng: -75 })
    expect(first).toMatchObject({ name })
    expect(others.length).toBeLessThan(3)
    expect(reads.rows).toBeLessThanOrEqual(320)
  })

  it.each(['Qqqqqq', 'xx', '', 'Bostn, Narnia', 'o'.repeat(120)])(
    'does not guess at "%s"',
    async (text) => {
      expect(await openGazetteer(db).guess(text, null)).toEqual([])
    },
  )

  it.each([
    ['500 8th St, SE 20003', 'Washington'],
    ['500 8th St SE, Washington, DC 20003', 'Washington'],
    ['Golden Gate Bridge, San Francisco', 'San Francisco'],
    ['SW1A 1AA', 'London'],
    ['10 Downing St, SW1A 2AA', 'London'],
    ['eh1', 'Edinburgh'],
    ['M1 1AE', 'Manchester'],
  ])('knows the town of %s', async (text, name) => {
    expect((await openGazetteer(db).findIn(text))?.place).toMatchObject({ name })
    expect(await openGazetteer(db).suggest(text, null, 5)).toMatchObject([{ name }])
  })

  it.each([
    ['vegan boston', 'Boston', 'MA'],
    ['vegan food in boston', 'Boston', 'MA'],
    ['pizza new york', 'New York City', 'NY'],
    ['ham london', 'London', 'England'],
    ['Boston Logan Airport', 'Boston', 'MA'],
    ['Boston MA USA', 'Boston', 'MA'],
    ['Ruby Grill Concord NH', 'Concord', 'NH'],
  ])('guesses the city among other words: %s', async (text, name, region) => {
    reads.rows = 0
    expect(await openGazetteer(db).guess(text, null)).toMatchObject([{ name, region }])
    expect(reads.rows).toBeLessThanOrEqual(250)
  })

  it.each(QUARTERS)('knows %s, a quarter of %s that the sources lack', (names, city, ...where) => {
    const [country, lat, lng] = where
    const [name = ''] = names.split('|')
    for (const key of names.split('|').map(foldName)) {
      const near = built.filter(
        (row) => row.key === key && distanceMetres(row, { lat, lng }) < 25_000,
      )
      expect(near).toMatchObject([{ kind: 'alias', name, country }])
    }
    const isCity = (row: GazetteerRow) => row.name === city && row.country === country
    const [middle] = built.filter(isCity).toSorted((a, b) => b.population - a.population)
    expect(middle && distanceMetres(middle, { lat, lng })).toBeLessThan(25_000)
  })

  it('offers the quarter near the map first', async () => {
    const near = { lat: 51.5, lng: -0.1 }
    const [first, second] = await openGazetteer(db).suggest('soho', near, 5)
    expect([first, second]).toMatchObject([{ name: 'Soho', country: 'GB' }, { country: 'US' }])
  })

  it.each(['東京 ラーメン', '東京のラーメン', 'ラーメン 東京'])(
    'guesses the city of two letters: %s',
    async (text) => {
      const guessed = await openGazetteer(db).guess(text, null)
      expect(guessed).toMatchObject([{ name: 'Tokyo', words: 'ラーメン' }])
    },
  )

  it('guesses of two towns the one near the other', async () => {
    const [place] = await openGazetteer(db).guess('salem boston', null)
    expect(place).toMatchObject({ name: 'Salem', region: 'MA' })
    expect(place).not.toHaveProperty('words')
  })

  it.each([
    ['kreuzberg berlin', 'Kreuzberg'],
    ['berlin kreuzberg', 'Kreuzberg'],
    ['St Pauli Hamburg', 'St. Pauli'],
    ['st pauli hamburg germany', 'St. Pauli'],
    ['brooklyn nyc', 'Brooklyn'],
    ['1010 wien', 'Vienna'],
    ['1012 ab amsterdam', 'Amsterdam'],
    ['東京都墨田区押上1丁目1-2', 'Tokyo'],
    ['〒604-8571 京都市中京区', 'Kyoto'],
    ['神奈川県横浜市中区', 'Yokohama'],
    ['東京都渋谷区神南1-1', 'Shibuya'],
    ['渋谷駅', 'Shibuya'],
    ['京都駅', 'Kyoto'],
    ['京都のヴィーガン', 'Kyoto'],
    ['downtown boston', 'Boston'],
    ['Nürnberg Hbf', 'Nürnberg'],
    ['paris 11e', 'Paris'],
    ['london england', 'London'],
    ['Soho London', 'Soho'],
  ])('guesses the place of %s, with no word left to search for', async (text, name) => {
    const [place] = await openGazetteer(db).guess(text, null)
    expect(place).toMatchObject({ name })
    expect(place).not.toHaveProperty('words')
  })

  it('takes no word beside a city for a place far from it', async () => {
    const [place] = await openGazetteer(db).guess('nice pizza berlin', null)
    expect(place).toMatchObject({ name: 'Berlin', words: 'nice pizza' })
    const [other] = await openGazetteer(db).guess('nice berlin', null)
    expect(other).toHaveProperty('words')
  })

  it('knows cities anywhere by state or country', async () => {
    expect(await findCity(db, 'berlin', 'berlin')).toMatchObject({ stateName: 'Berlin' })
    expect(await findCity(db, 'germany', 'munich')).toMatchObject({ stateName: 'Germany' })
    expect(await findCity(db, 'massachusetts', 'atlantis')).toBeNull()
    expect(await findCity(db, 'x', 'boston')).toBeNull()
  })

  it.each([
    ['Hanoi', 'VN', 'Hanoi'],
    ['Tromsø', 'NO', 'Troms'],
    ['Munich', 'DE', 'Bavaria'],
  ])('knows the region of %s by the codes of today', (name, country, region) => {
    const cities = built.filter((row) => row.name === name && row.country === country)
    expect(new Set(cities.map((row) => row.region))).toEqual(new Set([region]))
  })

  it.each([
    'a',
    'sa',
    'san',
    'sant',
    'santa',
    'santa c',
    'st',
    'north',
    '0',
    '021',
    'springfield',
    'springfield, m',
  ])('offers places for "%s" at the cost of 250 rows at most', async (input) => {
    reads.rows = 0
    const near = { lat: 42.36, lng: -71.06 }
    expect(await openGazetteer(db).suggest(input, near, 5)).not.toHaveLength(0)
    expect(reads.rows).toBeLessThanOrEqual(250)
  })

  it('loads a set once and repeats an interrupted load', async () => {
    const count = () => opened.db.prepare('SELECT count(*) AS n FROM gazetteer').first('n')
    expect(await loadGazetteer(opened.db)).toBe(0)
    const rows = built.filter(({ name }) => name === 'New York City')
    const set = { version: 'small', build: () => rows }
    expect(await loadGazetteer(opened.db, set)).toBe(rows.length)
    expect(await loadGazetteer(opened.db, set)).toBe(0)
    await opened.db.prepare(`UPDATE gazetteer_set SET version = 'older'`).run()
    await opened.db
      .prepare(
        `INSERT INTO gazetteer (kind, key, name, region, region_key, country, lat, lng, population)
         VALUES ('city', 'leftover', 'Leftover', '', '', 'US', 0, 0, 0)`,
      )
      .run()
    expect(await loadGazetteer(opened.db, set)).toBe(rows.length)
    expect(await count()).toBe(rows.length)
    expect(await find('leftover')).toBeNull()
    expect(await find('NYC')).toMatchObject({ name: 'New York City' })
  })
})
