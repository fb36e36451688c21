import { useEffect, useState } from 'react'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { LIVE_POLL_SECONDS } from '../../worker/contract/restaurants/restaurantLimits.ts'

/** The newest version of a pop-up: asked for every 30 s while the page is seen, and when the visitor comes back to it. */
export function useNewest(drawn: Restaurant): Restaurant {
  const [newest, setNewest] = useState(drawn)
  const { _id: id } = drawn
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return
      try {
        const { fetchRestaurant } = await import('../api/restaurantEdits.ts')
        const { restaurant } = await fetchRestaurant(id)
        setNewest((before) => (restaurant.version < before.version ? before : restaurant))
      } catch {
        // Without an answer the page keeps what it says; the next one corrects it.
      }
    }
    const timer = setInterval(look, LIVE_POLL_SECONDS * 1000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [id])
  return newest
}
