import './page.css'
import './PlaceRow.css'
import type { ReactNode } from 'react'
import { to } from '../../languages/t.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { listCuisines } from '../../worker/contract/restaurants/cuisineNames.ts'
import { DietBadge } from './Badge.tsx'

interface PlaceRowProps {
  restaurant: Pick<Restaurant, '_id' | 'name' | 'cuisine' | 'diet' | 'address'>
  /** Shown beside the name. */
  children?: ReactNode
  distance?: string | undefined
}

/** A restaurant in a plain list: its name as a link, and what it serves where. */
export function PlaceRow({ restaurant, children, distance }: PlaceRowProps) {
  const { _id, name, cuisine, diet, address } = restaurant
  return (
    <li className="place-row">
      <div className="line-up">
        <h2>
          <a href={to(`/details/${encodeURIComponent(_id)}`)}>
            <bdi>{name}</bdi>
          </a>
        </h2>
        {children}
      </div>
      <p className="line-up">
        {distance && <span>{distance}</span>}
        <DietBadge diet={diet} />
        {cuisine.length > 0 && <span>{listCuisines(cuisine)}</span>}
        {address && <span dir="auto">{address}</span>}
      </p>
    </li>
  )
}
