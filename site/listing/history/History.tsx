import { useEffect, useState } from 'react'
import type { HistoryEntry } from '../../../worker/contract/listing.ts'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import { firstServerMessage } from '../../api/failure.ts'
import { getHistory, revertTo } from '../../api/listings.ts'
import { addAlert } from '../../shell/alerts.ts'
import { useAlerts } from '../../shell/alertsContext.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { readableDay } from '../readableDay.ts'
import { changeWords, fieldName } from './changeWords.ts'

interface HistoryProps {
  restaurant: Restaurant
  /** Owners and admins may. */
  canRevert: boolean
  onReverted: (restaurant: Restaurant) => void
}

/** Who changed what and when, newest first; each step can be taken back. */
export function History({ restaurant, canRevert, onReverted }: HistoryProps) {
  const { _id: id, version } = restaurant
  const { entries, problem } = useEntries(id, version)
  const alerts = useAlerts()
  const [isBusy, setBusy] = useState(false)

  const revert = async (to: number) => {
    if (isBusy) return
    setBusy(true)
    try {
      onReverted(await revertTo(id, to))
      addAlert(alerts, { kind: 'success', text: 'Restaurant successfully updated' })
    } catch (error) {
      const text = firstServerMessage(error, 'Error updating restaurant, please try again')
      addAlert(alerts, { kind: 'error', text })
    } finally {
      setBusy(false)
    }
  }
  if (problem !== null) {
    return (
      <p className="notice" role="alert">
        {problem}
      </p>
    )
  }
  if (entries === null) return <Skeleton lines={3} />
  if (entries.length === 0) return <p className="hint">Nothing has been changed yet.</p>
  return (
    <ol className="history">
      {entries.map((entry) => (
        <li key={entry.version} className="history-entry">
          <p className="history-head">
            <time dateTime={entry.at}>{readableDay(entry.at)}</time> by {entry.by}
          </p>
          <dl>
            {Object.entries(entry.changes).map(([field, [before, after]]) => (
              <div key={field} className="history-change">
                <dt>{fieldName(field)}</dt>
                <dd>
                  <del>{changeWords(before)}</del> <ins>{changeWords(after)}</ins>
                </dd>
              </div>
            ))}
          </dl>
          {canRevert && (
            <Button
              size="small"
              aria-disabled={isBusy || undefined}
              onClick={() => revert(entry.version - 1)}
            >
              Revert this change
              <span className="visually-hidden"> of {readableDay(entry.at)}</span>
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}

/** Read anew for each version of the listing. */
function useEntries(id: string, version: number) {
  const [entries, setEntries] = useState<HistoryEntry[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    if (version < 1) return
    const controller = new AbortController()
    getHistory(id, controller.signal)
      .then((found) => {
        setEntries(found)
        setProblem(null)
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return
        setProblem(firstServerMessage(error, 'The history could not be read.'))
      })
    return () => controller.abort()
  }, [id, version])
  return { entries, problem }
}
