import './reading.css'
import { t } from '../../../languages/t.ts'
import { Button } from '../../ui/Button.tsx'

interface ReadingProps {
  words: string
  /** Goes on without what would have been read. */
  onStop: () => void
}

/** Shown while a menu is read; nobody has to wait for it. */
export function Reading({ words, onStop }: ReadingProps) {
  return (
    <div className="create-reading">
      <p role="status">{words}</p>
      <progress aria-label={t('Reading')} />
      <Button size="small" onClick={onStop}>
        {t('Go on without it')}
      </Button>
    </div>
  )
}
