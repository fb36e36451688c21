import { useSyncExternalStore } from 'react'
import { t } from '../../../languages/t.ts'
import { Button } from '../Button.tsx'

/**
 * Loads the page anew, since a browser keeps the failure of a script until then. Without a line, when all would be lost by
 * that, it says so instead.
 */
export function TryAgain({ size = 'normal' }: { size?: 'normal' | 'small' }) {
  const isOnline = useSyncExternalStore(watchLine, hasLine, () => true)
  return (
    <>
      {!isOnline && <p>{t('You seem to be offline.')}</p>}
      <Button size={size} onClick={reloadPage}>
        {t('Try again')}
      </Button>
    </>
  )
}

/** Loads the page anew where there is a line. */
export function reloadPage(): void {
  if (hasLine()) window.location.reload()
}

const hasLine = () => navigator.onLine

function watchLine(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
