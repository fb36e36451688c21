import { ref } from 'valtio/vanilla'
import { afterEach, expect, test, vi } from 'vitest'
import { NOTHING_FOUND } from '../../../worker/contract/page/page.ts'
import { alerts, removeAlertsSaying } from '../../shell/alerts.ts'
import { renderFind } from '../../testing/renderFind.tsx'
import { search, searchAsAsked } from '../searching.ts'
import { wordMeant } from './offerWord.ts'

afterEach(() => removeAlertsSaying('Did you mean?'))

test.each([
  ['burgr', 'Burger'],
  ['ramn', 'Ramen'],
  ['fallafel', 'Falafel'],
  ['Donuts', 'Donut'],
  ['pizza', null],
  ['tofu', null],
  ['pho', null],
  ['chickpea', null],
  ['iranian', null],
  ['sake', null],
  ['Döner', null],
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

test('an answer that a newer one replaced offers no word', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]))
  const { find } = renderFind(null)
  find.state.keywords = 'burgr'
  find.kept.isAsked = true
  await search(find)
  find.state.answer = ref({ ...NOTHING_FOUND })
  find.state.keywords = 'ramn'
  await vi.dynamicImportSettled()
  expect(alerts.items).toEqual([])
})
