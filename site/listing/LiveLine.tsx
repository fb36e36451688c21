import '../ui/Button.css'
import '../ui/page.css'
import { useSyncExternalStore } from 'react'
import { t } from '../../languages/t.ts'
import { localTimeAt } from '../../worker/contract/hours/zoneClock.ts'
import type { DrawnAt, PageProps } from '../../worker/contract/page/page.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { LiveBadge } from '../live/LiveBadge.tsx'
import { useNow } from '../live/useNow.ts'
import { StatusBadge } from '../ui/Badge.tsx'
import { reloadPage } from '../ui/part/TryAgain.tsx'
import { liveState, timeLeft } from './live.ts'
import { clockTime } from './readableTime.ts'
import { useNewest } from './useNewest.ts'

/** Whether the page's pop-up is out now, and until when, and that it is no longer where the page says. */
export function LiveLine({ input: { content, now } }: PageProps) {
  return content.page === 'details' && <Line drawn={content.restaurant} drawnAt={now} />
}

function Line({ drawn, drawnAt }: { drawn: Restaurant } & DrawnAt) {
  const now = useNow(drawnAt)
  const restaurant = useNewest(drawn)
  const live = liveState(restaurant, now)
  if (live === null) return null
  return (
    <p className="line-up">
      {live.status === 'ONLINE' ? (
        <LiveBadge restaurant={restaurant} now={now} />
      ) : (
        <StatusBadge status="OFFLINE" words={t('Offline')} />
      )}
      {live.status === 'OFFLINE' && <span>{t('Not out right now.')}</span>}
      {live.status === 'ONLINE' && live.until !== null && (
        <Until until={live.until} zone={restaurant.zone ?? null} now={now} />
      )}
      {/* Always here: screen readers announce only what is added to it. */}
      <span className="no-print" role="status">
        {/* The Worker has drawn the place, its map and the way there. */}
        {placeIn(restaurant) !== placeIn(drawn) && (
          <button type="button" className="button" data-size="small" onClick={reloadPage}>
            {t('It has moved: show where')}
          </button>
        )}
      </span>
    </p>
  )
}

const placeIn = ({ geoJson, address }: Restaurant) => JSON.stringify([geoJson, address])

interface UntilProps {
  until: string
  zone: string | null
  now: number
}

/**
 * Shows a time in the place's time zone like its opening hours, and in the format of the visitor's device. The Worker does not know
 * that, so without a script it says how long.
 */
function Until({ until, zone, now }: UntilProps) {
  const at = new Date(until)
  const isKnown = zone !== null && localTimeAt(zone, at.getTime()) !== null
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return (
    <time dateTime={until}>
      {isInBrowser
        ? t('until {time}', { time: clockTime(at, isKnown ? zone : undefined) })
        : timeLeft(until, now)}
    </time>
  )
}
