import './reading.css'
import { t } from '../../../languages/t.ts'
import { Button } from '../../ui/Button.tsx'

interface ReadingProps {
  /** Empty while nothing is read. */
  words: string
  /** Continues without the reading. */
  onStop: () => void
}

/**
 * Shown while a menu is read, for which nobody has to wait. Its status is there before: screen readers announce only what is
 * added to one.
 */
export function Reading({ words, onStop }: ReadingProps) {
  return (
    <div className="create-reading">
      <p role="status">{words}</p>
      {words !== '' && (
        <>
          <progress aria-label={t('Reading')} />
          <Button size="small" onClick={onStop}>
            {t('Go on without it')}
          </Button>
        </>
      )}
    </div>
  )
}
