import { expect, test, vi } from 'vitest'
import { alerts } from '../../shell/alerts.ts'
import { renderFind } from '../../testing/renderFind.tsx'
import { searchAsAsked } from '../searching.ts'
import { wordMeant } from './offerWord.ts'

test.each([
  ['burgr', 'Burger'],
  ['ramn', 'Ramen'],
  ['fallafel', 'Falafel'],
  ['Donuts', 'Donut'],
  ['pizza', null],
  ['tofu', null],
  ['pho', null],
  ['gluten free', null],
])('%s may mean %s', (typed, word) => {
  expect(wordMeant(typed)).toBe(word)
})

test('a search that finds nothing offers the word and searches for it', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(input)
    return Response.json([])
  })
  const { find } = renderFind(null)
  find.state.keywords = 'burgr'
  searchAsAsked(find)
  await vi.waitFor(() => expect(alerts.items).toMatchObject([{ text: 'Did you mean?' }]))
  const [offer] = alerts.items
  expect(offer?.action?.label).toBe('Burger')
  if (offer?.action && 'run' in offer.action) offer.action.run()
  await vi.waitFor(() => expect(asked.at(-1)).toContain('keywords=Burger'))
})
