import { describe, expect, it } from 'vitest'
import { distanceMetres, EARTH_RADIUS_METRES } from '../../contract/places/distance.ts'
import type { LatLng } from '../../contract/search.ts'
import { makeRandom } from '../../testing/restaurants.ts'
import { type Cell, cellOf, placeCell } from './cells.ts'
import { cellToken, cellTokensOf, coverBox, coverCircle } from './cover.ts'

const random = makeRandom(3)

/** A point at a bearing and a distance from another, by the spherical law; longitudes from -180 to 180. */
function pointFrom(lat: number, lng: number, bearing: number, metres: number) {
  const [phi, angle] = [(lat * Math.PI) / 180, metres / EARTH_RADIUS_METRES]
  const to = Math.asin(
    Math.sin(phi) * Math.cos(angle) + Math.cos(phi) * Math.sin(angle) * Math.cos(bearing),
  )
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(phi),
    Math.cos(angle) - Math.sin(phi) * Math.sin(to),
  )
  const east = lng + (turn * 180) / Math.PI
  return {
    lat: Math.min(90, Math.max(-90, (to * 180) / Math.PI)),
    lng: ((((east + 180) % 360) + 360) % 360) - 180,
  }
}

function holds(cover: readonly Cell[], place: LatLng): boolean {
  const tokens = new Set(cover.map(cellToken))
  return cellTokensOf(cellOf(place)).some((token) => tokens.has(token))
}

const CENTRES = [
  [0, 0],
  [0, 180],
  [0, -180],
  [90, 0],
  [-90, 77],
  [89.9, 179.9],
  [85.0511, -179.99],
  [-85.2, 12],
  [42.36, -71.06],
  [66, -179.999],
] as const

describe('coverCircle', () => {
  it.each(CENTRES)('holds every point of circles around %d, %d', (lat, lng) => {
    for (const radiusMetres of [0.5, 90, 10_000, 280_000, 2_000_000, 9_500_000]) {
      const circle = { lat, lng, radiusMetres }
      const cover = coverCircle(circle)
      if (cover === null) {
        expect(radiusMetres).toBeGreaterThan(1_000_000)
        continue
      }
      expect(cover.length).toBeLessThanOrEqual(200)
      for (let i = 0; i < 60; i += 1) {
        const share = i % 3 === 0 ? 1 : Math.sqrt(random())
        const point = pointFrom(lat, lng, random() * 2 * Math.PI, radiusMetres * share)
        if (distanceMetres(circle, point) <= radiusMetres) expect(holds(cover, point)).toBe(true)
      }
    }
  })

  it('fits a circle of 10 km closely', () => {
    const circle = { lat: 48.1, lng: 11.6, radiusMetres: 10_000 }
    const cover = coverCircle(circle) ?? []
    const near = Array.from({ length: 4000 }, () =>
      pointFrom(48.1, 11.6, random() * 2 * Math.PI, 20_000 * Math.sqrt(random())),
    )
    const covered = near.filter((point) => holds(cover, point)).length
    const inside = near.filter((point) => distanceMetres(circle, point) <= 10_000).length
    expect(covered).toBeGreaterThanOrEqual(inside)
    expect(covered / inside).toBeLessThan(1.25)
  })

  it('is null for a circle of nearly the whole globe', () => {
    expect(coverCircle({ lat: 10, lng: 20, radiusMetres: 20_015_000 })).toBeNull()
  })
})

describe('placeCell', () => {
  it('calls a cell inside only when all of it is, and outside only when none of it is', () => {
    const sides = { inside: 0, across: 0, outside: 0 }
    for (let i = 0; i < 400; i += 1) {
      const level = 4 + 2 * Math.floor(random() * 4)
      const cell = {
        level,
        x: Math.floor(random() * 2 ** level),
        y: Math.floor(random() * 2 ** level),
      }
      const circle = {
        lat: random() * 180 - 90,
        lng: random() * 360 - 180,
        radiusMetres: random() * 20_000_000,
      }
      const side = placeCell(circle, cell)
      sides[side] += 1
      for (let j = 0; j < 20; j += 1) {
        const point = pointIn(cell)
        const isInside = distanceMetres(circle, point) <= circle.radiusMetres
        if (side === 'inside') expect(isInside).toBe(true)
        if (side === 'outside') expect(isInside).toBe(false)
      }
    }
    expect(Math.min(sides.inside, sides.outside)).toBeGreaterThan(40)
    // 'across' is allowed for cells that are costly to decide, but not for all.
    expect(sides.across).toBeLessThan(200)
  })
})

function pointIn({ level, x, y }: Cell) {
  const row = y + random()
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** level))) * 180) / Math.PI
  return { lat, lng: -180 + ((x + random()) * 360) / 2 ** level }
}

describe('coverBox', () => {
  it('crosses the antimeridian and stays small', () => {
    const cover = coverBox({ west: 170, east: -170, south: -90, north: 90 }) ?? []
    expect(cover.length).toBeLessThanOrEqual(200)
    expect(holds(cover, { lat: 90, lng: 180 })).toBe(true)
    expect(holds(cover, { lat: -20, lng: -175 })).toBe(true)
    expect(holds(cover, { lat: -20, lng: 120 })).toBe(false)
  })
})
