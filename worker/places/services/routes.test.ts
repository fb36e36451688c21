import { expect, it } from 'vitest'
import { call } from '../../testing/accounts.ts'
import { makePerson } from '../../testing/people.ts'

const PATH = '/api/restaurants/suggestions?input=fork&location=43.2,-71.5'

it('suggestions say that no place service is set', async () => {
  const answer = await call('GET', PATH, { by: await makePerson() })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-place-service')).toBe('none')
})

it('the place of a long link of a map is found by its pin', async () => {
  const link = `https://www.google.com/maps/place/${'Fork+'.repeat(70)}/data=!3d42.36!4d-71.06`
  const path = `/api/restaurant_builder/geocode?address=${encodeURIComponent(link)}`
  const answer = await call('GET', path, { by: await makePerson() })
  expect(await answer.json()).toMatchObject({ lat: 42.36, lng: -71.06 })
})
