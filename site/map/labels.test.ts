import { describe, expect, it } from 'vitest'
import { EMPTY_CONTENT, type MapContent, type MapMarker } from './engine.ts'
import { labelsOf, shortName } from './labels.ts'

const BOUNDS = { west: -1, south: -1, east: 1, north: 1 }

const marker = (id: string, lng = 0): MapMarker => ({
  id,
  lat: 0,
  lng,
  name: `Place ${id}`,
  caption: 'Thai, Vegan Sushi',
  diet: 'vegan',
  live: false,
})

const contentOf = (ids: string[], more: Partial<MapContent> = {}): MapContent => ({
  ...EMPTY_CONTENT,
  markers: ids.map((id) => marker(id)),
  ...more,
})

describe('the name on a marker', () => {
  it('stays whole up to fifteen characters', () => {
    expect(shortName('Fifteen letters')).toBe('Fifteen letters')
  })

  it('is cut to fourteen characters and an ellipsis from sixteen on', () => {
    expect(shortName('Sixteen letters!')).toBe('Sixteen letter…')
  })

  it('is not cut through a letter made of several code points', () => {
    expect(shortName('👩🏽‍🍳👩🏽‍🍳👩🏽‍🍳 Köchinnen')).toBe('👩🏽‍🍳👩🏽‍🍳👩🏽‍🍳 Köchinnen')
    expect(shortName('ありがとうございますレストラン東京')).toBe('ありがとうございますレストラ…')
  })
})

describe('labels', () => {
  it('have a heart for what the visitor has saved', () => {
    const markers = [marker('a'), { ...marker('b'), saved: true }]
    const labels = [...labelsOf({ ...EMPTY_CONTENT, markers }, BOUNDS).values()]
    expect(labels.map(({ name }) => name)).toEqual(['Place a', '♥ Place b'])
  })

  it('are on every marker in view when there are five', () => {
    expect([...labelsOf(contentOf(['a', 'b', 'c', 'd', 'e']), BOUNDS).keys()]).toHaveLength(5)
  })

  it('are on none of six', () => {
    expect(labelsOf(contentOf(['a', 'b', 'c', 'd', 'e', 'f']), BOUNDS).size).toBe(0)
  })

  it('count only the markers in view', () => {
    const content = contentOf([], {
      markers: [marker('near'), ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => marker(id, 40))],
    })
    expect([...labelsOf(content, BOUNDS).keys()]).toEqual(['near'])
  })

  it('are on none of three beside counts of many more in view', () => {
    const far = { lat: 0, lng: 40, count: 90 }
    const few = contentOf(['a', 'b', 'c'], { clusters: [{ lat: 0, lng: 0.5, count: 2 }, far] })
    expect(labelsOf(few, BOUNDS).size).toBe(3)
    const many = contentOf(['a', 'b', 'c'], { clusters: [{ lat: 0, lng: 0.5, count: 40 }] })
    expect(labelsOf(many, BOUNDS).size).toBe(0)
  })

  it('are on the selected and the hovered one of many, with caption beneath the selected name only', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    const labels = labelsOf(contentOf(ids, { selectedId: 'b', hoveredId: 'd' }), BOUNDS)
    expect(labels).toEqual(
      new Map([
        ['b', { name: 'Place b', caption: 'Thai, Vegan Sushi' }],
        ['d', { name: 'Place d', caption: '' }],
      ]),
    )
  })
})
