import './Stars.css'
import { t } from '../../languages/t.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'

/** The source of a rating, as it follows "stars,": only imports, samples and admins set one. */
export function ratingOrigin({ isGoogle, metadata }: Pick<Restaurant, 'isGoogle' | 'metadata'>) {
  if (metadata.source === 'sample') return t('invented for our sample data')
  if (isGoogle) return t('from Google')
  return metadata.source === 'member' ? t('from the people who run Sprig') : t('from an import')
}

/** A rating of 0 to 5 as read-only stars, with fractions. `from` names its source. */
export function Stars({ rating, from }: { rating: number; from: string }) {
  const width = Math.round(Math.min(5, Math.max(0, rating)) * 20)
  return (
    <svg className="stars" viewBox="0 0 100 20" role="img">
      <title>
        {t('{rating} out of 5 stars, {from}', { rating: Number(rating.toFixed(1)), from })}
      </title>
      <g>
        <rect className="stars-empty" width="100" height="20" />
        <rect width={width} height="20" />
      </g>
    </svg>
  )
}
