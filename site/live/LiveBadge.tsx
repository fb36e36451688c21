import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { StatusBadge } from '../ui/Badge.tsx'
import { liveAge } from './liveAge.ts'
import { useNow } from './useNow.ts'

/** That a pop-up is out, and how fresh that news is. */
export function LiveBadge({ restaurant }: { restaurant: Pick<Restaurant, 'metadata'> }) {
  const now = useNow()
  return (
    <span className="live-badge">
      <StatusBadge status="ONLINE" />
      <span className="live-age">{liveAge(restaurant, now)}</span>
    </span>
  )
}
