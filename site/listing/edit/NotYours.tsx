import { ReportButton } from '../reports/ReportButton.tsx'

/** In the place of a form that could not be saved. */
export function NotYours({ id }: { id: string }) {
  return (
    <div className="notice">
      <p>Somebody else looks after this listing: only they and our admins can change it.</p>
      <p>You can tell them what is wrong.</p>
      <ReportButton id={id} name="this place" look="plain" />
    </div>
  )
}
