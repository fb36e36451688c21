import '../ui/page.css'
import './NotFoundPage.css'
import { t, to } from '../../languages/t.ts'
import type { PageMeta } from '../../worker/contract/page/page.ts'
import { PageHead } from './PageHead.tsx'

export const describeNotFound = (): PageMeta => ({
  title: t('Page not found | Sprig'),
  description: t(
    'There is no page at this address. Try the map, the list of cities, or write to us.',
  ),
})

export function NotFoundPage() {
  return (
    <div className="page" data-width="text">
      <PageHead title={t('Page not found')}>
        {t(
          'There is no page at this address. A restaurant may have closed and left Sprig, or a letter of the address went missing on the way.',
        )}
      </PageHead>
      <ul className="ways">
        <li className="way">
          <a className="way-link" href={to('/')}>
            {t('Open the map')}
          </a>
          <p>{t('and search near you, or anywhere.')}</p>
        </li>
        <li className="way">
          <a className="way-link" href={to('/explore')}>
            {t('Explore by city')}
          </a>
          <p>{t('and see what is good in the areas we know best.')}</p>
        </li>
        <li className="way">
          <a className="way-link" href={to('/contact')}>
            {t('Tell us')}
          </a>
          <p>{t('if a link on Sprig brought you here. We would like to mend it.')}</p>
        </li>
      </ul>
    </div>
  )
}
