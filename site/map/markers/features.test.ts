import { describe, expect, it } from 'vitest'
import { EMPTY_CONTENT, type MapMarker } from '../engine.ts'
import { clusterFeatures, edgeNear, focusFeatures, markerFeatures } from './features.ts'

const BOUNDS = { west: -10, south: -10, east: 10, north: 10 }

const marker: MapMarker = {
  id: 'r1',
  lat: 0,
  lng: 0,
  name: 'Clover',
  caption: 'Thai',
  diet: 'options',
  live: true,
}

describe('what the map draws', () => {
  it('is a marker in the look of its diet level, and of a pop-up that is out now', () => {
    const plain = { ...marker, live: false }
    const images = markerFeatures([marker, plain]).features.map((one) => one.properties?.image)
    expect(images).toEqual(['marker-options-live', 'marker-options'])
  })

  it('is a cluster with its whole count, not a rounded one', () => {
    expect(clusterFeatures([{ lat: 1, lng: 2, count: 18497 }]).features[0]?.properties).toEqual({
      count: 18497,
      text: '18,497',
    })
  })

  it('draws again, above the rest, only markers that are labelled, hovered or selected', () => {
    const content = {
      ...EMPTY_CONTENT,
      markers: [marker, { ...marker, id: 'r2' }, { ...marker, id: 'r3' }],
      selectedId: 'r2',
    }
    const labels = new Map([['r2', { name: 'Clover', caption: 'Thai' }]])
    const { features } = focusFeatures(content, labels, BOUNDS)
    expect(features.map(({ properties }) => [properties?.id, properties?.state])).toEqual([
      ['r2', 'selected'],
    ])
  })
})

describe('a label', () => {
  it('keeps away from the edge that would cut it', () => {
    expect(edgeNear({ lat: 0, lng: -9 }, BOUNDS)).toBe('west')
    expect(edgeNear({ lat: 0, lng: 9 }, BOUNDS)).toBe('east')
    expect(edgeNear({ lat: 9, lng: 0 }, BOUNDS)).toBe('north')
    expect(edgeNear({ lat: 0, lng: 0 }, BOUNDS)).toBe('')
  })

  it('knows its edge across the antimeridian too', () => {
    const fiji = { west: 170, south: -25, east: -170, north: -10 }
    expect(edgeNear({ lat: -18, lng: 171 }, fiji)).toBe('west')
    expect(edgeNear({ lat: -18, lng: -171 }, fiji)).toBe('east')
    expect(edgeNear({ lat: -18, lng: 180 }, fiji)).toBe('')
  })
})
