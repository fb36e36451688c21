import './notice.css'
import { t } from '../../languages/t.ts'

/** Says, where scripts are off, why nothing comes in place of what is loading. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="notice">{t('This page needs JavaScript.')}</p>
    </noscript>
  )
}
