import '../../ui/Button.css'
import './Facts.css'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import { useClock } from '../../device/clock.ts'
import { PageIcon } from '../../ui/PageIcon.tsx'
import { directionsUrl } from './addresses.ts'
import { factsOf } from './factsOf.tsx'
import { SmallMap } from './SmallMap.tsx'

/** Where a place is, when it is open and how to get there. */
export function Facts({ restaurant }: { restaurant: Restaurant }) {
  const clock = useClock()
  const directions = directionsUrl(restaurant)
  return (
    <section className="facts" aria-label="Visit">
      {directions !== null && (
        <a className="button" data-look="primary" href={directions} rel="noopener">
          <PageIcon name="directions" />
          Directions
        </a>
      )}
      <dl>
        {factsOf(restaurant, clock).map(({ label, icon, shown }) => (
          <div className="fact" key={label}>
            <dt>
              <PageIcon name={icon} />
              <span className="visually-hidden">{label}</span>
            </dt>
            <dd>{shown}</dd>
          </div>
        ))}
      </dl>
      <SmallMap restaurant={restaurant} />
      <p className="facts-note">{SOURCES[restaurant.metadata.source] ?? SOURCES.other}</p>
    </section>
  )
}

const SOURCES: Record<string, string> = {
  osm: 'From OpenStreetMap. Details change: check before a long walk.',
  sample: 'An invented restaurant, for trying out Sprig.',
  other: 'Details change: check before a long walk.',
}
