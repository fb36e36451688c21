import { expect, it } from 'vitest'
import { killWriters } from './killWriters.ts'

it('loses no acknowledged write, and halves none, when the server is killed', async () => {
  const { acknowledged, unanswered, lost, tooMany, inconsistent } = await killWriters({
    kills: 2,
    writers: 6,
  })
  expect({ lost, tooMany, inconsistent }).toEqual({ lost: [], tooMany: [], inconsistent: [] })
  expect(acknowledged).toBeGreaterThan(0)
  expect(unanswered).toBeGreaterThan(0)
})
