import '../../ui/notice.css'
import './BackOnline.css'
import { space, t } from '../../../languages/t.ts'
import { useIsOnline } from '../../ui/part/useIsOnline.ts'

/** Says why this page is shown, and links to the one that was asked for. */
export function BackOnline({ path }: { path: string }) {
  const isOnline = useIsOnline(false)
  return (
    <p className="notice back-online" role="status">
      {isOnline
        ? t('The page could not be reached.')
        : t('There is no connection: this is what is on this device.')}
      {space()}
      <a href={path}>{t('Try the page again')}</a>
    </p>
  )
}
