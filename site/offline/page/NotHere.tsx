import '../../ui/page.css'
import { t, to } from '../../../languages/t.ts'

/** Shown for a restaurant that is not kept on this device. */
export function NotHere() {
  return (
    <div className="page">
      <h1>{t('Not on this device')}</h1>
      <p>{t('This place is neither saved nor in an area that you keep.')}</p>
      <p>
        <a href={to('/offline')}>{t('What is on this device')}</a>
      </p>
    </div>
  )
}
