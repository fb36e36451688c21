import './OpeningHours.css'
import { Fragment } from 'react'
import { comma, listed, space, t } from '../../../languages/t.ts'
import { openStateAt, weekdayOf } from '../../../worker/contract/hours/openState.ts'
import { plainClock } from '../../../worker/contract/hours/plainClock.ts'
import {
  DAY_MINUTES,
  type Day,
  decodeWeek,
  type Span,
} from '../../../worker/contract/hours/week.ts'
import type { DrawnAt, PageProps } from '../../../worker/contract/page/page.ts'
import { useNow } from '../../live/useNow.ts'
import { BothClocks } from '../../ui/hours/BothClocks.tsx'
import type { Clock } from '../../ui/hours/clocks.ts'
import { DAY_NAMES } from '../../ui/hours/dayNames.ts'
import { openWords, wordsHoldUntil } from '../../ui/hours/openWords.ts'
import { readableHours } from './readableHours.ts'

/**
 * The opening hours of the page's restaurant: open now or not, and the week with today marked. Hours without a week are shown as
 * written.
 */
export function OpeningHours({ input, drawnAt = input.now }: PageProps & Partial<DrawnAt>) {
  const { content } = input
  const now = useNow(drawnAt)
  if (content.page !== 'details') return null
  const { openingHours, week: text, zone, closedAt } = content.restaurant
  const week = decodeWeek(text)
  const state = week && zone ? openStateAt(week, zone, now) : null
  if (week === null || state === null) return <AsWritten hours={openingHours ?? ''} />
  const today = weekdayOf(state.local.day)
  return (
    <div className="hours" data-until={wordsHoldUntil(state, now)}>
      {!closedAt && (
        <div className="open-state" data-open={state.is}>
          <BothClocks words={(clock) => openWords(state, now, clock)} />
        </div>
      )}
      {/* The styles hide the other days until this is open, and draw it below them. */}
      <details className="week-fold">
        <summary>{t('All days')}</summary>
      </details>
      <table className="week">
        <tbody>
          {week.days.map((day, at) => (
            <tr key={DAY_NAMES[at]} aria-current={at === today ? 'date' : undefined}>
              <th scope="row">{t(DAY_NAMES[at] ?? '')}</th>
              <td>
                {day.length === 0
                  ? t('closed')
                  : day.map((span, at) => (
                      <Fragment key={span.from}>
                        <span className="span">
                          <BothClocks words={(clock) => spanWords(span, clock)} />
                          {at < day.length - 1 && comma().trimEnd()}
                        </span>
                        {at < day.length - 1 && space()}
                      </Fragment>
                    ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hours-note">
        {week.holidays === null ? (
          t('Hours may differ on holidays.')
        ) : (
          <BothClocks
            words={(clock) =>
              t('Public holidays: {hours}', { hours: dayWords(week.holidays ?? [], clock) })
            }
          />
        )}
      </p>
    </div>
  )
}

function dayWords(day: Day, clock: Clock): string {
  if (day.length === 0) return t('closed')
  return listed(day.map((span) => spanWords(span, clock)))
}

function spanWords({ from, to, isSure }: Span, clock: Clock): string {
  const isWhole = from === 0 && to === DAY_MINUTES
  const end = to > DAY_MINUTES ? to - DAY_MINUTES : to
  const words = isWhole ? t('all day') : `${clock(from)}–${clock(end)}`
  return isSure ? words : t('perhaps {hours}', { hours: words })
}

function AsWritten({ hours }: { hours: string }) {
  return readableHours(hours, plainClock).map((line, at) => (
    <span key={line} className="line">
      <BothClocks words={(clock) => readableHours(hours, clock)[at] ?? ''} />
    </span>
  ))
}
