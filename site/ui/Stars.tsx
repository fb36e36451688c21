import './Stars.css'
import { t } from '../../languages/t.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'

const STAR = 'l2.5 5.7 6.1.6-4.6 4.1 1.3 6.1-5.3-3.2-5.3 3.2 1.3-6.1-4.6-4.1 6.1-.6z'
const FIVE_STARS = [10, 30, 50, 70, 90].map((x) => `M${x} 1.5${STAR}`).join('')

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
      <path className="stars-empty" d={FIVE_STARS} fill="currentColor" />
      {/* A nested svg clips its content without a clip path, which would need a unique id. */}
      {width > 0 && (
        <svg aria-hidden="true" width={width} height="20" viewBox={`0 0 ${width} 20`}>
          <path d={FIVE_STARS} fill="currentColor" />
        </svg>
      )}
    </svg>
  )
}
