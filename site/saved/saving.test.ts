import { afterEach, expect, test, vi } from 'vitest'
import type { FakeDevice } from '../testing/fakeKeyval.ts'

const device: FakeDevice = vi.hoisted(() => ({ kept: new Map(), refuses: () => false }))
vi.mock('idb-keyval', async () => (await import('../testing/fakeKeyval.ts')).fakeKeyval(device))

afterEach(() => {
  device.kept.clear()
  device.refuses = () => false
})

/** Loads the scripts as a new page does. */
async function loadPage() {
  vi.resetModules()
  const { alerts } = await import('../shell/alerts.ts')
  const { saved } = await import('./savedState.ts')
  const { beginList, describePlace, setSaved } = await import('./saving.ts')
  const set = (id: string, isWanted: boolean) => setSaved({ id, name: 'Green Fork' }, isWanted)
  const mine = (id: string) => saved.data.places[id]?.mine ?? null
  const ids = () =>
    Object.entries(saved.data.places).flatMap(([id, { mine }]) => (mine === null ? [] : id))
  const told = () => alerts.items.map(({ text }) => text)
  const undo = () => {
    const action = alerts.items.at(-1)?.action
    if (action && 'run' in action) action.run()
  }
  return { set, mine, beginList, describePlace, ids, told, undo, alerts }
}

test('what was saved on a full device stays saved when another tab has saved it, too', async () => {
  const page = await loadPage()
  device.refuses = () => true
  await page.set('r1', true)
  device.refuses = () => false
  await (await loadPage()).set('r1', true)
  await page.set('r2', true)
  expect(page.ids().sort()).toEqual(['r1', 'r2'])
})

test('without an account, a full device shows one alert', async () => {
  const page = await loadPage()
  device.refuses = () => true
  await page.set('r1', true)
  await page.set('r2', true)
  expect(page.told()).toEqual([expect.stringContaining('This device keeps nothing more')])
})

const note = () => ({ note: 'Ask for Mia' })

test('a place that is removed and saved again has its note again', async () => {
  const page = await loadPage()
  await page.set('r1', true)
  await page.describePlace('r1', note)
  await page.set('r1', false)
  expect(page.mine('r1')).toBeNull()
  expect(page.told()).toContain('Green Fork is no longer saved')
  await page.set('r1', true)
  expect(page.mine('r1')).toMatchObject({ note: 'Ask for Mia' })
  expect(page.told()).not.toContain('Green Fork is no longer saved')
})

test('a removal may be undone, however often it was asked for', async () => {
  const page = await loadPage()
  await page.set('r1', true)
  await page.describePlace('r1', note)
  await Promise.all([page.set('r1', false), page.set('r1', false)])
  expect(page.mine('r1')).toBeNull()
  expect(page.alerts.items.at(-1)?.durationMs).toBe(15_000)
  page.undo()
  await vi.waitFor(() => expect(page.mine('r1')).toMatchObject({ note: 'Ask for Mia' }))
})

const hear = () => window.dispatchEvent(new StorageEvent('storage', { key: 'saved' }))

test('once the first place is removed, no alert says that it is saved', async () => {
  const page = await loadPage()
  await page.set('r1', true)
  expect(page.told()).toEqual([expect.stringContaining('Saved on this device')])
  await page.set('r1', false)
  expect(page.told()).toEqual(['Green Fork is no longer saved'])
})

test('other tabs hear of a note, and do not answer', async () => {
  const page = await loadPage()
  await page.set('r1', true)
  const before = localStorage.getItem('saved')
  const other = await loadPage()
  await other.describePlace('r1', note)
  const after = localStorage.getItem('saved')
  expect(after).not.toBe(before)
  hear()
  await vi.waitFor(() => expect(page.mine('r1')).toMatchObject({ note: 'Ask for Mia' }))
  expect(localStorage.getItem('saved')).toBe(after)
})

test('two tabs that begin a list of the same name begin one', async () => {
  const [page, other] = [await loadPage(), await loadPage()]
  await other.set('r1', true)
  const id = await page.beginList('Hamburg')
  expect(await other.beginList('hamburg')).toBe(id)
})
