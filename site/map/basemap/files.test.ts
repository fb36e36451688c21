import { describe, expect, it } from 'vitest'
import { namesOf, shapesOf } from './files.ts'

const square = [0, 0, 10, 0, 0, 10, -10, 0, 0, -10]
const world = { unitsPerDegree: 10, land: [[square]], borders: [[5, 5, 10, 0]], lakes: [] }
const usa = { unitsPerDegree: 100, land: [[square]], states: [[0, 0, 100, 50]] }
const details = { unitsPerDegree: 10, rivers: [[-10, 20, 5, 5]], counties: [] }

describe('the files of the basemap', () => {
  it('become shapes in degrees, each file by its own unit', () => {
    const { features } = shapesOf(world, usa, null)
    expect(features.map(({ properties, geometry }) => [properties?.kind, geometry])).toEqual([
      [
        'land',
        {
          type: 'Polygon',
          coordinates: [
            [
              [0, 0],
              [1, 0],
              [1, 1],
              [0, 1],
              [0, 0],
            ],
          ],
        },
      ],
      [
        'land',
        {
          type: 'Polygon',
          coordinates: [
            [
              [0, 0],
              [0.1, 0],
              [0.1, 0.1],
              [0, 0.1],
              [0, 0],
            ],
          ],
        },
      ],
      [
        'state',
        {
          type: 'LineString',
          coordinates: [
            [0, 0],
            [1, 0.5],
          ],
        },
      ],
      [
        'border',
        {
          type: 'LineString',
          coordinates: [
            [0.5, 0.5],
            [1.5, 0.5],
          ],
        },
      ],
    ])
  })

  it('gain rivers when the details are there, drawn below the borders', () => {
    const { features } = shapesOf(world, usa, details)
    const kinds = features.map(({ properties }) => properties?.kind)
    expect(kinds).toEqual(['land', 'land', 'river', 'state', 'border'])
    expect(features[2]).toEqual({
      type: 'Feature',
      properties: { kind: 'river' },
      geometry: {
        type: 'LineString',
        coordinates: [
          [-1, 2],
          [-0.5, 2.5],
        ],
      },
    })
  })

  it('become names in their places, each longitude a step from the one before', () => {
    const none = { names: '', lng: [], lat: [], rank: [] }
    const towns = { names: 'Boston|Nahant', lng: [-7106, 14], lat: [4236, 4243], rank: [58, 35] }
    const named = namesOf({ towns, states: none, countries: none }).features.filter(
      ({ properties }) => properties?.kind === 'town',
    )
    expect(named.map(({ properties, geometry }) => [properties?.name, geometry])).toEqual([
      ['Boston', { type: 'Point', coordinates: [-71.06, 42.36] }],
      ['Nahant', { type: 'Point', coordinates: [-70.92, 42.43] }],
    ])
  })
})
