import { describe, expect, it } from 'vitest'
import { CUISINE_PATTERN } from '../../worker/contract/cuisine.ts'
import { DIETS } from '../../worker/contract/diet.ts'
import { HOUR_MS } from '../../worker/contract/durations.ts'
import { MAX_MENU_BYTES, MAX_VEGAN_OPTIONS } from '../../worker/contract/limits.ts'
import { SUPPORTED_CITIES } from '../../worker/contract/places/cities.ts'
import { distanceMetres } from '../../worker/contract/places/distance.ts'
import { NO_CONTEXT } from '../../worker/menus/reader/judge/context/menuContext.ts'
import { judgeDish } from '../../worker/menus/reader/judge/judgeDish.ts'
import { AREAS } from './areas.ts'
import { dishesBySection, KITCHENS } from './kitchens.ts'
import { makeSamples } from './makeSamples.ts'
import { CHAINS } from './singular.ts'

const NOW = Date.UTC(2026, 10, 21, 12, 10)
const samples = makeSamples(NOW)
const inBoston = samples.filter(({ id }) => id.startsWith('sample-boston-'))

function share(part: number): number {
  return part / samples.length
}

describe('the sample places', () => {
  it('are the same each time', () => {
    expect(makeSamples(NOW)).toEqual(samples)
  })

  it('are some four hundred, most of them in Boston, and four or more in every supported city', () => {
    expect(samples.length).toBeGreaterThanOrEqual(390)
    expect(samples.length).toBeLessThanOrEqual(430)
    expect(inBoston.length).toBeGreaterThanOrEqual(70)
    expect(AREAS.map(({ city }) => city).sort()).toEqual(SUPPORTED_CITIES.map((c) => c.city).sort())
    for (const { places } of AREAS) expect(places).toBeGreaterThanOrEqual(4)
    expect(samples).toHaveLength(AREAS.reduce((sum, { places }) => sum + places, 1))
  })

  it('are marked as samples, with ids of their own and no owner', () => {
    expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length)
    for (const { id, source, ownerId, googleId } of samples) {
      expect(id).toMatch(/^sample-[a-z0-9-]+$/)
      expect(source).toBe('sample')
      expect(ownerId).toBeUndefined()
      expect(googleId).toBeNull()
    }
  })

  it('share a name only within a chain', () => {
    const chains = CHAINS.flatMap(({ name, cities }) => cities.slice(1).map(() => name))
    const names = samples.map(({ name }) => name)
    const repeated = names.filter((name, index) => names.indexOf(name) < index)
    expect(repeated.sort()).toEqual(chains.sort())
  })

  it('have names from one to ninety characters, in many scripts', () => {
    const lengths = samples.map(({ name }) => name.length)
    expect(Math.min(...lengths)).toBe(1)
    expect(Math.max(...lengths)).toBe(90)
    const scripts = [
      'Han',
      'Hiragana',
      'Hangul',
      'Arabic',
      'Hebrew',
      'Devanagari',
      'Thai',
      'Greek',
      'Cyrillic',
    ]
    for (const script of scripts) {
      const letters = new RegExp(`\\p{Script=${script}}`, 'u')
      expect(samples.some(({ name }) => letters.test(name), script)).toBe(true)
    }
  })

  it('name cuisines in lower-case letters and hyphens, each once', () => {
    for (const { cuisine } of samples) {
      expect(cuisine.length).toBeGreaterThan(0)
      expect(new Set(cuisine).size).toBe(cuisine.length)
      for (const one of cuisine) expect(one).toMatch(CUISINE_PATTERN)
    }
  })

  it('have none to five different dishes, each described, and of each number some', () => {
    for (const { veganOptions } of samples) {
      expect(veganOptions.length).toBeLessThanOrEqual(MAX_VEGAN_OPTIONS)
      expect(new Set(veganOptions.map(({ option }) => option)).size).toBe(veganOptions.length)
      for (const [index, dish] of veganOptions.entries()) {
        expect(dish.index).toBe(index)
        expect(dish.option).not.toMatch(/^$|[|`]/)
        expect(dish.description).toMatch(/^[\p{L}“].{10,}\.$/u)
      }
    }
    const counts = new Set(inBoston.map(({ veganOptions }) => veganOptions.length))
    expect(counts.size).toBe(MAX_VEGAN_OPTIONS + 1)
  })

  it('offer no dish that does not sound vegan, read by itself', () => {
    const dishes = KITCHENS.flatMap(dishesBySection).flatMap(([section, served]) =>
      served.map((dish) => ({ ...dish, section, price: '', marks: [], diets: [] })),
    )
    const wrong = dishes.filter((one) => judgeDish(one, NO_CONTEXT).verdict === 'not-vegan')
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('stand within their own quarters, but for one that was never out', () => {
    const nowhere = samples.filter(({ place }) => place === null)
    expect(nowhere.map(({ status }) => status)).toEqual(['OFFLINE'])
    for (const { city, quarters } of AREAS) {
      const ownPrefix = `sample-${city.replaceAll('_', '-')}-`
      const places = samples
        .filter(({ id }) => id.startsWith(ownPrefix))
        .flatMap((s) => s.place ?? [])
      for (const place of places) {
        const away = quarters.map(([lat, lng]) => distanceMetres({ lat, lng }, place))
        expect(Math.min(...away)).toBeLessThan(400)
      }
    }
  })

  it('keep the diet levels of a real town', () => {
    const wanted = { vegan: 0.3, vegetarian: 0.12, options: 0.48, unconfirmed: 0.1 }
    for (const diet of DIETS) {
      const part = share(samples.filter((one) => one.diet === diet).length)
      expect(Math.abs(part - wanted[diet]), diet).toBeLessThan(0.04)
    }
  })

  it('have pop-ups that stay for some hours and pop-ups that are away', () => {
    const live = samples.filter(({ status }) => status === 'ONLINE')
    expect(live.length).toBeGreaterThan(10)
    expect(samples.filter(({ status }) => status === 'OFFLINE').length).toBeGreaterThan(5)
    for (const { onlineUntil } of live) {
      expect(onlineUntil).toBeGreaterThanOrEqual(NOW + 3 * HOUR_MS)
      expect(onlineUntil).toBeLessThanOrEqual(NOW + 9 * HOUR_MS)
    }
    const others = samples.filter(({ status }) => status !== 'ONLINE')
    expect(others.every(({ onlineUntil }) => onlineUntil === null)).toBe(true)
  })

  it('show in every city a vegan place, a place with several dishes, and four without being asked for more', () => {
    for (const { city } of AREAS) {
      const own = samples.filter(({ id }) => id.startsWith(`sample-${city.replaceAll('_', '-')}-`))
      expect(
        own.some(({ diet }) => diet === 'vegan'),
        city,
      ).toBe(true)
      expect(
        own.some(({ veganOptions }) => veganOptions.length > 2),
        city,
      ).toBe(true)
      expect(own.filter(({ diet }) => diet !== 'unconfirmed').length, city).toBeGreaterThanOrEqual(
        4,
      )
    }
  })

  it('have websites that belong to nobody and stars between 0 and 5, where they have any', () => {
    for (const { website, rating } of samples) {
      if (website !== null) expect(new URL(website).hostname).toMatch(/^[a-z0-9.-]+\.example$/)
      if (rating !== null) expect(rating).toBeGreaterThanOrEqual(0)
      if (rating !== null) expect(rating).toBeLessThanOrEqual(5)
    }
    expect(samples.some(({ website }) => website === null)).toBe(true)
    expect(share(samples.filter(({ rating }) => rating === null).length)).toBeLessThan(0.3)
  })

  it('have a menu in about a third, which names every dish of the restaurant', () => {
    const withMenu = samples.filter(({ menu }) => menu !== null)
    expect(Math.abs(share(withMenu.length) - 1 / 3)).toBeLessThan(0.07)
    for (const { menu, veganOptions } of withMenu) {
      expect(Buffer.byteLength(menu ?? '')).toBeLessThan(MAX_MENU_BYTES)
      expect(menu).not.toMatch(/undefined|NaN|<|\$0/)
      for (const { option } of veganOptions) expect(menu).toContain(option)
    }
  })
})
