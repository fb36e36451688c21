import { describe, expect, it } from 'vitest'
import { EMPTY_CONTENT, type MapMarker } from '../engine.ts'
import { clusterFeatures, focusFeatures, markerFeatures } from './features.ts'
import { layOut } from './placing/layOut.ts'

const frame = {
  bounds: { west: -10, south: -10, east: 10, north: 10 },
  zoom: 14,
  width: 400,
  height: 400,
  project: () => ({ x: 200, y: 200 }),
}

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
      markers: ['r1', 'r2', 'r3', 'r4', 'r5', 'r6'].map((id) => ({ ...marker, id })),
      selectedId: 'r2',
    }
    const { features } = focusFeatures(layOut(content, frame, (text) => 8 * text.length))
    expect(features.map(({ properties }) => [properties?.id, properties?.state])).toEqual([
      ['r2', 'selected'],
    ])
  })
})
