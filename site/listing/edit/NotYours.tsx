import '../../ui/notice.css'
import { t } from '../../../languages/t.ts'
import { ReportButton } from '../reports/ReportButton.tsx'

/** Shown instead of a form that could not be saved. */
export function NotYours({ id }: { id: string }) {
  return (
    <div className="notice">
      <p>{t('This restaurant has an owner: only they and our admins can change it.')}</p>
      <p>{t('You can tell them what is wrong.')}</p>
      <ReportButton id={id} look="plain" />
    </div>
  )
}
