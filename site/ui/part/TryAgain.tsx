import { useSyncExternalStore } from 'react'
import { t } from '../../../languages/t.ts'
import { Button } from '../Button.tsx'

/**
 * Reloads the page, since a browser remembers the failure of a script until then. Without a connection it shows a message
 * instead, as the page would be lost.
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

/** Reloads the page if there is a connection. */
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
