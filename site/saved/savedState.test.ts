import { afterEach, expect, test, vi } from 'vitest'
import { MAX_NOTE_LENGTH } from '../../worker/contract/saved/savedLimits.ts'
import type { FakeDevice } from '../testing/fakeKeyval.ts'

const device: FakeDevice = vi.hoisted(() => ({ kept: new Map(), refuses: () => false }))
vi.mock('idb-keyval', async () => (await import('../testing/fakeKeyval.ts')).fakeKeyval(device))

const ADA = { id: 'ada', email: 'ada@sprig.test', groups: [] }
const place = (note = '') => ({ name: 'Green Fork', note, lists: [] })

afterEach(() => {
  device.kept.clear()
  device.refuses = () => false
})

/** Loads the scripts as a new page does. */
async function loadPage() {
  vi.resetModules()
  const { signIn } = await import('../account/auth.ts')
  const { alerts } = await import('../shell/alerts.ts')
  const { changeSaved, openSaved, saved } = await import('./savedState.ts')
  const { setPlace } = await import('./merging/changes.ts')
  await openSaved()
  const save = (id: string, userId = '', note = '') =>
    changeSaved(userId, (data) => setPlace(data, id, place(note)))
  const logIn = async () => {
    signIn({ token: 'ada', user: ADA })
    await openSaved()
  }
  const ids = () => Object.keys(saved.data.places)
  const told = () => alerts.items.map(({ text }) => text)
  return { save, logIn, ids, told }
}

test('on a full device what was saved before stays in sight beside what it refused', async () => {
  const page = await loadPage()
  await page.save('r1')
  device.refuses = () => true
  expect(await page.save('r2')).toBe(false)
  expect(await page.save('r3')).toBe(false)
  expect(page.ids()).toEqual(['r1', 'r2', 'r3'])
  expect(JSON.parse(localStorage.getItem('saved') ?? '')).toMatchObject({ ids: ['r1', 'r2', 'r3'] })
  device.refuses = () => false
  expect(await page.save('r4')).toBe(true)
  expect((await loadPage()).ids()).toEqual(['r1', 'r2', 'r3', 'r4'])
})

test('what another tab saves meanwhile is not written over by what the device refused', async () => {
  const page = await loadPage()
  device.refuses = () => true
  await page.save('r1')
  device.refuses = () => false
  await (await loadPage()).save('r2')
  await page.save('r3')
  expect((await loadPage()).ids().sort()).toEqual(['r1', 'r2', 'r3'])
})

test('places saved without an account leave the device only once the account holds them', async () => {
  const page = await loadPage()
  await page.save('r1')
  device.refuses = (key) => key.includes('ada')
  await page.logIn()
  expect(page.ids()).toEqual(['r1'])
  device.refuses = () => false
  const without = await loadPage()
  expect(without.ids()).toEqual(['r1'])
  await without.logIn()
  expect(without.ids()).toEqual(['r1'])
  expect((await loadPage()).ids()).toEqual([])
})

test('two notes too long to join: the other is reported when it moves into the account', async () => {
  const long = (letter: string) => letter.repeat(MAX_NOTE_LENGTH - 10)
  const account = await loadPage()
  await account.logIn()
  await account.save('r1', 'ada', long('a'))
  localStorage.clear()
  const page = await loadPage()
  await page.save('r1', '', long('b'))
  await page.logIn()
  expect(page.told()).toEqual([expect.stringContaining(long('a'))])
})
