import { describe, expect, it } from 'vitest'
import { restaurantEditSchema } from '../../contract/restaurants/editing.ts'
import { cleanText, cuisinesOf, dietOf, restaurantFromOsm, websiteOf } from './osm.ts'
import { formatAddress } from './osmAddress.ts'

const place = { type: 'node', id: 1, lat: 52.5, lng: 13.4 }

describe('restaurantFromOsm', () => {
  it('makes a restaurant without owner and rating', () => {
    expect(
      restaurantFromOsm({ ...place, tags: { name: ' A  B ', opening_hours: '24/7' } }),
    ).toEqual({
      restaurant: {
        id: 'osm-node-1',
        name: 'A B',
        cuisine: [],
        place: { lat: 52.5, lng: 13.4 },
        veganOptions: [],
        rating: null,
        address: null,
        googleId: null,
        isGoogle: false,
        status: 'RESTAURANT',
        onlineUntil: null,
        website: null,
        diet: 'unconfirmed',
        openingHours: '24/7',
        phone: null,
        email: null,
        instagram: null,
        wheelchair: null,
        takeaway: null,
        delivery: null,
        outdoorSeating: null,
        reservation: null,
        organic: null,
        glutenFree: null,
        source: 'osm',
      },
    })
  })

  it('rounds coordinates to seven places', () => {
    const reading = restaurantFromOsm({ ...place, lat: 1.123456789, tags: { name: 'A' } })
    expect(reading).toMatchObject({ restaurant: { place: { lat: 1.1234568, lng: 13.4 } } })
  })

  it.each([
    [{ ...place, tags: {} }, 'no name'],
    [{ ...place, tags: { name: ' \u0000\u200b ' } }, 'no name'],
    [{ ...place, tags: { name: '\u3164\u2800' } }, 'no name'],
    [{ ...place, lat: '52', tags: { name: 'A' } }, 'no coordinates'],
    [{ ...place, lat: 91, tags: { name: 'A' } }, 'coordinates off the globe (91, 13.4)'],
    [{ ...place, lng: Number.NaN, tags: { name: 'A' } }, 'coordinates off the globe (52.5, NaN)'],
    [{ ...place, type: 'area', tags: { name: 'A' } }, 'no OpenStreetMap type and id'],
    [{ ...place, id: 1.5, tags: { name: 'A' } }, 'no OpenStreetMap type and id'],
  ])('says what is wrong (%#)', (bad, problem) => {
    expect(restaurantFromOsm(bad)).toMatchObject({ problem })
  })
})

describe('the limits of an import', () => {
  it('are those of the form, so that a person can send every value back', () => {
    const tags = {
      name: 'n'.repeat(400),
      cuisine: Array.from('abcdefghijklmno', (letter) => `${letter}${letter}`).join(';'),
      website: `https://a.example/${'w'.repeat(600)}`,
      opening_hours: 'h'.repeat(400),
      'addr:street': 's'.repeat(400),
    }
    const reading = restaurantFromOsm({ type: 'node', id: 1, lat: 1, lng: 2, tags })
    if (!('restaurant' in reading)) throw new Error(reading.problem)
    const { name, cuisine, website, openingHours, address } = reading.restaurant
    expect([name, cuisine, address, openingHours].map((value) => value?.length)).toEqual([
      200, 10, 300, 255,
    ])
    expect(website).toBeNull()
    const form = { name, cuisine, website, openingHours, address }
    expect(restaurantEditSchema.safeParse(form).success).toBe(true)
  })
})

describe('the facts of a place', () => {
  const factsIn = (tags: Record<string, string>) => {
    const reading = restaurantFromOsm({ ...place, tags: { name: 'A', ...tags } })
    return 'restaurant' in reading ? reading.restaurant : null
  }

  it.each([
    [{ phone: '+49 30 1234567' }, { phone: '+49 30 1234567' }],
    [{ 'contact:phone': '+49 1;+49 30 2345' }, { phone: null }],
    [{ phone: 'by mail', 'contact:phone': '+49 30 12345; +49 30 2' }, { phone: '+49 30 12345' }],
    [{ phone: '1'.repeat(1_000_000) }, { phone: null }],
    [{ 'contact:instagram': 'https://instagram.com/Fork/' }, { instagram: 'fork' }],
    [{ instagram: '@fork' }, { instagram: 'fork' }],
    [{ wheelchair: 'yes' }, { wheelchair: 'yes' }],
    [{ wheelchair: 'designated' }, { wheelchair: 'yes' }],
    [{ wheelchair: 'limited' }, { wheelchair: 'limited' }],
    [{ wheelchair: 'no' }, { wheelchair: 'no' }],
    [{ takeaway: 'only' }, { takeaway: 'only' }],
    [{ delivery: 'yes' }, { delivery: 'yes' }],
    [{ delivery: 'Mo-Fr' }, { delivery: null }],
    [{ outdoor_seating: 'terrace' }, { outdoorSeating: 'yes' }],
    [{ reservation: 'required' }, { reservation: 'required' }],
    [{ reservation: 'members_only' }, { reservation: null }],
    [{ organic: 'only' }, { organic: 'only' }],
    [{ 'diet:gluten_free': 'limited' }, { glutenFree: 'yes' }],
    [{ wheelchair: 'bad' }, { wheelchair: null }],
    [{ wheelchair: 'toString' }, { wheelchair: null }],
    [{ email: 'none', 'contact:email': 'A@b.example;c@b.example' }, { email: 'a@b.example' }],
  ])('are read from %j', (tags, facts) => {
    expect(factsIn(tags)).toMatchObject(facts)
  })
})

