import { comma, msg, t } from '../../../languages/t.ts'
import type { Clock } from '../../ui/hours/clocks.ts'
import { SHORT_DAYS } from '../../ui/hours/dayNames.ts'

const DAYS: Record<string, string> = {
  ...Object.fromEntries(
    ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((day, at) => [day, SHORT_DAYS[at] ?? day]),
  ),
  PH: msg('Public holidays'),
  SH: msg('School holidays'),
}

/** OpenStreetMap's opening_hours in readable lines: one per rule, with names of days, localised times and real dashes. */
export function readableHours(raw: string, clock: Clock): string[] {
  if (/^\s*24\/7\s*$/.test(raw)) return [t('Open day and night')]
  return raw
    .split(/[;]|\|\|/)
    .map((rule) => readableRule(rule, clock))
    .filter((rule) => rule !== '')
}

function readableRule(rule: string, clock: Clock): string {
  return rule
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\b(Mo|Tu|We|Th|Fr|Sa|Su|PH|SH)\b/g, (day) => t(DAYS[day] ?? day))
    .replace(/ ?, ?/g, comma())
    .replace(/(?<=[\p{L}\d])\s*-\s*(?=[\p{L}\d])/gu, '–')
    .replace(/\b(\d{1,2}):([0-5]\d)\b/g, (_, hours, minutes) =>
      clock(Number(hours) * 60 + Number(minutes)),
    )
    .replace(/\b(off|closed)\b/gi, t('closed'))
    .replace(/"([^"]*)"/g, '($1)')
    .replace(/\s+/g, ' ')
}
