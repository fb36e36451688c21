import { t } from '../../../languages/t.ts'
import { Button } from '../Button.tsx'
import { useIsOnline } from './useIsOnline.ts'

/**
 * Reloads the page, since a browser remembers the failure of a script until then. Without a connection it shows a message
 * instead, as the page would be lost.
 */
export function TryAgain({ size = 'normal' }: { size?: 'normal' | 'small' }) {
  const isOnline = useIsOnline(true)
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
  if (navigator.onLine) window.location.reload()
}
