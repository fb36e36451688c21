import './ResultRow.css'
import { memo, useEffect, useRef } from 'react'
import { t, to } from '../../../languages/t.ts'
import { MOBILE_BREAKPOINT_PX } from '../../../worker/contract/limits.ts'
import type { FoundRestaurant } from '../../../worker/contract/restaurant.ts'
import { listCuisines } from '../../../worker/contract/restaurants/cuisineNames.ts'
import { formatDistance } from '../../device/units/distances.ts'
import type { Units } from '../../device/units/units.ts'
import { LiveBadge } from '../../live/LiveBadge.tsx'
import { HeartButton } from '../../saved/HeartButton.tsx'
import { DietBadge, StatusBadge } from '../../ui/Badge.tsx'
import { OpenLine } from '../../ui/hours/OpenLine.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ratingOrigin, Stars } from '../../ui/Stars.tsx'
import { DishList, DishSummary } from './DishList.tsx'

interface ResultRowProps {
  restaurant: FoundRestaurant
  units: Units
  /** In milliseconds since 1970. */
  now: number
  isSelected: boolean
  /** Selected on the map, so the row scrolls into view. */
  isCalled: boolean
  canEdit: boolean
  /** Shows the address, since another row has the same name. */
  withAddress: boolean
  /** Where the name links to without scripts: this list with the row open. */
  href: string
  onSelect: (id: string | null) => void
  onHover: (id: string | null) => void
}

/** One restaurant in the list. Its name opens and closes the row. */
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const {
    restaurant,
    units,
    now,
    isSelected,
    isCalled,
    canEdit,
    withAddress,
    href,
    onSelect,
    onHover,
  } = props
  const { _id, name, cuisine, status, diet, rating, distance, address } = restaurant
  const row = useRef<HTMLLIElement>(null)
  const isDrawn = useRef(false)

  useEffect(() => {
    // When it closes, it must have its real height at once: the next row is scrolled to in the same moment.
    if (isSelected) row.current?.setAttribute('data-opened', '')
    // A row that the Worker drew open is already in place.
    const isOpened = isSelected && isDrawn.current
    isDrawn.current = true
    if (!isOpened && !isCalled) return
    // On a phone the rows are in a low strip: an open row scrolls to the top of it, or little of it would be visible.
    const isNarrow = window.matchMedia(`(max-width: ${MOBILE_BREAKPOINT_PX}px)`).matches
    row.current?.scrollIntoView({ block: isNarrow ? 'start' : 'nearest' })
  }, [isCalled, isSelected])

  return (
    <li
      ref={row}
      className="row"
      id={`row-${_id}`}
      data-selected={isSelected || undefined}
      onMouseEnter={() => onHover(_id)}
      onMouseLeave={() => onHover(null)}
    >
      <div className="row-head">
        <h3 className="row-name">
          <a
            href={href}
            aria-expanded={isSelected}
            dir="auto"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              onSelect(isSelected ? null : _id)
            }}
          >
            {name}
          </a>
        </h3>
        <span className="row-distance">{formatDistance(distance, units)}</span>
        <HeartButton id={_id} name={name} isSmall />
        {canEdit && (
          <a className="row-edit" href={to(`/${_id}/edit`)} aria-label={t('Edit {name}', { name })}>
            <Icon name="pencil" />
          </a>
        )}
      </div>
      {withAddress && address && (
        <p className="row-address" dir="auto">
          {address}
        </p>
      )}
      {(cuisine.length > 0 || rating !== null) && (
        <p className="row-kind">
          <span>{listCuisines(cuisine)}</span>
          {rating !== null && <Stars rating={rating} from={ratingOrigin(restaurant)} />}
        </p>
      )}
      <p className="row-marks">
        <DietBadge diet={diet} />
        {status === 'ONLINE' && <LiveBadge restaurant={restaurant} now={now} />}
        {status === 'OFFLINE' && <StatusBadge status="OFFLINE" words={t('Offline')} />}
        <OpenLine restaurant={restaurant} now={now} />
      </p>
      {isSelected ? (
        <div className="row-open">
          <DishList restaurant={restaurant} />
          <a
            className="row-details"
            href={to(`/details/${_id}`)}
            aria-label={t('see details of {name}', { name })}
          >
            {t('see details')}
          </a>
        </div>
      ) : (
        <DishSummary veganOptions={restaurant.veganOptions} />
      )}
    </li>
  )
})
