import { expect, test } from 'vitest'
import { alerts } from '../../../shell/alerts.ts'
import { placeOrAlert } from './placeOrAlert.ts'

test.each([
  [true, 'info'],
  [false, 'error'],
])('that no position came, refused: %s, is told as %s', (isDenied, kind) => {
  expect(placeOrAlert({ isDenied, problem: 'No position' })).toBeNull()
  expect(alerts.items.at(-1)).toMatchObject({ kind, text: 'No position' })
})
