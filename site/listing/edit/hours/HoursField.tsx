import type { ComponentProps } from 'react'
import { t } from '../../../../languages/t.ts'
import { plainClock } from '../../../../worker/contract/hours/plainClock.ts'
import { saysWhenOpen } from '../../../../worker/contract/hours/saysWhenOpen.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { readableHours } from '../../place/readableHours.ts'
import { HoursRows } from './HoursRows.tsx'

interface HoursFieldProps extends ComponentProps<typeof Field> {
  value: string
  onWrite: (text: string) => void
}

/** Opening hours as rows or in OpenStreetMap's syntax, with how they read. */
export function HoursField({ value, onWrite, hint, ...field }: HoursFieldProps) {
  // The status stays in the page, so that screen readers announce what comes into it.
  const about = (
    <>
      {hint}
      <span role="status">{readingOf(value)}</span>
    </>
  )
  return (
    <>
      <HoursRows text={value} onChange={onWrite} />
      <Field {...field} value={value} hint={about} />
    </>
  )
}

function readingOf(text: string): string {
  const hours = readableHours(text, plainClock).join('; ')
  if (hours === '') return ''
  return saysWhenOpen(text)
    ? t('Reads as: {hours}', { hours })
    : t(
        'Sprig cannot tell from this text when the place is open. Visitors see it as it is: {hours}',
        {
          hours,
        },
      )
}
