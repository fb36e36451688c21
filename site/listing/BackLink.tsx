import './BackLink.css'
import { t } from '../../languages/t.ts'
import { PageIcon } from '../ui/PageIcon.tsx'

/** Links to the list around this place, or to the list that the visitor came from: see `shell/leadBack.ts`. */
export function BackLink({ nearby }: { nearby: string }) {
  return (
    <a href={nearby} className="back-link no-print">
      <PageIcon name="arrowLeft" />
      {t('Back to the list')}
    </a>
  )
}
