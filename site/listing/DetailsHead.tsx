import '../ui/notice.css'
import '../ui/page.css'
import './DetailsPage.css'
import type { ReactNode } from 'react'
import { Trans } from '../../languages/Trans.tsx'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { listCuisines } from '../../worker/contract/restaurants/cuisineNames.ts'
import { DietBadge } from '../ui/Badge.tsx'
import { ratingOrigin, Stars } from '../ui/Stars.tsx'
import { readableDay } from './readableTime.ts'

interface DetailsHeadProps {
  restaurant: Restaurant
  /** Whether it is out now; not shown for a closed restaurant. */
  live?: ReactNode
  /** The button that saves it. */
  heart: ReactNode
}

/** A restaurant's name and what kind of place it is. */
export function DetailsHead({ restaurant, live = null, heart }: DetailsHeadProps) {
  const { name, cuisine, rating, diet, closedAt } = restaurant
  return (
    <header className="details-head">
      <h1>
        <bdi>{name}</bdi>
      </h1>
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
      {closedAt ? <Closed since={closedAt} /> : live}
      <p className="no-print">{heart}</p>
    </header>
  )
}

function Closed({ since }: { since: string }) {
  return (
    <div className="notice details-closed" role="note">
      {/* Its own paragraph, because a notice is a grid of its children. */}
      <p>
        <Trans
          id="This restaurant has closed for good. It left the search on <time>{readableDay}</time>; its page stays."
          values={{ readableDay: readableDay(since) }}
          components={{ time: <time dateTime={since} /> }}
        />
      </p>
    </div>
  )
}
