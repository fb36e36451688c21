import { expect, it } from 'vitest'
import { call } from '../../testing/accounts.ts'
import { makePerson } from '../../testing/people.ts'

const PATH = '/api/restaurants/suggestions?input=fork&location=43.2,-71.5'

it('suggestions say that no place service is set', async () => {
  const answer = await call('GET', PATH, { by: await makePerson() })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-place-service')).toBe('none')
})
