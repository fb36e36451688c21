import '../../ui/form/Field.css'
import './OpenAtDialog.css'
import { useId, useState } from 'react'
import { t } from '../../../languages/t.ts'
import { formatOpenWhen, type OpenWhen } from '../../../worker/contract/hours/openWhen.ts'
import { plainClock } from '../../../worker/contract/hours/plainClock.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { SHORT_DAYS } from '../../ui/hours/dayNames.ts'

interface OpenAtDialogProps {
  before: Exclude<OpenWhen, 'now'> | null
  /** As an address writes it. */
  onChoose: (open: string) => void
  onClose: () => void
}

const DINNER = '19:00'

/** Asks for a day and a time, in the local time of the restaurants. */
export function OpenAtDialog({ before, onChoose, onClose }: OpenAtDialogProps) {
  const id = useId()
  const [weekday, setWeekday] = useState(before?.weekday ?? (new Date().getDay() + 6) % 7)
  const [time, setTime] = useState(before ? plainClock(before.minute) : DINNER)
  const choose = () => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    onChoose(formatOpenWhen({ weekday, minute: hours * 60 + minutes }))
  }
  return (
    <Dialog title={t('Open at')} onClose={onClose}>
      <div className="open-at">
        <div className="field">
          <label className="label" htmlFor={`${id}-day`}>
            {t('Day')}
          </label>
          <select
            id={`${id}-day`}
            className="input"
            value={weekday}
            onChange={({ target }) => setWeekday(Number(target.value))}
          >
            {SHORT_DAYS.map((day, at) => (
              <option key={day} value={at}>
                {t(day)}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label className="label" htmlFor={`${id}-time`}>
            {t('Time')}
          </label>
          <input
            id={`${id}-time`}
            className="input"
            type="time"
            required
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        </div>
        <Button look="primary" disabled={time === ''} onClick={choose}>
          {t('Show what is open')}
        </Button>
      </div>
    </Dialog>
  )
}
