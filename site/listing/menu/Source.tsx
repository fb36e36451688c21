import type { Restaurant, VeganOption } from '../../../worker/contract/restaurant.ts'
import { readableDay } from '../readableDay.ts'
import { ORIGINS, sharedOrigin } from './origins.ts'

const SOURCES: Record<string, string> = {
  osm: 'OpenStreetMap',
  sample: 'our sample data',
  import: 'an import',
  person: 'people who eat here',
}

interface SourceProps {
  restaurant: Restaurant
  /** The dishes stand above it, in the place of a menu. */
  withDishes: boolean
}

/** Who says what there is to eat, and how fresh that is. */
export function Source({ restaurant, withDishes }: SourceProps) {
  const { metadata, confirmedAt, veganOptions } = restaurant
  const listing = SOURCES[metadata.source] ?? SOURCES.person
  const shared = withDishes ? sharedOrigin(veganOptions) : null
  const dishes = shared?.source && ORIGINS[shared.source]
  const isOne = dishes === listing
  return (
    <p className="details-source">
      {dishes && !isOne && (
        <>
          The dishes are from {dishes}
          <Checked dish={shared} />.{' '}
        </>
      )}
      {isOne ? 'Dishes and listing are' : 'The listing is'} from {listing}, last changed on{' '}
      <Day at={metadata.lastModified} />
      {confirmedAt && (
        <>
          {' '}
          and last confirmed on <Day at={confirmedAt} />
        </>
      )}
      .
    </p>
  )
}

/** ", checked on November 21, 2026" */
function Checked({ dish: { checkedAt } }: { dish: VeganOption }) {
  if (checkedAt === undefined) return null
  return (
    <>
      , checked on <Day at={checkedAt} />
    </>
  )
}

function Day({ at }: { at: string }) {
  return <time dateTime={at}>{readableDay(at)}</time>
}
