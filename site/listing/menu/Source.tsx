import './Source.css'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import type { VeganOption } from '../../../worker/contract/veganOption.ts'
import { readableDay } from '../readableTime.ts'
import { ORIGINS, sharedOrigin } from './origins.ts'

const SOURCES: Record<string, string> = {
  osm: 'OpenStreetMap',
  sample: 'our sample data',
  import: 'an import',
  person: 'a member',
}

interface SourceProps {
  restaurant: Restaurant
  /** The dishes stand above it, in the place of a menu. */
  withDishes: boolean
}

/** Who says what there is to eat, and how fresh that is. */
export function Source({ restaurant, withDishes }: SourceProps) {
  const { metadata, confirmedAt, veganOptions } = restaurant
  const whole = SOURCES[metadata.source] ?? SOURCES.import
  const shared = withDishes ? sharedOrigin(veganOptions) : null
  const dishes = shared?.source && ORIGINS[shared.source]
  const isOne = dishes === whole
  return (
    <p className="details-source">
      {dishes && !isOne && (
        <>
          The dishes are from {dishes}
          <Checked dish={shared} />.{' '}
        </>
      )}
      {isOne ? 'Dishes and details are' : 'The details are'} from {whole},{' '}
      <LastChange metadata={metadata} />
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

/** Of what nobody has written here, the day of its import says only when it was read. */
function LastChange({ metadata }: Pick<Restaurant, 'metadata'>) {
  const { lastModified, readAt, sourceChangedAt } = metadata
  const [words, at] = sourceChangedAt
    ? ['last changed there on', sourceChangedAt]
    : readAt
      ? ['as we read it on', readAt]
      : ['last changed on', lastModified]
  return (
    <>
      {words} <Day at={at} />
    </>
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
