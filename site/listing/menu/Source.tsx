import './Source.css'
import { Trans } from '../../../languages/Trans.tsx'
import { msg, space, t } from '../../../languages/t.ts'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import { readableDay } from '../readableTime.ts'
import { ORIGINS, sharedOrigin } from './origins.ts'

const IMPORTED = msg('an import')

const SOURCES: Record<string, string> = {
  osm: 'OpenStreetMap',
  sample: msg('our sample data'),
  member: msg('a member'),
}

interface SourceProps {
  restaurant: Restaurant
  /** Whether dishes are shown above it instead of a menu. */
  withDishes: boolean
}

/** The source of the dishes, and how fresh it is. */
export function Source({ restaurant, withDishes }: SourceProps) {
  const { metadata, confirmedAt, veganOptions } = restaurant
  const whole = SOURCES[metadata.source] ?? IMPORTED
  const shared = withDishes ? sharedOrigin(veganOptions) : null
  const dishes = shared?.source && ORIGINS[shared.source]
  const isOne = dishes === whole
  const { how, at } = lastChange(metadata)
  return (
    <p className="details-source">
      {dishes && !isOne && (
        <>
          <Trans
            id="The dishes are from {dishes}{day, select, none {} other {, checked on <time>{day}</time>}}."
            values={{ dishes: t(dishes), day: dayOf(shared.checkedAt) }}
            components={{ time: <time dateTime={shared.checkedAt} /> }}
          />
          {space()}
        </>
      )}
      <Trans
        id="{which, select, all {Dishes and details are} other {The details are}} from {whole}, {how, select, there {last changed there on} read {as we read it on} other {last changed on}} <time>{day}</time>{confirmed, select, none {} other { and last confirmed on <time2>{confirmed}</time2>}}."
        values={{
          which: isOne ? 'all' : 'details',
          whole: t(whole),
          how,
          day: readableDay(at),
          confirmed: dayOf(confirmedAt),
        }}
        components={{
          time: <time dateTime={at} />,
          time2: <time dateTime={confirmedAt ?? undefined} />,
        }}
      />
    </p>
  )
}

/** If nobody has edited it here, the day of its import only says when it was read. */
function lastChange({ lastModified, readAt, sourceChangedAt }: Restaurant['metadata']) {
  if (sourceChangedAt) return { how: 'there', at: sourceChangedAt }
  return readAt ? { how: 'read', at: readAt } : { how: 'here', at: lastModified }
}

const dayOf = (at: string | null | undefined) => (at ? readableDay(at) : 'none')
