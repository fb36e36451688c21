import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { StatusBadge } from '../ui/Badge.tsx'
import { liveAge, liveAgeHoldsUntil } from './liveAge.ts'

interface LiveBadgeProps {
  restaurant: Pick<Restaurant, 'metadata' | 'onlineSince'>
  /** In milliseconds since 1970. */
  now: number
}

/** Shows that a pop-up is out, and for how long. */
export function LiveBadge({ restaurant, now }: LiveBadgeProps) {
  const until = liveAgeHoldsUntil(restaurant, now)
  return <StatusBadge status="ONLINE" words={liveAge(restaurant, now)} until={until} />
}
