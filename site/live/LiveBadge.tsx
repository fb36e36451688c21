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
  return (
    <span className="live-badge">
      <StatusBadge status="ONLINE" />
      <span className="live-age">{liveAge(restaurant, now)}</span>
    </span>
  )
}
