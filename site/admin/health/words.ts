import { locale } from '../../../languages/t.ts'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** 1,234,567 → "1.2 MB". */
export function sizeOf(bytes: number): string {
  const step = Math.min(
    UNITS.length - 1,
    Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)),
  )
  const form = { style: 'unit', unit: UNITS[step] ?? 'byte', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locale(), form).format(bytes / 1000 ** step)
}

export function countOf(n: number): string {
  return n.toLocaleString(locale())
}
