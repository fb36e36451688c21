import { expect, it } from 'vitest'
import { makeRestaurant } from '../testing/makeRestaurant.ts'
import { CHANGED_KEY, LAST_CHANGE_KEY } from './changedKey.ts'
import { forgetChange, noteChange, recentChanges } from './changedRestaurants.ts'

it('tells other tabs when a restaurant has changed, and keeps for this tab what it is now', () => {
  const restaurant = makeRestaurant({ _id: 'r1' })
  noteChange('r1', restaurant)
  expect(Number(localStorage.getItem(LAST_CHANGE_KEY))).toBeGreaterThan(0)
  expect(localStorage.getItem(CHANGED_KEY)).toBeNull()
  expect(recentChanges()).toMatchObject([{ id: 'r1', restaurant }])
})

it('tells other tabs also when a deletion is undone', () => {
  noteChange('r1', null)
  localStorage.removeItem(LAST_CHANGE_KEY)
  forgetChange('r1')
  expect(localStorage.getItem(LAST_CHANGE_KEY)).not.toBeNull()
  expect(recentChanges()).toEqual([])
})
