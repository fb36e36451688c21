import '../../ui/form/Field.css'
import './UntilPicker.css'
import { useEffect, useId, useState } from 'react'
import { t } from '../../../languages/t.ts'
import { useNow } from '../../live/useNow.ts'
import { untilChoices } from './untilChoices.ts'

interface UntilPickerProps {
  name: string
  /** ISO 8601; null until the server has answered. */
  until: string | null
  /** A change is being saved, so another choice has to wait. */
  isBusy: boolean
  onChoose: (until: string) => void
}

/** Chooses until when a pop-up is out; then it goes offline by itself. */
export function UntilPicker({ name, until, isBusy, onChoose }: UntilPickerProps) {
  const id = useId()
  const [waiting, setWaiting] = useState<string | null>(null)
  useEffect(() => {
    if (isBusy || waiting === null) return
    setWaiting(null)
    onChoose(waiting)
  }, [isBusy, waiting, onChoose])
  const shown = waiting ?? until
  const choices = untilChoices(new Date(useNow()), shown)
  return (
    <span className="until">
      <label htmlFor={id}>
        {t('until')}
        <span className="visually-hidden"> ({name})</span>
      </label>
      <select
        id={id}
        className="input"
        value={shown ?? ''}
        onChange={({ target }) => setWaiting(target.value)}
      >
        {shown === null && <option value="">…</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  )
}
