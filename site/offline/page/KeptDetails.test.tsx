import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readDevice, signIn } from '../../account/auth.ts'
import { fetchWhole, fetchWithin } from '../../api/keeping.ts'
import { keepArea } from '../../kept/keptAreas.ts'
import type { FakeDevice } from '../../testing/fakeKeyval.ts'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { makeInput, renderVisit } from '../../testing/renderVisit.tsx'
import { KeptDetails } from './KeptDetails.tsx'

const device: FakeDevice = vi.hoisted(() => ({ kept: new Map(), refuses: () => false }))
vi.mock('idb-keyval', async () => (await import('../../testing/fakeKeyval.ts')).fakeKeyval(device))
vi.mock('../../api/keeping.ts', () => ({ fetchWhole: vi.fn(), fetchWithin: vi.fn() }))

const ID = 'r000000000000001'
const BERLIN = { name: 'Berlin', lat: 52.52, lng: 13.405, km: 2 }

beforeEach(async () => {
  const request = (_: string, __: unknown, run: () => Promise<unknown>) => run()
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  vi.mocked(fetchWithin).mockResolvedValue([ID])
  vi.mocked(fetchWhole).mockResolvedValue([{ restaurant: makeRestaurant(), menu: null }])
  await keepArea(BERLIN, () => undefined, new AbortController().signal)
})
afterEach(() => device.kept.clear())

test.each([
  ['the owner', [ID], [`/${ID}/edit`]],
  ['an admin', ['admin'], [`/${ID}/edit`]],
  ['the owner of another', ['r000000000000002'], []],
  ['a member', [], []],
  ['a visitor', null, []],
])('only who may edit sees the link on kept details: %s', async (_who, groups, hrefs) => {
  if (groups === null) readDevice()
  else signIn({ token: 't', user: { id: 'u', email: 'me@sprig.test', groups } })
  renderVisit(<KeptDetails id={ID} input={makeInput()} />)
  await screen.findByRole('heading', { name: 'Ruby’s Table' })
  const links = screen.queryAllByRole('link', { name: 'Edit Listing' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs)
})

test('kept details lead to the app of a maps service, which may know the way without a connection', async () => {
  renderVisit(<KeptDetails id={ID} input={makeInput()} />)
  const directions = await screen.findByRole('link', { name: 'Directions' })
  expect(directions.getAttribute('href')).toContain('destination=')
})
