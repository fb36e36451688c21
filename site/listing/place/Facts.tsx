import './Facts.css'
import { msg, t } from '../../../languages/t.ts'
import type { DetailsContent } from '../../../worker/contract/page/page.ts'
import { Island } from '../../island/Island.tsx'
import { AnnouncedTimes } from '../announced/AnnouncedTimes.tsx'
import { Directions } from './Directions.tsx'
import { FactList } from './FactList.tsx'
import { OpeningHours } from './OpeningHours.tsx'
import { SmallMap } from './SmallMap.tsx'

/** Where a place is, when it is open and how to get there. */
export function Facts({ restaurant, announced }: DetailsContent) {
  return (
    <section className="facts" aria-label={t('Visit')}>
      <Directions restaurant={restaurant} />
      {announced && <AnnouncedTimes id={restaurant._id} announced={announced} />}
      <FactList restaurant={restaurant} hours={<Island of={OpeningHours} when="changing" />} />
      {restaurant.geoJson !== null && <Island of={SmallMap} when="touch" />}
      <p className="facts-note">{t(SOURCES[restaurant.metadata.source] ?? OTHER_SOURCE)}</p>
    </section>
  )
}

const SOURCES: Record<string, string> = {
  osm: msg('From OpenStreetMap. Details change: check before a long walk.'),
  sample: msg('An invented restaurant, for trying out Sprig.'),
}
const OTHER_SOURCE = msg('Details change: check before a long walk.')