describe('dietOf', () => {
  it.each([
    [{ category: 'vegan_only' }, 'vegan'],
    [{ category: 'vegetarian_only' }, 'vegetarian'],
    [{ category: 'vegan_friendly' }, 'options'],
    [{ category: 'vegan_limited' }, 'options'],
    [{ category: 'vegetarian_friendly' }, 'unconfirmed'],
    [{ category: 'constructor' }, 'unconfirmed'],
    [{ category: '__proto__', 'diet:vegan': 'only' }, 'vegan'],
    [{ 'diet:vegan': 'only' }, 'vegan'],
    [{ 'diet:vegan': 'only', 'diet:vegetarian': 'only' }, 'vegan'],
    [{ 'diet:vegan': 'yes' }, 'options'],
    [{ 'diet:vegan': 'limited' }, 'options'],
    [{ 'diet:vegan': 'yes', 'diet:vegetarian': 'only' }, 'vegetarian'],
    [{ 'diet:vegan': 'no', 'diet:vegetarian': 'yes' }, 'unconfirmed'],
    [{ 'diet:vegetarian': 'yes' }, 'unconfirmed'],
    [{}, 'unconfirmed'],
  ])('reads %j as %s', (tags, diet) => {
    expect(dietOf(tags)).toBe(diet)
  })
})

describe('cuisinesOf', () => {
  it.each([
    ['coffee_shop;Pizza, pizza', ['coffee-shop', 'pizza']],
    ['_burger; bar&grill', ['burger', 'bar-grill']],
    ['crêpe;smørrebrød', ['crepe', 'smorrebrod']],
    ['素食;5e5;...', []],
    [undefined, []],
  ])('reads %s', (text, cuisines) => {
    expect(cuisinesOf(text)).toEqual(cuisines)
  })
})

describe('websiteOf', () => {
  it.each([
    ['https://a.example/x?y=1', 'https://a.example/x?y=1'],
    ['HTTP://a.example', 'HTTP://a.example'],
    ['www.a.example', 'https://www.a.example'],
    ['a.example:8080/menu', 'https://a.example:8080/menu'],
    ['//a.example', 'https://a.example'],
    ['https://a.example;https://b.example', 'https://a.example'],
    ['https://münchen.example', 'https://münchen.example'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['ftp://a.example', null],
    ['https://user:secret@a.example', null],
    ['localhost', null],
    ['call us', null],
    ['', null],
    [undefined, null],
  ])('reads %s', (text, website) => {
    expect(websiteOf(text)).toBe(website)
  })
})

describe('cleanText', () => {
  it('removes invisible characters and keeps joiners', () => {
    expect(cleanText('\u202eA\u0007\nB\u200b', 9)).toBe('A B')
    expect(cleanText('آسه\u200cخوری 👩\u200d🍳', 99)).toBe('آسه\u200cخوری 👩\u200d🍳')
  })

  it('cuts between characters', () => {
    expect(cleanText('🌱🌱🌱', 2)).toBe('🌱🌱')
  })
})

describe('formatAddress', () => {
  const berlin = { lat: 52.5, lng: 13.4 }
  const boston = { lat: 42.36, lng: -71.06 }
  const tags = (street: string, number: string, postcode: string, city: string, country = '') => ({
    'addr:street': street,
    'addr:housenumber': number,
    'addr:postcode': postcode,
    'addr:city': city,
    'addr:country': country,
  })

  it('writes street, postcode and city, country', () => {
    const address = formatAddress(tags('Weserstraße', '12', '12047', 'Berlin', 'DE'), berlin)
    expect(address).toBe('Weserstraße 12, 12047 Berlin, DE')
  })

  it('writes a US address in the local order', () => {
    const main = tags('Main Street', '12', '02139', 'Boston', 'US')
    expect(formatAddress(main, boston)).toBe('12 Main Street, Boston, 02139')
    expect(formatAddress({ ...main, 'addr:state': 'MA' }, boston)).toBe(
      '12 Main Street, Boston, MA 02139',
    )
    expect(formatAddress(tags('Summer Street 101', '', '02110', 'Boston'), boston)).toBe(
      '101 Summer Street, Boston, 02110',
    )
  })

  it('writes the known parts', () => {
    expect(formatAddress({}, berlin)).toBe('')
    expect(formatAddress({ 'addr:country': 'DE' }, berlin)).toBe('')
    expect(formatAddress({ 'addr:full': 'Behind the station' }, berlin)).toBe('Behind the station')
    expect(formatAddress({ 'addr:city': 'Berlin' }, berlin)).toBe('Berlin')
  })
})
