import { expect, it } from 'vitest'
import { call } from '../../testing/accounts.ts'
import { makePerson } from '../../testing/people.ts'

const PATH = '/api/restaurants/suggestions?input=fork&location=43.2,-71.5'

it('suggestions say that no place service is set', async () => {
  const answer = await call('GET', PATH, { by: await makePerson() })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-place-service')).toBe('none')
})

const LONG = `https://www.google.com/maps/place/${'Fork+'.repeat(70)}/data=!3d42.36!4d-71.06`

it.each([LONG, '87JC9W6Q+2X'])('the place of %s is found by its point', async (address) => {
  const path = `/api/restaurant_builder/geocode?${new URLSearchParams({ address })}`
  const answer = await call('GET', path, { by: await makePerson() })
  expect(await answer.json()).toMatchObject({
    lat: expect.closeTo(42.36),
    lng: expect.closeTo(-71.06),
  })
})
