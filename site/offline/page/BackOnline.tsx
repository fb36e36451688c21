import '../../ui/notice.css'
import './BackOnline.css'
import { useSyncExternalStore } from 'react'
import { t } from '../../../languages/t.ts'

function watchLine(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Says why this page is shown, and links to the one that was asked for. */
export function BackOnline({ path }: { path: string }) {
  const isOnline = useSyncExternalStore(
    watchLine,
    () => navigator.onLine,
    () => false,
  )
  return (
    <p className="notice back-online" role="status">
      {isOnline
        ? t('The page could not be reached.')
        : t('There is no connection: this is what is on this device.')}{' '}
      <a href={path}>{t('Try the page again')}</a>
    </p>
  )
}
