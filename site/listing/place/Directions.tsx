import '../../ui/Button.css'
import { t } from '../../../languages/t.ts'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import { PageIcon } from '../../ui/PageIcon.tsx'
import { directionsUrl } from './addresses.ts'

/** Leads to a maps service, or to its app on a phone; nothing for a restaurant without a place. */
export function Directions({ restaurant }: { restaurant: Restaurant }) {
  const url = directionsUrl(restaurant)
  return (
    url !== null && (
      <a className="button" data-look="primary" href={url} rel="noopener">
        <PageIcon name="directions" />
        {t('Directions')}
      </a>
    )
  )
}
