import '../ui/Button.css'
import '../ui/notice.css'
import './NotLoaded.css'
import { space, t, to } from '../../languages/t.ts'
import { PageIcon } from '../ui/PageIcon.tsx'

/**
 * What `wake/sayNotLoaded.ts` shows when the script of an island does not load: once for the page, and where it is seen, since one
 * lost connection fails all islands. The Worker draws it, so that it needs no other script.
 */
export function NotLoaded() {
  return (
    <div className="notice not-loaded no-print" role="alert" hidden>
      <p>
        {t('Part of this page could not be loaded.')}
        <span hidden>
          {space()}
          {t('You seem to be offline.')}
        </span>
      </p>
      <button type="button" className="icon-button" aria-label={t('Dismiss')}>
        <PageIcon name="close" />
      </button>
      <div>
        <button type="button" className="button" data-size="small">
          {t('Try again')}
        </button>
        <a href={to('/offline')} hidden>
          {t('What is on this device')}
        </a>
      </div>
    </div>
  )
}
