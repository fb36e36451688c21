import { describe, expect, it } from 'vitest'
import { answerOf } from '../testing/renderFind.tsx'
import { makeFound } from '../testing/restaurants.ts'
import { isCovered } from './findState.ts'
import { toMarkers } from './map/mapContent.ts'
import { cuisineChoices, matchingCuisines } from './search/cuisineChoices.ts'

describe('isCovered', () => {
  const near = makeFound({ _id: 'r1', distance: 900 })

  it('holds when all places found are listed', () => {
    expect(isCovered(answerOf([near]), 10_000)).toBe(true)
  })

  it('holds when the farthest listed place lies beyond the corner of the map', () => {
    expect(isCovered(answerOf([near], 640), 800)).toBe(true)
    expect(isCovered(answerOf([near], 640), 1000)).toBe(false)
  })
})

describe('markers', () => {
  it('are drawn for places that can be visited now', () => {
    const markers = toMarkers([
      makeFound({ _id: 'open' }),
      makeFound({ _id: 'live', status: 'ONLINE' }),
      makeFound({ _id: 'away', status: 'OFFLINE' }),
      makeFound({ _id: 'nowhere', geoJson: null }),
    ])
    expect(markers.map(({ id, live }) => [id, live])).toEqual([
      ['open', false],
      ['live', true],
    ])
    expect(markers[0]?.cuisines).toBe('Middle Eastern, Pizza')
  })
})

describe('cuisines to choose from', () => {
  it('are those chosen, then the most frequent', () => {
    const found = [
      { cuisine: ['thai'] },
      { cuisine: ['thai', 'pizza'] },
      { cuisine: ['pizza', 'thai'] },
    ]
    expect(cuisineChoices(found, ['vegan-soul'])).toEqual(['vegan-soul', 'thai', 'pizza'])
  })

  it('match a typed prefix in any case', () => {
    expect(matchingCuisines(['thai', 'tapas', 'pizza'], ' T')).toEqual(['thai', 'tapas'])
    expect(matchingCuisines(['thai'], '')).toEqual([])
  })
})
