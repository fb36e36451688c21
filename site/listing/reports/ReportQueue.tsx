import '../../ui/Button.css'
import '../entries.css'
import '../../ui/notice.css'
import './ReportQueue.css'
import { useRef, useState } from 'react'
import { msg, t, to } from '../../../languages/t.ts'
import type { Report } from '../../../worker/contract/restaurants/editing.ts'
import type { ReportOutcome } from '../../../worker/contract/restaurants/restaurantLimits.ts'
import { firstServerMessage } from '../../api/failure.ts'
import { fetchReports, resolveReport } from '../../api/reports.ts'
import { noteChange } from '../../device/changedRestaurants.ts'
import { alertFailure } from '../../shell/alertFailure.ts'
import { addAlert } from '../../shell/alerts.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { useListFocus } from '../../ui/focus/useListFocus.ts'
import { useBusy } from '../../ui/form/useBusy.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useReading } from '../../ui/useReading.ts'
import { readableDay } from '../readableTime.ts'
import { writerName } from '../writerName.ts'
import { KIND_LABELS } from './kinds.ts'

interface ReportQueueProps {
  title: string
  /** Draws nothing while there are no reports, or none have been read yet. */
  hideWhenEmpty?: boolean
  /** A restaurant was marked as closed. */
  onClosed?: () => void
}

/** Open reports, oldest first, each with its possible actions. */
export function ReportQueue({ title, hideWhenEmpty = false, onClosed }: ReportQueueProps) {
  const { queue, problem, load, settle } = useReports(onClosed)
  const isEmpty = queue !== null && queue.total === 0
  const list = useRef<HTMLUListElement>(null)
  useListFocus(list, queue?.reports.length ?? 0)
  if (hideWhenEmpty && problem === null && (isEmpty || queue === null)) return null
  return (
    <section className="reports" aria-label={title}>
      <h2>{title}</h2>
      {/* Always here: screen readers announce only what is added to it. */}
      <div role="status">
        {queue === null && problem === null && (
          <>
            <span className="visually-hidden">{t('Loading the reports…')}</span>
            <Skeleton lines={4} />
          </>
        )}
        {queue !== null && !isEmpty && <p>{countWords(queue.total)}</p>}
        {isEmpty && <p className="empty">{t('No open reports.')}</p>}
      </div>
      {problem !== null && <Failure problem={problem} onRetry={load} />}
      {queue !== null && queue.reports.length > 0 && (
        <ul className="entries" ref={list} tabIndex={-1}>
          {queue.reports.map((report) => (
            <ReportRow key={report.id} report={report} onResolve={settle} />
          ))}
        </ul>
      )}
      {queue !== null && problem === null && queue.reports.length < queue.total && (
        <Button size="small" onClick={load}>
          {t('Show more')}
        </Button>
      )}
    </section>
  )
}

const countWords = (total: number): string =>
  t('{total, plural, one {1 open report} other {{total} open reports}}', { total })

interface Queue {
  /** The reports loaded so far. */
  reports: Report[]
  /** How many are open, loaded or not. */
  total: number
}

function useReports(onClosed?: () => void) {
  const [queue, setQueue] = useState<Queue | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [asked, setAsked] = useState({ after: 0 })

  useReading(
    asked,
    ({ after }, signal) => fetchReports(after, signal),
    ({ reports, total }) => {
      setQueue((shown) => ({ reports: [...(shown?.reports ?? []), ...reports], total }))
      setProblem(null)
    },
    (error) => setProblem(firstServerMessage(error, t('The reports could not be read.'))),
  )

  const settle = async (report: Report, wanted: ReportOutcome) => {
    try {
      const outcome = (await resolveReport(report.id, wanted)).outcome ?? wanted
      if (outcome === 'closed') {
        // It has left the search, as a deleted one would.
        noteChange(report.restaurant._id, null)
        onClosed?.()
      }
      setQueue((shown) => shown && without(shown, report, outcome))
      addAlert({ kind: 'success', text: t(DONE[outcome]) })
    } catch (error) {
      alertFailure(error, t('Error resolving the report, please try again'))
    }
  }
  /** Loads the next page, or retries the one that failed. */
  const load = () => setAsked({ after: queue?.reports.at(-1)?.id ?? 0 })
  return { queue, problem, load, settle }
}

/** Marking a place as closed also settles its other reports that say so. */
function without({ reports, total }: Queue, settled: Report, outcome: ReportOutcome): Queue {
  const isSettled = ({ id, kind, restaurant }: Report) =>
    id === settled.id ||
    (outcome === 'closed' && kind === 'closed' && restaurant._id === settled.restaurant._id)
  const left = reports.filter((report) => !isSettled(report))
  return { reports: left, total: total - (reports.length - left.length) }
}

const DONE: Record<ReportOutcome, string> = {
  closed: msg('The restaurant is closed. It left the search and keeps its page.'),
  fixed: msg('Marked as fixed'),
  dismissed: msg('Dismissed'),
}

interface ReportRowProps {
  report: Report
  onResolve: (report: Report, outcome: ReportOutcome) => Promise<void>
}

function ReportRow({ report, onResolve }: ReportRowProps) {
  const { isBusy, run } = useBusy()
  const [isAsking, setAsking] = useState(false)
  const { kind, note, at, by, restaurant } = report
  const resolve = (outcome: ReportOutcome) => run(() => onResolve(report, outcome))
  const busy = { 'aria-disabled': isBusy || undefined, size: 'small' } as const
  return (
    <li className="entry">
      <div className="entry-words">
        <p className="entry-name">
          {t(KIND_LABELS[kind])}: <a href={to(`/details/${restaurant._id}`)}>{restaurant.name}</a>
        </p>
        {note !== '' && (
          <p>
            <bdi>“{note}”</bdi>
          </p>
        )}
        <p className="entry-about">
          {restaurant.address && <bdi>{restaurant.address}</bdi>}
          <time dateTime={at}>{readableDay(at)}</time>
          <bdi>{by === null ? t('somebody not logged in') : writerName(by)}</bdi>
        </p>
      </div>
      <div className="entry-actions">
        <a className="button" data-size="small" href={to(`/${restaurant._id}/edit`)}>
          {t('Edit')}
        </a>
        <Button {...busy} onClick={() => resolve('fixed')}>
          {t('Fixed')}
        </Button>
        <Button {...busy} onClick={() => resolve('dismissed')}>
          {t('Dismiss report')}
        </Button>
        <Button {...busy} look="danger" onClick={() => !isBusy && setAsking(true)}>
          {t('Mark as closed')}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={restaurant.name}
          question={t('Has it closed for good? It will leave the search and keep its page.')}
          yes={t('Mark as closed')}
          no={t('Cancel')}
          isDangerous
          onAnswer={(yes) => {
            setAsking(false)
            if (yes) void resolve('closed')
          }}
        />
      )}
    </li>
  )
}
