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
  const shared = withDishes ? sharedOrigin(veganOptions) : null
  return (
    <p className="details-source">
      {shared && <DishesSource dish={shared} />}
      The listing is from {SOURCES[metadata.source] ?? SOURCES.person}, last changed on{' '}
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

/** "The dishes are from the owner, checked on November 21, 2026. " */
function DishesSource({ dish: { source, checkedAt } }: { dish: VeganOption }) {
  if (source === undefined) return null
  return (
    <>
      The dishes are from {ORIGINS[source]}
      {checkedAt !== undefined && (
        <>
          , checked on <Day at={checkedAt} />
        </>
      )}
      .{' '}
    </>
  )
}

function Day({ at }: { at: string }) {
  return <time dateTime={at}>{readableDay(at)}</time>
}
