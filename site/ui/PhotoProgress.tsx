import './PhotoProgress.css'
import './hint.css'
import { t } from '../../languages/t.ts'
import type { PhotoProgress as Progress } from '../../worker/contract/restaurants/builder.ts'

interface PhotoProgressProps {
  count: number
  /** Null during the upload. */
  progress: Progress | null
}

/** Which photo is being read, for a status that is there before: screen readers announce only what is added to one. */
export function photoWords({ count, progress }: PhotoProgressProps): string {
  if (progress === null) {
    return t('{count, plural, one {Sending the photo} other {Sending {count} photos}}', { count })
  }
  const { photo, of } = progress
  return of === 1 ? t('Reading the photo') : t('Reading photo {photo} of {of}', { photo, of })
}

/** How much is read. */
export function PhotoProgress({ progress }: Pick<PhotoProgressProps, 'progress'>) {
  const { photo, of, read, lines } = progress ?? { photo: 1, of: 1, read: 0, lines: 0 }
  const done = photo - 1 + (lines === 0 ? 0 : read / lines)
  return (
    <div className="photo-progress">
      <progress
        aria-label={t('Photos read')}
        {...(progress !== null && { max: of, value: done })}
      />
      {progress !== null && (
        <p className="hint">
          {lines === 0
            ? t('Looking for the writing on it')
            : t('{read} of {lines} lines read', { read, lines })}
        </p>
      )}
    </div>
  )
}
