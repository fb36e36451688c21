const DAYS: Record<string, string> = {
  Mo: 'Mon',
  Tu: 'Tue',
  We: 'Wed',
  Th: 'Thu',
  Fr: 'Fri',
  Sa: 'Sat',
  Su: 'Sun',
  PH: 'Public holidays',
  SH: 'School holidays',
}

/** OpenStreetMap's opening_hours as lines a person can read: one per rule, days by name, real dashes. */
export function readableHours(raw: string): string[] {
  if (/^\s*24\/7\s*$/.test(raw)) return ['Open day and night']
  return raw
    .split(/[;]|\|\|/)
    .map(readableRule)
    .filter((rule) => rule !== '')
}

function readableRule(rule: string): string {
  return rule
    .trim()
    .replace(/\b(Mo|Tu|We|Th|Fr|Sa|Su|PH|SH)\b/g, (day) => DAYS[day] ?? day)
    .replace(/\s*,\s*/g, ', ')
    .replace(/(?<=[\p{L}\d])\s*-\s*(?=[\p{L}\d])/gu, '–')
    .replace(/\b(off|closed)\b/gi, 'closed')
    .replace(/"([^"]*)"/g, '($1)')
    .replace(/\s+/g, ' ')
}
