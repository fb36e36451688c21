import { describe, expect, it } from 'vitest'
import { matchingCuisines } from '../../worker/contract/restaurants/cuisineNames.ts'
import { toMarkers } from '../live/toMarkers.ts'
import { answerOf } from '../testing/renderFind.tsx'
import { makeFound } from '../testing/restaurants.ts'
import { reachOf } from './answers.ts'
import { boxesFor } from './search/boxesFor.ts'
import { frequentCuisines } from './search/cuisineChoices.ts'

describe('how far an answer reaches', () => {
  const near = makeFound({ _id: 'r1', distance: 900 })

  it('has no end when all places found are listed', () => {
    expect(reachOf(answerOf([near]))).toBe(Number.POSITIVE_INFINITY)
    expect(reachOf(answerOf([]))).toBe(Number.POSITIVE_INFINITY)
  })

  it('ends at the farthest of those listed when there are more', () => {
    expect(reachOf(answerOf([near], 640))).toBe(900)
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
    expect(markers[0]?.caption).toBe('Middle Eastern, Pizza')
  })
})

describe('cuisines to choose from', () => {
  const found = [{ cuisine: ['thai'] }, { cuisine: ['thai', 'pizza'] }]

  it('are the most frequent of what was found', () => {
    expect(frequentCuisines(found)).toEqual(['thai', 'pizza'])
  })

  it('stay where they are when one is chosen; another one comes after them', () => {
    expect(boxesFor(['thai', 'pizza'], ['burger'], ['pizza', 'vegan-soul'])).toEqual([
      'thai',
      'pizza',
      'vegan-soul',
    ])
  })

  it('are the commonest known ones without results', () => {
    expect(boxesFor([], ['pizza', 'thai'], ['thai'])).toEqual(['pizza', 'thai'])
  })

  it('match a typed prefix in any case', () => {
    expect(matchingCuisines(['thai', 'tapas', 'pizza'], ' T')).toEqual(['thai', 'tapas'])
    expect(matchingCuisines(['thai'], '')).toEqual([])
  })
})
