import '../../ui/hint.css'
import '../../ui/notice.css'
import './History.css'
import { useState } from 'react'
import { Trans } from '../../../languages/Trans.tsx'
import { t } from '../../../languages/t.ts'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import type { HistoryEntry } from '../../../worker/contract/restaurants/editing.ts'
import { mayUse } from '../../account/auth.ts'
import { useAuth } from '../../account/useAuth.ts'
import { hasStatus } from '../../api/client.ts'
import { firstServerMessage } from '../../api/failure.ts'
import { fetchHistory, revertTo } from '../../api/restaurantEdits.ts'
import { alertFailure } from '../../shell/alertFailure.ts'
import { addAlert } from '../../shell/alerts.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { useBusy } from '../../ui/form/useBusy.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useReading } from '../../ui/useReading.ts'
import { readableDay } from '../readableTime.ts'
import { writerName } from '../writerName.ts'
import { changeWords, fieldName } from './changeWords.ts'
import { isReverted } from './isReverted.ts'

interface HistoryProps {
  restaurant: Restaurant
  /** True for owners and admins. */
  canRevert: boolean
  /** Called when the restaurant is no longer as the page shows it. */
  onChanged: () => void
}

/** Who changed what and when, newest first. Reverting an entry also reverts the later ones. */
export function History({ restaurant, canRevert, onChanged }: HistoryProps) {
  const { _id: id, version } = restaurant
  const { read, problem } = useEntries(id, version)
  const { isBusy, run } = useBusy()
  const isAdmin = mayUse(useAuth().user, ['admin'])
  /** The entry to revert, and the number of later ones that this reverts too. */
  const [asked, setAsked] = useState<{ entry: HistoryEntry; later: number } | null>(null)

  const revert = (entry: HistoryEntry, at: number) =>
    run(async () => {
      try {
        await revertTo(id, entry.version - 1, at)
        addAlert({ kind: 'success', text: t('Restaurant successfully updated') })
        onChanged()
      } catch (error) {
        alertFailure(error, t('Error updating restaurant, please try again'))
        // The restaurant has changed: the history shows how after a reload.
        if (hasStatus(error, 412)) onChanged()
      }
    })
  if (problem !== null) {
    return (
      <p className="notice" role="alert">
        {problem}
      </p>
    )
  }
  if (read === null) return <Skeleton lines={3} />
  if (read.entries.length === 0) return <p className="hint">{t('Nothing has been changed yet.')}</p>
  const reverted = read.entries.filter((entry) => isReverted(entry, isAdmin))
  return (
    <>
      <ol className="history">
        {read.entries.map((entry) => {
          const later = reverted.indexOf(entry)
          return (
            <li key={`${entry.version} ${entry.at}`} className="history-entry">
              <EntryWords entry={entry} />
              {canRevert && later >= 0 && entry.version > 1 && (
                <Button
                  size="small"
                  aria-disabled={isBusy || undefined}
                  onClick={() =>
                    later === 0 ? revert(entry, read.at) : setAsked({ entry, later })
                  }
                >
                  {later === 0 ? t('Revert this change') : t('Go back to before this')}
                  <span className="visually-hidden">
                    {' '}
                    {t('of {day}', { day: readableDay(entry.at) })}
                  </span>
                </Button>
              )}
            </li>
          )
        })}
      </ol>
      {asked !== null && (
        <ConfirmDialog
          title={t('Go back to before this?')}
          question={goBackWords(asked.entry, asked.later)}
          yes={t('Go back')}
          no={t('Cancel')}
          onAnswer={(yes) => {
            setAsked(null)
            if (yes) void revert(asked.entry, read.at)
          }}
        />
      )}
    </>
  )
}

function EntryWords({ entry: { kind, at, by, changes } }: { entry: HistoryEntry }) {
  const told = {
    values: { day: readableDay(at), by: writerName(by) },
    components: { time: <time dateTime={at} /> },
  }
  if (kind === 'confirmed') {
    return (
      <p className="history-head">
        <Trans id="<time>{day}</time>: {by} confirmed the details" {...told} />
      </p>
    )
  }
  return (
    <>
      <p className="history-head">
        <Trans id="<time>{day}</time> by {by}" {...told} />
      </p>
      <dl>
        {Object.entries(changes).map(([field, [before, after]]) => (
          <div key={field} className="history-change">
            <dt>{fieldName(field)}</dt>
            <dd>
              <del>{changeWords(field, before)}</del> <ins>{changeWords(field, after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function goBackWords({ at }: HistoryEntry, later: number): string {
  return t(
    'This undoes the change of {day} and {later, plural, one {the later change} other {the {later} later changes}} too.',
    { day: readableDay(at), later },
  )
}

/** Read again for each version of the restaurant. */
function useEntries(id: string, version: number) {
  /** With the version that they were read for, because a revert applies to what is shown. */
  const [read, setRead] = useState<{ entries: HistoryEntry[]; at: number } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useReading(
    `${id} ${version}`,
    (_, signal) => fetchHistory(id, signal),
    (entries) => {
      setRead({ entries, at: version })
      setProblem(null)
    },
    (error) => setProblem(firstServerMessage(error, t('The history could not be read.'))),
  )
  return { read, problem }
}
