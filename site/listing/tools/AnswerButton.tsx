import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import { hasStatus } from '../../api/client.ts'
import { alertFailure } from '../../shell/alertFailure.ts'
import { addAlert } from '../../shell/alerts.ts'
import { Button } from '../../ui/Button.tsx'
import { useBusy } from '../../ui/form/useBusy.ts'
import { reloadFromTools } from './reloadTools.ts'

interface AnswerButtonProps {
  label: string
  thanks: string
  send: () => Promise<Restaurant>
  /** Called without a connection; resolves to whether the answer will be sent later. */
  onOffline?: () => Promise<boolean>
}

/** Sends an answer about the restaurant in one tap, then reloads the page and says thanks. */
export function AnswerButton({ label, thanks, send, onOffline }: AnswerButtonProps) {
  const { isBusy, run } = useBusy()
  const answer = async () => {
    try {
      await send()
      addAlert({ kind: 'success', text: thanks })
      reloadFromTools()
    } catch (error) {
      if (onOffline && hasStatus(error, 0) && (await onOffline())) return
      alertFailure(error)
      // The restaurant has changed: reload, so that the answer is about the new version.
      if (hasStatus(error, 412)) reloadFromTools()
    }
  }
  return (
    <Button size="small" aria-disabled={isBusy || undefined} onClick={() => run(answer)}>
      {label}
    </Button>
  )
}
