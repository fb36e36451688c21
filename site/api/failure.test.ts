import { expect, test } from 'vitest'
import { ApiError } from './client.ts'
import { firstServerMessage } from './failure.ts'

test('only a call without any answer blames the connection', () => {
  const lost = 'Sprig did not answer. Please check your connection and try again.'
  expect(firstServerMessage(new ApiError(0, []))).toBe(lost)
  expect(firstServerMessage(new ApiError(502, []))).toBe('That did not work, please try again')
  const refused = new ApiError(400, [{ msg: 'name is odd', code: 'invalid' }])
  expect(firstServerMessage(refused)).toBe('name is odd')
})
