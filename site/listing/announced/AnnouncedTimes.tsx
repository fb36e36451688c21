import './AnnouncedTimes.css'
import { t } from '../../../languages/t.ts'
import type { AnnouncedTime } from '../../../worker/contract/announcing.ts'
import { BothClocks } from '../../ui/hours/BothClocks.tsx'
import { whenOf } from './whenOf.ts'

/** How many times are shown at first: on a phone the menu comes after them, and an owner may announce months ahead. */
const SHOWN = 2

interface AnnouncedTimesProps {
  id: string
  announced: readonly AnnouncedTime[]
}

/** When and where a pop-up will be out. */
export function AnnouncedTimes({ id, announced }: AnnouncedTimesProps) {
  const later = announced.slice(SHOWN)
  return (
    <section className="announced" aria-labelledby="announced">
      <h2 id="announced">{t('Coming up')}</h2>
      <Times times={announced.slice(0, SHOWN)} />
      {later.length > 0 && (
        <details>
          <summary>{t('Later times')}</summary>
          <Times times={later} />
        </details>
      )}
      <p className="no-print">
        <a href={`/popups/${encodeURIComponent(id)}.ics`}>{t('Add to calendar')}</a>
      </p>
    </section>
  )
}

function Times({ times }: { times: readonly AnnouncedTime[] }) {
  return (
    <ul>
      {times.map((time) => (
        <li key={time.id}>
          <time dateTime={time.from}>
            <BothClocks words={(clock) => whenOf(time, clock)} />
          </time>
          <bdi>{time.place}</bdi>
        </li>
      ))}
    </ul>
  )
}
