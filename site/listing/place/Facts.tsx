import type { ReactNode } from 'react'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import { useClock } from '../../device/clock.ts'
import { PageIcon, type PageIconName } from '../../ui/PageIcon.tsx'
import { directionsUrl, websiteLink } from './addresses.ts'
import { readableHours } from './openingHours.ts'
import { SmallMap } from './SmallMap.tsx'

/** Where a place is, when it is open and how to get there. */
export function Facts({ restaurant }: { restaurant: Restaurant }) {
  const { address, openingHours } = restaurant
  const clock = useClock()
  const directions = directionsUrl(restaurant)
  const website = websiteLink(restaurant.website)
  return (
    <section className="facts" aria-label="Visit">
      {directions !== null && (
        <a className="button" data-look="primary" href={directions} rel="noopener">
          <PageIcon name="directions" />
          Directions
        </a>
      )}
      <dl>
        {address !== null && address !== '' && (
          <Fact icon="pin" label="Address">
            <span dir="auto">{address}</span>
          </Fact>
        )}
        {openingHours !== null && openingHours !== '' && (
          <Fact icon="clock" label="Opening hours">
            {readableHours(openingHours, clock).map((line) => (
              <span key={line} className="line">
                {line}
              </span>
            ))}
          </Fact>
        )}
        {website !== null && (
          <Fact icon="link" label="Website">
            <a href={website.href} rel="noopener nofollow ugc">
              {website.host}
            </a>
          </Fact>
        )}
      </dl>
      <SmallMap restaurant={restaurant} />
      <p className="facts-note">{SOURCES[restaurant.metadata.source] ?? SOURCES.other}</p>
    </section>
  )
}

const SOURCES: Record<string, string> = {
  osm: 'From OpenStreetMap. Places change: check before a long walk.',
  sample: 'An invented place, for trying out Sprig.',
  other: 'Places change: check before a long walk.',
}

interface FactProps {
  icon: PageIconName
  label: string
  children: ReactNode
}

function Fact({ icon, label, children }: FactProps) {
  return (
    <div className="fact">
      <dt>
        <PageIcon name={icon} />
        <span className="visually-hidden">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
