import { t } from '../../languages/t.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'

const MINUTE_MS = 60_000

/** For how long a pop-up has been out: "Live now · for 12 min". `now` is ISO 8601 or milliseconds since 1970. */
export function liveAge(
  { onlineSince, metadata }: Pick<Restaurant, 'onlineSince' | 'metadata'>,
  now: string | number,
): string {
  const at = typeof now === 'string' ? Date.parse(now) : now
  const since = Date.parse(onlineSince ?? metadata.lastModified)
  const minutes = Math.max(0, Math.floor((at - since) / MINUTE_MS))
  if (minutes < 1) return t('Live now')
  if (minutes < 60) return t('Live now · for {minutes} min', { minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? t('Live now · for {hours} h', { hours }) : t('Live now')
}
