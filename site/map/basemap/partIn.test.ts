import type { Feature, FeatureCollection } from 'geojson'
import { expect, it } from 'vitest'
import { partIn } from './partIn.ts'

const point = (name: string, lng: number, lat: number): Feature => ({
  type: 'Feature',
  properties: { name },
  geometry: { type: 'Point', coordinates: [lng, lat] },
})
const AROUND: Feature = {
  type: 'Feature',
  properties: { name: 'land around' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [-100, 20],
        [-50, 20],
        [-50, 60],
        [-100, 60],
        [-100, 20],
      ],
    ],
  },
}
const ALL: FeatureCollection = {
  type: 'FeatureCollection',
  features: [AROUND, point('here', -71, 42.3), point('next', -70.8, 42.3), point('far', 2.3, 48.9)],
}
const names = (part: FeatureCollection) => part.features.map(({ properties }) => properties?.name)

it('keeps what is seen, a view to each side, and land that lies around it all', () => {
  const bounds = { west: -71.1, south: 42.2, east: -70.9, north: 42.4 }
  expect(names(partIn(bounds, ALL))).toEqual(['land around', 'here', 'next'])
})

it('keeps everything where the antimeridian is in sight', () => {
  expect(partIn({ west: 170, south: -10, east: -170, north: 10 }, ALL)).toBe(ALL)
})
