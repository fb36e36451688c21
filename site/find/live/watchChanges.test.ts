import { waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetChange, noteChange } from '../../device/changedRestaurants.ts'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { answerOf, makeFind } from '../../testing/renderFind.tsx'
import { makeFound } from '../../testing/restaurants.ts'
import type { Find } from '../findState.ts'
import { applyChanges } from './applyChanges.ts'
import { watchChanges } from './watchChanges.ts'

const one = makeRestaurant({ _id: 'one', name: 'One', version: 1 })

let stop = () => {}
afterEach(() => {
  stop()
})

/** A list of One and Two, as it was before anything was changed. */
function openList(): Find {
  const answer = answerOf([makeFound({ ...one }), makeFound({ _id: 'two', name: 'Two' })])
  const find = makeFind('/', { answer })
  stop = watchChanges(find)
  return find
}
const namesIn = ({ state }: Find) => state.answer?.restaurants.map(({ name }) => name).toSorted()

it('the list shows what was changed and deleted on other pages', async () => {
  noteChange('one', { ...one, name: 'Uno', version: 2 })
  noteChange('two', null)
  const find = openList()
  await waitFor(() => expect(namesIn(find)).toEqual(['Uno']))
})

it('a list that was put aside takes it over when it is shown again', async () => {
  const find = openList()
  noteChange('one', { ...one, name: 'Uno', version: 2 })
  expect(namesIn(find)).toEqual(['One', 'Two'])
  window.dispatchEvent(new Event('pageshow'))
  await waitFor(() => expect(namesIn(find)).toEqual(['Two', 'Uno']))
})

it('a deletion that was taken back, and one of long ago, take nothing away', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  noteChange('two', null)
  forgetChange('two')
  noteChange('one', null)
  vi.setSystemTime(Date.now() + 6 * 60_000)
  const find = openList()
  applyChanges(find)
  expect(namesIn(find)).toEqual(['One', 'Two'])
})
