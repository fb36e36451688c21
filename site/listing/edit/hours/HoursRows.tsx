import '../../../ui/form/Field.css'
import '../../../ui/hint.css'
import './HoursRows.css'
import { useEffect, useRef, useState } from 'react'
import { msg, t } from '../../../../languages/t.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { useKeptFocus } from '../../../ui/focus/useKeptFocus.ts'
import { DAY_NAMES } from '../../../ui/hours/dayNames.ts'
import { PageIcon } from '../../../ui/PageIcon.tsx'
import { type HoursRows as Rows, readRows, type Times, writeRows } from './rowText.ts'

const ROW_NAMES = [...DAY_NAMES, msg('Public holidays')]
const HOLIDAYS = DAY_NAMES.length

interface HoursRowsProps {
  /** In OpenStreetMap's syntax. */
  text: string
  onChange: (text: string) => void
}

/** Opening hours as rows, one per day. What rows cannot express has to be written as text. */
export function HoursRows({ text, onChange }: HoursRowsProps) {
  // Rows may be incomplete, which the text cannot express.
  const [kept, keep] = useState<{ rows: Rows; text: string } | null>(null)
  const rows = kept?.text === text ? kept.rows : readRows(text)
  if (rows === null) {
    return (
      <p className="hint">{t('These hours say more than a row a day can: change them as text.')}</p>
    )
  }
  const put = (next: Rows) => {
    const written = writeRows(next)
    keep({ rows: next, text: written })
    onChange(written)
  }
  const set = (day: number, times: readonly Times[]) =>
    put(rows.map((one, at) => (at === day ? times : one)))
  return (
    <fieldset className="hours-rows">
      <legend>{t('Hours of each day')}</legend>
      {rows.map((times, day) => (
        <DayRow
          key={ROW_NAMES[day]}
          name={t(ROW_NAMES[day] ?? '')}
          times={times}
          isKnown={times !== null && text.trim() !== ''}
          onChange={(next) => set(day, next)}
          onCopy={
            day === HOLIDAYS
              ? undefined
              : () => put(rows.map((one, at) => (at === HOLIDAYS ? one : times)))
          }
        />
      ))}
    </fieldset>
  )
}

interface DayRowProps {
  name: string
  times: readonly Times[] | null
  /** Without times: whether it is closed. */
  isKnown: boolean
  onChange: (times: readonly Times[]) => void
  onCopy: (() => void) | undefined
}

function DayRow({ name, times, isKnown, onChange, onCopy }: DayRowProps) {
  const spans = times ?? []
  const hours = useRef<HTMLFieldSetElement>(null)
  // The buttons that remove hours and that close a day disappear when they are pressed.
  useKeptFocus(String(times?.length), hours)
  const isAdded = useRef(false)
  // Focuses the new hours, which stand before the button that adds them.
  useEffect(() => {
    if (!isAdded.current || spans.length === 0) return
    isAdded.current = false
    hours.current?.lastElementChild?.querySelector('input')?.focus()
  }, [spans.length])
  const add = () => {
    isAdded.current = true
    onChange([...spans, { from: '', to: '' }])
  }
  const set = (at: number, part: Partial<Times>) =>
    onChange(spans.map((one, index) => (index === at ? { ...one, ...part } : one)))
  const time = (at: number, which: keyof Times, label: string) => (
    <input
      className="input"
      type="time"
      aria-label={label}
      required={spans[at]?.[which === 'from' ? 'to' : 'from'] !== ''}
      value={spans[at]?.[which] ?? ''}
      onChange={({ target }) => set(at, { [which]: target.value })}
    />
  )
  return (
    <div className="hours-row">
      <span className="hours-day">{name}</span>
      <fieldset className="hours-spans" aria-label={name} ref={hours} tabIndex={-1}>
        {spans.length === 0 && <span>{isKnown ? t('closed') : t('Not known')}</span>}
        {[...spans.keys()].map((at) => (
          <span className="hours-span" key={at}>
            {time(at, 'from', t('{day}, opens', { day: name }))}–
            {time(at, 'to', t('{day}, closes', { day: name }))}
            <IconButton
              label={t('Remove these hours of {day}', { day: name })}
              onClick={() => onChange(spans.filter((_, index) => index !== at))}
            >
              <PageIcon name="trash" />
            </IconButton>
          </span>
        ))}
      </fieldset>
      <div className="hours-tools">
        <Button size="small" aria-label={t('Add hours to {day}', { day: name })} onClick={add}>
          {t('Add hours')}
        </Button>
        {times === null && (
          <Button size="small" onClick={() => onChange([])}>
            {t('Closed')}
          </Button>
        )}
        {onCopy && spans.length > 0 && (
          <Button
            size="small"
            aria-label={t('Copy to all days the hours of {day}', { day: name })}
            onClick={onCopy}
          >
            {t('Copy to all days')}
          </Button>
        )}
      </div>
    </div>
  )
}
