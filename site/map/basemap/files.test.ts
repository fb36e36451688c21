import { afterEach, describe, expect, it } from 'vitest'
import { findLanguage } from '../../../languages/list.ts'
import { findSpeechBy } from '../../../languages/speech.ts'
import { type CellFile, namesOf, shapesOf } from './files.ts'

const NONE = { names: '', lng: [], lat: [], rank: [] }
/** From 0° to 10° east and from 40° to 50° north, with the 0.02° margin of all cells. */
const CELL = { column: 18, row: 13 }
const EMPTY: CellFile = {
  unitsPerDegree: 50,
  land: [],
  lakes: [],
  rivers: [],
  counties: [],
  states: [],
  borders: [],
  names: { towns: NONE, states: NONE, countries: NONE },
}

describe('a file of the basemap', () => {
  it('becomes areas and lines in degrees, in the order of drawing', () => {
    const square = [100, 2100, 50, 0, 0, 50, -50, 0, 0, -50]
    const file = {
      ...EMPTY,
      land: [[square]],
      borders: [[5, 2005, 10, 0]],
      rivers: [[0, 2100, 5, 5]],
    }
    const shapes = shapesOf(CELL, file)
    expect(shapes.map(({ properties }) => properties?.kind)).toEqual([
      'land',
      'coast',
      'river',
      'border',
    ])
    expect(shapes[0]?.geometry).toEqual({
      type: 'Polygon',
      coordinates: [
        [
          [2, 42],
          [3, 42],
          [3, 43],
          [2, 43],
          [2, 42],
        ],
      ],
    })
  })

  it('has no coast where its cell cut the land', () => {
    // The southern half of the cell, with a coast along 45° north.
    const south = [-1, 1999, 502, 0, 0, 251, -502, 0, 0, -251]
    const coasts = shapesOf(CELL, { ...EMPTY, land: [[south]] }).filter(
      ({ properties }) => properties?.kind === 'coast',
    )
    expect(coasts.map(({ geometry }) => geometry)).toEqual([
      {
        type: 'LineString',
        coordinates: [
          [10.02, 45],
          [-0.02, 45],
        ],
      },
    ])
  })

  it('holds names in their places, each longitude a step from the one before', () => {
    const towns = { names: 'Boston|Nahant', lng: [-7106, 14], lat: [4236, 4243], rank: [58, 35] }
    const named = namesOf({ ...EMPTY, names: { towns, states: NONE, countries: NONE } })
    expect(named.map(({ properties, geometry }) => [properties?.name, geometry])).toEqual([
      ['Boston', { type: 'Point', coordinates: [-71.06, 42.36] }],
      ['Nahant', { type: 'Point', coordinates: [-70.92, 42.43] }],
    ])
  })
})

describe('the names of the basemap', () => {
  afterEach(() => findSpeechBy(() => undefined))

  it.each([
    ['de', ['Mailand', 'Lyon']],
    ['fr', ['Milan', 'Lyon']],
  ])('are in the language of the page where they are known: %s', (code, names) => {
    const said = { de: { 0: 'Mailand' } }
    const towns = { names: 'Milan|Lyon', lng: [919, -435], lat: [4546, 4575], rank: [60, 58], said }
    findSpeechBy(() => ({ language: findLanguage(code) ?? { code, dir: 'ltr' }, messages: {} }))
    const found = namesOf({ ...EMPTY, names: { towns, states: NONE, countries: NONE } })
    expect(found.map(({ properties }) => properties?.name)).toEqual(names)
  })
})
