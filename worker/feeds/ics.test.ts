import { expect, it } from 'vitest'
import { contentLine, icsText, utcTime } from './ics.ts'

it('folds a line at 75 octets without splitting a character', () => {
  const text = `${'a'.repeat(60)}${'é'.repeat(40)}😀`
  const written = contentLine('SUMMARY', text)
  const lines = written.split('\r\n').slice(0, -1)
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  }
  expect(written.replaceAll('\r\n ', '')).toBe(`SUMMARY:${text}\r\n`)
})

it('escapes texts so that none can end a line or a value', () => {
  expect(icsText('a,b;c\\d\r\nEND:VEVENT\rx\u0000\u0007 \ud800')).toBe(
    'a\\,b\\;c\\\\d\\nEND:VEVENT\\nx \ufffd',
  )
})

it('writes a time in UTC, which every calendar shows in its own zone', () => {
  expect(utcTime(Date.UTC(2026, 10, 25, 16))).toBe('20261125T160000Z')
})
