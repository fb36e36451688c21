import './PhotoProgress.css'
import './hint.css'
import type { PhotoProgress as Progress } from '../../worker/contract/restaurants/builder.ts'

interface PhotoProgressProps {
  count: number
  /** Null while the photos are sent. */
  progress: Progress | null
}

/** Which of the photos is being read, and how much of it is done. */
export function PhotoProgress({ count, progress }: PhotoProgressProps) {
  if (progress === null) {
    return (
      <div className="photo-progress">
        <p role="status">{count === 1 ? 'Sending the photo' : `Sending ${count} photos`}</p>
        <progress aria-label="Photos read" />
      </div>
    )
  }
  const { photo, of, read, lines } = progress
  const done = photo - 1 + (lines === 0 ? 0 : read / lines)
  return (
    <div className="photo-progress">
      <p role="status">{of === 1 ? 'Reading the photo' : `Reading photo ${photo} of ${of}`}</p>
      <progress aria-label="Photos read" max={of} value={done} />
      <p className="hint">
        {lines === 0 ? 'Looking for the writing on it' : `${read} of ${lines} lines read`}
      </p>
    </div>
  )
}
