import '../../../ui/hint.css'
import type { ComponentProps } from 'react'
import { t } from '../../../../languages/t.ts'
import { plainClock } from '../../../../worker/contract/hours/plainClock.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { readableHours } from '../../place/readableHours.ts'
import { HoursRows } from './HoursRows.tsx'

interface HoursFieldProps extends ComponentProps<typeof Field> {
  value: string
  onWrite: (text: string) => void
}

/** Opening hours as rows or in OpenStreetMap's syntax, with a preview. */
export function HoursField({ value, onWrite, ...field }: HoursFieldProps) {
  const lines = readableHours(value, plainClock)
  return (
    <>
      <HoursRows text={value} onChange={onWrite} />
      <Field {...field} value={value} />
      {lines.length > 0 && (
        <p className="hint" role="status">
          {t('Reads as: {hours}', { hours: lines.join('; ') })}
        </p>
      )}
    </>
  )
}
