import '../ui/Button.css'
import '../ui/page.css'
import { t, to } from '../../languages/t.ts'
import type { PageMeta } from '../../worker/contract/page/page.ts'
import { useHere } from '../shell/useHere.ts'
import { PageHead } from './PageHead.tsx'

export const describeFailure = (): PageMeta => ({
  title: t('Back in a moment | Sprig'),
  description: t('Sprig cannot reach its data at the moment. Please try again shortly.'),
})

/** Shown when a page's data could not be read; "Try again" reloads the address. */
export function FailedPage() {
  const here = useHere()
  return (
    <div className="page" data-width="text">
      <PageHead title={t('Back in a moment')}>
        {t(
          'We cannot reach our data right now. It is us, not you, and nothing you saved is lost. This usually passes within a minute.',
        )}
      </PageHead>
      <p className="line-up">
        <a className="button" data-look="primary" href={to(here)}>
          {t('Try again')}
        </a>
        <a className="button" href={to('/contact')}>
          {t('Tell us')}
        </a>
      </p>
    </div>
  )
}
