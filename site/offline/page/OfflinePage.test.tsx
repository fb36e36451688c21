import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FakeDevice } from '../../testing/fakeKeyval.ts'
import { makeInput, renderVisit } from '../../testing/renderVisit.tsx'
import { OfflinePage } from './OfflinePage.tsx'

const device: FakeDevice = vi.hoisted(() => ({ kept: new Map(), refuses: () => false }))
vi.mock('idb-keyval', async () => (await import('../../testing/fakeKeyval.ts')).fakeKeyval(device))

test.each([
  ['/explore?a=1', ['/explore?a=1']],
  ['//evil.example', []],
  ['/\\evil.example', []],
  ['/\t/evil.example', []],
  ['https://evil.example', []],
])('the page at %j is offered again only on this site', async (at, hrefs) => {
  history.replaceState(null, '', `/offline?at=${encodeURIComponent(at)}`)
  renderVisit(<OfflinePage input={makeInput()} />)
  await screen.findByText(/No area is kept yet/)
  const links = screen.queryAllByRole('link', { name: 'Try the page again' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs)
})

test.each([
  ['/kitchen-card/th', 'Kitchen card in Thai'],
  ['/de/kitchen-card/th', 'Kitchen card in Thai'],
  ['/kitchen-card', 'Kitchen cards'],
  ['/kitchen-card/xx', 'Without a connection'],
])('without a connection %s shows "%s"', async (at, title) => {
  history.replaceState(null, '', `/offline?at=${encodeURIComponent(at)}`)
  renderVisit(<OfflinePage input={makeInput()} />)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
})
