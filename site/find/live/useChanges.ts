import { useEffect } from 'react'
import { recentChanges } from '../../device/changedRestaurants.ts'
import type { Find } from '../findState.ts'
import { applyRestaurant, removeFromAnswer } from './applyLive.ts'

/** Puts in what the visitor changed on other pages: on the way back, the list is as it was before that. */
export function useChanges(find: Find): void {
  useEffect(() => {
    const apply = () => {
      for (const { id, restaurant } of recentChanges()) {
        if (restaurant === null) removeFromAnswer(find, id)
        else applyRestaurant(find, restaurant)
      }
    }
    apply()
    // A page that the browser had put aside does not begin anew.
    window.addEventListener('pageshow', apply)
    return () => window.removeEventListener('pageshow', apply)
  }, [find])
}
