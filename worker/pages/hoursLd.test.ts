import { expect, it } from 'vitest'
import { type Day, encodeWeek } from '../contract/hours/week.ts'
import { hoursLd } from './hoursLd.ts'

const sure = (from: number, to: number) => ({ from: from * 60, to: to * 60, isSure: true })
const maybe = { from: 1080, to: 1320, isSure: false }
const textOf = (days: Day[], holidays: Day | null = null) =>
  encodeWeek({ days: Array.from({ length: 7 }, (_, at) => days[at] ?? []), holidays })

const entry = (names: string[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: names.map((name) => `https://schema.org/${name}`),
  opens,
  closes,
})

it('lists the spans of a week, those of several days once', () => {
  const text = textOf([[sure(11, 14), sure(18, 26)], [sure(11, 14), maybe], [sure(0, 24)]], [])
  expect(hoursLd(text)).toEqual({
    openingHoursSpecification: [
      entry(['Monday', 'Tuesday'], '11:00', '14:00'),
      entry(['Monday'], '18:00', '02:00'),
      entry(['Wednesday'], '00:00', '23:59'),
      entry(['PublicHolidays'], '00:00', '00:00'),
    ],
  })
})

it('is empty without a week and without sure spans', () => {
  expect(hoursLd(null)).toEqual({})
  expect(hoursLd('nonsense')).toEqual({})
  expect(hoursLd(textOf([[maybe]]))).toEqual({})
})
