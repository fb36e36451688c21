import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { foodMeant } from '../../../worker/contract/restaurants/foodMeant.ts'
import { answerOf, renderFind } from '../../testing/renderFind.tsx'
import { fakeSearches, found } from '../../testing/searchAnswers.ts'
import { searchAsAsked } from '../searching.ts'
import { ResultsList } from './ResultsList.tsx'

const answers = fakeSearches()

test.each([
  ['burgr', 'Burger'],
  ['ramn', 'Ramen'],
  ['fallafel', 'Falafel'],
  ['pad tai', 'Pad Thai'],
  ['vegan pad tai near me', 'Pad Thai'],
  ['lasanga', 'Lasagna'],
  ['quesadila', 'Quesadilla'],
  ['pizza', undefined],
  ['tofu', undefined],
  ['pho', undefined],
  ['chickpea', undefined],
  ['iranian', undefined],
  ['sake', undefined],
  ['Döner', undefined],
  ['donuts', undefined],
  ['doner', undefined],
  ['gluten free', undefined],
])('%s may mean %s', (typed, word) => {
  const food = foodMeant(typed)
  expect(food?.isSpeltSo ? undefined : food?.name).toBe(word)
})

function showEmpty(keywords: string) {
  const path = `/?lat=42.36&lng=-71.06&q=${keywords}`
  return renderFind(<ResultsList signedIn={false} />, { path, content: { answer: answerOf([]) } })
}

test('a misspelt keyword of the address offers the word, and searches for it', async () => {
  showEmpty('burgr')
  const offer = await screen.findByRole('link', { name: 'Burger' })
  expect(offer.getAttribute('href')).toContain('&q=Burger')
  answers.next.push(() => found(2))
  await userEvent.click(offer)
  const asked = () => answers.asked.at(-1)?.searchParams.get('keywords')
  await waitFor(() => expect(asked()).toBe('Burger'))
})

test('the offer goes when a newer search finds something', async () => {
  const { find } = showEmpty('burgr')
  await screen.findByRole('link', { name: 'Burger' })
  answers.next.push(() => found(2))
  find.state.keywords = 'tofu'
  act(() => searchAsAsked(find))
  await waitFor(() => expect(screen.queryByText('Did you mean?')).toBeNull())
})
