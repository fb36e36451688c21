import { useId } from 'react'
import { useNow } from '../../live/useNow.ts'
import { clockTime, untilChoices } from './untilChoices.ts'

interface UntilPickerProps {
  name: string
  /** ISO 8601; null while the server has not said. */
  until: string | null
  onChoose: (until: string) => void
}

/** Until when a pop-up is out: it goes offline by itself. */
export function UntilPicker({ name, until, onChoose }: UntilPickerProps) {
  const id = useId()
  const choices = untilChoices(new Date(useNow()))
  const isOffered = choices.some(({ value }) => value === until)
  return (
    <span className="until">
      <label htmlFor={id}>
        here until<span className="visually-hidden"> ({name})</span>
      </label>
      <select
        id={id}
        className="input"
        value={until ?? ''}
        onChange={({ target }) => onChoose(target.value)}
      >
        {!isOffered && (
          <option value={until ?? ''}>{until === null ? '…' : clockTime(new Date(until))}</option>
        )}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  )
}
