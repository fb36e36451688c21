import '../ui/Button.css'
import './DetailsTools.css'
import { lazy, useState } from 'react'
import { Link } from 'wouter'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { mayUse } from '../account/auth.ts'
import { useAuth } from '../account/useAuth.ts'
import { firstServerMessage } from '../api/failure.ts'
import { confirmRestaurant, reopenRestaurant } from '../api/restaurantEdits.ts'
import { addAlert } from '../shell/alerts.ts'
import { Button } from '../ui/Button.tsx'
import { PageIcon } from '../ui/PageIcon.tsx'
import { Part } from '../ui/part/Part.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ReportButton } from './reports/ReportButton.tsx'

const History = lazy(async () => ({ default: (await import('./history/History.tsx')).History }))

interface DetailsToolsProps {
  restaurant: Restaurant
  /** There is a menu to edit. */
  hasDetails: boolean
  onChange: (restaurant: Restaurant) => void
}

/** Edit links for whom they concern, the history, and what anybody can say about the restaurant. */
export function DetailsTools({ restaurant, hasDetails, onChange }: DetailsToolsProps) {
  const { user, signedIn } = useAuth()
  const { _id: id, name } = restaurant
  const mayManage = mayUse(user, ['admin', id])
  // Before the page's script runs a click would be lost.
  const isReady = signedIn !== null
  return (
    <section className="details-tools no-print needs-script" aria-label="About this restaurant">
      <div className="details-actions">
        {mayManage && hasDetails && (
          <Link className="button" data-size="small" href={`/details/${id}/edit`}>
            <PageIcon name="pencil" />
            Edit Description
          </Link>
        )}
        {mayManage && (
          <Link className="button" data-size="small" href={`/${id}/edit`}>
            <PageIcon name="pencil" />
            Edit Listing
          </Link>
        )}
        {signedIn && !restaurant.closedAt && (
          <AnswerButton
            label="Confirm details"
            thanks="Thank you for confirming!"
            send={() => confirmRestaurant(id)}
            onChange={onChange}
          />
        )}
        {mayManage && restaurant.closedAt && (
          <AnswerButton
            label="Open again"
            thanks="The restaurant is open again"
            send={() => reopenRestaurant(id)}
            onChange={onChange}
          />
        )}
        <ShareButton name={name} isReady={isReady} />
        <ReportButton id={id} name={name} isReady={isReady} />
      </div>
      {signedIn && (
        <HistoryPart restaurant={restaurant} canRevert={mayManage} onReverted={onChange} />
      )}
    </section>
  )
}

interface AnswerButtonProps {
  label: string
  thanks: string
  send: () => Promise<Restaurant>
  onChange: (restaurant: Restaurant) => void
}

/** One tap that says something about the restaurant. */
function AnswerButton({ label, thanks, send, onChange }: AnswerButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const answer = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      onChange(await send())
      addAlert({ kind: 'success', text: thanks })
    } catch (error) {
      const text = firstServerMessage(error, 'That did not work, please try again')
      addAlert({ kind: 'error', text })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="small" aria-disabled={isBusy || undefined} onClick={answer}>
      {label}
    </Button>
  )
}

function ShareButton({ name, isReady }: { name: string; isReady: boolean }) {
  const share = async () => {
    const url = `${window.location.origin}${window.location.pathname}`
    try {
      // Not every browser has it, whatever the types say.
      const canShare: boolean = 'share' in navigator
      if (canShare) return await navigator.share({ title: name, url })
      await navigator.clipboard.writeText(url)
      addAlert({ kind: 'success', text: 'Link copied' })
    } catch (error) {
      // The visitor closed the sheet of their device.
      if (error instanceof DOMException && error.name === 'AbortError') return
      addAlert({ kind: 'info', text: `The link to copy: ${url}` })
    }
  }
  return (
    <Button size="small" aria-disabled={!isReady || undefined} onClick={share}>
      <PageIcon name="share" />
      Share
    </Button>
  )
}

interface HistoryPartProps {
  restaurant: Restaurant
  canRevert: boolean
  onReverted: (restaurant: Restaurant) => void
}

function HistoryPart(props: HistoryPartProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="history-part" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>History</summary>
      {isOpen && (
        <Part fallback={<Skeleton lines={3} />}>
          <History {...props} />
        </Part>
      )}
    </details>
  )
}
