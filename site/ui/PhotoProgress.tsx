import './PhotoProgress.css'
import './hint.css'
import { t } from '../../languages/t.ts'
import type { PhotoProgress as Progress } from '../../worker/contract/restaurants/builder.ts'

interface PhotoProgressProps {
  count: number
  /** Null during the upload. */
  progress: Progress | null
}

/** Shows which photo is being read, and its progress. */
export function PhotoProgress({ count, progress }: PhotoProgressProps) {
  if (progress === null) {
    return (
      <div className="photo-progress">
        <p role="status">
          {t('{count, plural, one {Sending the photo} other {Sending {count} photos}}', { count })}
        </p>
        <progress aria-label={t('Photos read')} />
      </div>
    )
  }
  const { photo, of, read, lines } = progress
  const done = photo - 1 + (lines === 0 ? 0 : read / lines)
  return (
    <div className="photo-progress">
      <p role="status">
        {of === 1 ? t('Reading the photo') : t('Reading photo {photo} of {of}', { photo, of })}
      </p>
      <progress aria-label={t('Photos read')} max={of} value={done} />
      <p className="hint">
        {lines === 0
          ? t('Looking for the writing on it')
          : t('{read} of {lines} lines read', { read, lines })}
      </p>
    </div>
  )
}
