// Drawn by the Worker, long before its script comes.
import './menu/Menu.css'
import '../ui/notice.css'
import '../ui/page.css'
import './DetailsPage.css'
import { lazy, memo, useSyncExternalStore } from 'react'
import type { DishCounts, Restaurant } from '../../worker/contract/restaurant.ts'
import { LiveBadge } from '../live/LiveBadge.tsx'
import { useNow } from '../live/useNow.ts'
import { DietBadge, StatusBadge } from '../ui/Badge.tsx'
import { Part } from '../ui/part/Part.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ratingOrigin, Stars } from '../ui/Stars.tsx'
import { listCuisines } from '../ui/text.ts'
import { BackLink } from './BackLink.tsx'
import { DetailsTools } from './DetailsTools.tsx'
import { liveState, timeLeft } from './live.ts'
import { Dishes, VeganOnMenu } from './menu/Dishes.tsx'
import { Source } from './menu/Source.tsx'
import { nearbyPath } from './place/addresses.ts'
import { Facts } from './place/Facts.tsx'
import { clockTime, readableDay } from './readableTime.ts'

/** The markdown reader weighs more than the rest of the page: only pages that have a menu fetch it. */
const Menu = lazy(async () => ({ default: (await import('./menu/Menu.tsx')).Menu }))

/** Kept as it is while the page around it changes: React would draw over what the Worker drew before its script is there. */
const WrittenMenu = memo(function WrittenMenu({ markdown }: { markdown: string }) {
  return (
    <Part fallback={<Skeleton lines={6} />}>
      <Menu markdown={markdown} />
    </Part>
  )
})

interface DetailsPageProps {
  restaurant: Restaurant
  /** Markdown; null when nobody has written one. */
  menu: string | null
  /** How much of the menu is vegan; left out while nobody has judged it. */
  dishes?: DishCounts | undefined
  /** When the Worker drew it, ISO 8601. */
  drawnAt: string
  /** The restaurant was confirmed or reverted. */
  onChange: (restaurant: Restaurant) => void
}

/** One restaurant: what it is, where, when, and what there is to eat. */
export function DetailsPage({ restaurant, menu, dishes, drawnAt, onChange }: DetailsPageProps) {
  const { name, cuisine, rating, diet, geoJson } = restaurant
  const hasMenu = menu !== null && menu.trim() !== ''
  return (
    <article className="page details">
      <BackLink nearby={nearbyPath(geoJson)} />
      <header className="details-head">
        <h1 dir="auto">{name}</h1>
        <p className="line-up details-kind">
          {cuisine.length > 0 && <span>{listCuisines(cuisine)}</span>}
          <DietBadge diet={diet} />
          {rating !== null && (
            <span className="details-stars">
              <Stars rating={rating} from={ratingOrigin(restaurant)} />
              <small>{ratingOrigin(restaurant)}</small>
            </span>
          )}
        </p>
        {restaurant.closedAt ? (
          <Closed since={restaurant.closedAt} />
        ) : (
          <LiveLine restaurant={restaurant} drawnAt={drawnAt} />
        )}
      </header>
      <div className="details-columns">
        <section className="details-menu" aria-labelledby="menu">
          <h2 id="menu">Menu</h2>
          {hasMenu ? (
            <>
              <VeganOnMenu menu={menu} counts={dishes} restaurant={restaurant} />
              <WrittenMenu markdown={menu} />
            </>
          ) : (
            <Dishes restaurant={restaurant} />
          )}
          <Source restaurant={restaurant} withDishes={!hasMenu} />
        </section>
        <Facts restaurant={restaurant} />
      </div>
      <DetailsTools restaurant={restaurant} hasDetails={menu !== null} onChange={onChange} />
    </article>
  )
}

function Closed({ since }: { since: string }) {
  return (
    <p className="notice details-closed" role="note">
      This restaurant has closed for good. It left the search on{' '}
      <time dateTime={since}>{readableDay(since)}</time>; its page stays.
    </p>
  )
}

function LiveLine({ restaurant, drawnAt }: { restaurant: Restaurant; drawnAt: string }) {
  const now = useNow(drawnAt)
  const live = liveState(restaurant, now)
  if (live === null) return null
  return (
    <p className="line-up">
      {live.status === 'ONLINE' ? (
        <LiveBadge restaurant={restaurant} now={now} />
      ) : (
        <StatusBadge status="OFFLINE" words="Offline" />
      )}
      {live.status === 'OFFLINE' && <span>Not out right now.</span>}
      {live.status === 'ONLINE' && live.until !== null && <Until until={live.until} now={now} />}
    </p>
  )
}

/** A time of day is the visitor's own, which the Worker does not know: until there is a script it says how long. */
function Until({ until, now }: { until: string; now: number }) {
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return (
    <time dateTime={until}>
      {isInBrowser ? `until ${clockTime(new Date(until))}` : timeLeft(until, now)}
    </time>
  )
}
