import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WholeRestaurant } from '../../../worker/contract/restaurants/keeping.ts'
import { fetchWhole, fetchWithin } from '../../api/keeping.ts'
import { keepArea } from '../../kept/keptAreas.ts'
import { Alerts } from '../../shell/Alerts.tsx'
import type { FakeDevice } from '../../testing/fakeKeyval.ts'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { AreasPage } from './AreasPage.tsx'

const device: FakeDevice = vi.hoisted(() => ({ kept: new Map(), refuses: () => false }))
vi.mock('idb-keyval', async () => {
  const fake = (await import('../../testing/fakeKeyval.ts')).fakeKeyval(device)
  const delMany = async (keys: readonly string[], store: string) => {
    if (keys.some((key) => device.refuses(key))) throw new DOMException('', 'UnknownError')
    await fake.delMany(keys, store)
  }
  return { ...fake, delMany }
})
vi.mock('../../api/keeping.ts', () => ({ fetchWhole: vi.fn(), fetchWithin: vi.fn() }))
vi.mock('../../map/loadMap.ts', () => ({ loadMap: () => new Promise(() => undefined) }))

const { signal } = new AbortController()
const BERLIN = { name: 'Berlin', lat: 52.52, lng: 13.405, km: 2 }
const PARIS = { name: 'Paris', lat: 48.85, lng: 2.35, km: 2 }

beforeEach(async () => {
  const request = (_: string, __: unknown, run: () => Promise<unknown>) => run()
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  const storage = { persist: async () => true }
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage })
  vi.mocked(fetchWithin).mockResolvedValue(['r1'])
  vi.mocked(fetchWhole).mockResolvedValue([
    { restaurant: makeRestaurant({ _id: 'r1' }), menu: null },
  ])
  for (const area of [BERLIN, PARIS]) await keepArea(area, () => undefined, signal)
})
function show() {
  render(
    <main tabIndex={-1}>
      <AreasPage />
      <Alerts />
    </main>,
  )
}
afterEach(() => {
  device.kept.clear()
  device.refuses = () => false
  history.replaceState(null, '', '/')
})

const button = (name: string) => screen.findByRole('button', { name })

test('Renew keeps the focus, and says when it is done', async () => {
  show()
  const renew = await button('Renew Berlin')
  await userEvent.click(renew)
  await screen.findByText('Berlin is on this device now')
  expect(document.activeElement).toBe(renew)
  expect(await button('Renew Berlin')).toBe(renew)
})

test('while one area is renewed none is removed', async () => {
  show()
  let arrive: (ids: string[]) => void = () => undefined
  vi.mocked(fetchWithin).mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve
    }),
  )
  await userEvent.click(await button('Renew Berlin'))
  const remove = await button('Remove Paris')
  expect(remove.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(remove)
  arrive(['r1'])
  await screen.findByText('Berlin is on this device now')
  expect(await button('Remove Paris')).toBe(remove)
})

test('an area that is removed leaves the focus with the list, and the last one with the page', async () => {
  show()
  await userEvent.click(await button('Remove Berlin'))
  await screen.findByText('Berlin is no longer on this device')
  const list = screen.getByRole('list', { name: 'Kept areas' })
  await waitFor(() => expect(document.activeElement).toBe(list))
  await userEvent.click(await button('Remove Paris'))
  await screen.findByText(/^No area is kept yet/)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test('an area that cannot be removed says so, and stays', async () => {
  show()
  device.refuses = () => true
  await userEvent.click(await button('Remove Berlin'))
  await screen.findByText('That did not work, please try again')
  expect(await button('Remove Berlin')).toBeDefined()
})

test('an area that is kept leaves the focus with the list', async () => {
  history.replaceState(null, '', '/offline?near=Rome&lat=41.9&lng=12.5&km=2')
  show()
  const offer = await screen.findByRole('region', { name: 'Keep Rome' })
  expect(offer.textContent).toContain('All places within 1.2 miles of Rome')
  const status = within(offer).getByRole('status')
  const { promise, resolve } = Promise.withResolvers<WholeRestaurant[]>()
  vi.mocked(fetchWhole).mockReturnValueOnce(promise)
  await userEvent.click(await button('Keep this area'))
  // A screen reader announces only what comes into a status that was there before.
  expect(await screen.findByText('0 of 1')).toBe(status)
  resolve([])
  await screen.findByText('Rome is on this device now')
  const list = screen.getByRole('list', { name: 'Kept areas' })
  await waitFor(() => expect(document.activeElement).toBe(list))
})
