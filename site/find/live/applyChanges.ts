import { recentChanges } from '../../device/changedRestaurants.ts'
import type { Find } from '../findState.ts'
import { applyRestaurant, removeFromAnswer } from './applyLive.ts'

/** Applies to the list what the visitor has just changed on other pages. */
export function applyChanges(find: Find): void {
  for (const { id, restaurant } of recentChanges()) {
    if (restaurant === null) removeFromAnswer(find, id)
    else applyRestaurant(find, restaurant)
  }
}
