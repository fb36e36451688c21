import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderFind } from '../../testing/renderFind.tsx'
import { fakeSearches, found } from '../../testing/searchAnswers.ts'
import { HereOffer } from './HereOffer.tsx'

const NASHUA = { name: 'Nashua', region: 'NH', country: 'US', lat: 42.76, lng: -71.46 }

const answers = fakeSearches()
const show = () => renderFind(<HereOffer />, { path: '/', content: { centre: null } })

it('names the city that the connection seems to come from, and goes there only by a click', async () => {
  answers.next = [() => Response.json({ place: NASHUA }), () => found(2)]
  const { find } = show()
  const offer = await screen.findByRole('button', { name: 'Show restaurants in Nashua, NH' })
  expect(answers.asked.map(({ pathname }) => pathname)).toEqual(['/api/places/here'])
  expect(find.state.centre).toBeNull()

  await userEvent.click(offer)
  await waitFor(() => expect(find.state.answer?.total).toBe(2))
  expect(find.state).toMatchObject({ near: 'Nashua, NH', centre: { lat: 42.76, lng: -71.46 } })
})

it.each([
  ['does not know', () => Response.json({ place: null })],
  ['does not answer', () => Response.json({ errors: [] }, { status: 503 })],
])('leads to the supported areas where the edge %s', async (_what, answer) => {
  answers.next = [answer]
  show()
  const way = await screen.findByRole('link', { name: 'Explore our supported areas' })
  expect(way.getAttribute('href')).toBe('/explore')
  expect(screen.queryByRole('button')).toBeNull()
})
