import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { StatusBadge } from '../ui/Badge.tsx'
import { liveAge } from './liveAge.ts'
import { useNow } from './useNow.ts'

/** That a pop-up is out, and for how long already. */
export function LiveBadge({
  restaurant,
}: {
  restaurant: Pick<Restaurant, 'metadata' | 'onlineSince'>
}) {
  const now = useNow()
  return <StatusBadge status="ONLINE" words={liveAge(restaurant, now)} />
}
