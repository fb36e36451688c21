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
  const { toggleSaved } = await import('./saving.ts')
  const toggle = (id: string) => toggleSaved({ id, name: 'Green Fork' })
  const ids = () =>
    Object.entries(saved.data.places).flatMap(([id, { mine }]) => (mine === null ? [] : id))
  const told = () => alerts.items.map(({ text }) => text)
  return { toggle, ids, told }
}

test('what was saved on a full device stays saved when another tab has saved it, too', async () => {
  const page = await loadPage()
  device.refuses = () => true
  expect(await page.toggle('r1')).toBe(true)
  device.refuses = () => false
  await (await loadPage()).toggle('r1')
  await page.toggle('r2')
  expect(page.ids().sort()).toEqual(['r1', 'r2'])
})

test('without an account, a full device shows one alert', async () => {
  const page = await loadPage()
  device.refuses = () => true
  await page.toggle('r1')
  await page.toggle('r2')
  expect(page.told()).toEqual([expect.stringContaining('This device keeps nothing more')])
})
