import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeAnswers, failures, fakeApi, type SeenCall } from '../testing/fakeApi.ts'
import type { FakeDevice } from '../testing/fakeKeyval.ts'
import { shareLock } from '../testing/shareLock.ts'
import { body, CONFIRM, confirm, DRAFT, edit, openTab, PUT, saved } from '../testing/waitingTabs.ts'

const device: FakeDevice = vi.hoisted(() => ({ kept: new Map(), refuses: () => false }))
vi.mock('idb-keyval', async () => (await import('../testing/fakeKeyval.ts')).fakeKeyval(device))

const TYPED_ON_7 = JSON.stringify({ base: { version: 7 }, draft: 'more' })
const baseOfDraft = () => JSON.parse(localStorage.getItem(DRAFT) ?? '{}').base

let calls: SeenCall[]
const answer = (answers: FakeAnswers) => {
  calls = fakeApi(answers)
}

beforeEach(() => {
  answer({ [PUT]: saved, [CONFIRM]: saved })
  shareLock()
})

afterEach(() => {
  device.kept.clear()
  device.refuses = () => false
})

test('the newest takes the place of the older one; an edit that may have arrived goes before it', async () => {
  const tab = await openTab()
  for (const [index, key] of ['first', 'second', 'third'].entries()) {
    await tab.addWaiting(edit({ key, draft: { key: DRAFT, text: `typed ${index}` } }))
    await tab.addWaiting(confirm({ id: 'r2', key: `${key} of r2` }))
  }
  expect(tab.waiting.changes.map(({ key }) => key)).toEqual(['first', 'third', 'third of r2'])
  localStorage.setItem(DRAFT, 'typed 2')
  answer({
    [PUT]: ({ ifMatch }) => ({ body: { ...saved.body, version: Number(ifMatch?.at(1)) + 1 } }),
  })
  await tab.sendWaiting()
  expect(calls.slice(0, 2).map(({ key, ifMatch }) => [key, ifMatch])).toEqual([
    ['first', '"7"'],
    ['third', '"8"'],
  ])
  expect(localStorage.getItem(DRAFT)).toBeNull()
})

test('what others changed after it had arrived is not taken for one’s own', async () => {
  answer({ [PUT]: { body: { ...saved.body, version: 9 } }, [CONFIRM]: saved })
  localStorage.setItem(DRAFT, TYPED_ON_7)
  const tab = await openTab()
  await tab.addWaiting(edit())
  await tab.addWaiting(confirm())
  await tab.sendWaiting()
  expect(calls.map(({ ifMatch }) => ifMatch)).toEqual(['"7"', '"7"'])
  expect(baseOfDraft()).toEqual({ ...body, _id: 'r1', version: 8 })
})

test('an attempt that had arrived before others changed the restaurant is reported, and the newer draft is based on it', async () => {
  const tried = { key: 'tried', version: 7, body: { ...body, name: 'Tried' } }
  answer({
    [PUT]: ({ key }) =>
      key === 'tried'
        ? { body: { ...saved.body, version: 9 } }
        : { status: 412, body: failures('Stale') },
  })
  localStorage.setItem(DRAFT, TYPED_ON_7)
  const tab = await openTab()
  const hear = vi.fn()
  tab.watchSent(hear)
  await tab.addWaiting({ ...edit(), ...{ before: [tried] } })
  await tab.sendWaiting()
  expect(hear.mock.calls).toMatchObject([
    [{ change: tried, result: { saved: { version: 9 } } }],
    [{ change: { key: 'key-1' }, result: { refusal: { status: 412 } } }],
  ])
  expect(baseOfDraft()).toEqual({ ...tried.body, _id: 'r1', version: 8 })
  expect(tab.waiting.changes).toMatchObject([{ key: 'key-1', refusal: { status: 412 } }])
})

test('what was typed since is based on what was saved, also when it waits itself', async () => {
  const typed = (base: object) => JSON.stringify({ base, draft: 'more' })
  const before = typed({ _id: 'r1', version: 7 })
  localStorage.setItem(DRAFT, before)
  const tab = await openTab()
  await tab.addWaiting(edit())
  await tab.sendWaiting()
  expect(localStorage.getItem(DRAFT)).toBe(typed(saved.body))

  localStorage.setItem(DRAFT, before)
  answer({
    [PUT]: ({ ifMatch }) => ({ body: { ...saved.body, version: Number(ifMatch?.at(1)) + 1 } }),
  })
  await tab.addWaiting(edit())
  await tab.addWaiting(edit({ key: 'key-9', draft: { key: DRAFT, text: before } }))
  await tab.sendWaiting()
  expect(localStorage.getItem(DRAFT)).toBeNull()
})

test('a change made on the version before one’s own edit is based on that edit', async () => {
  const tab = await openTab()
  await tab.addWaiting(edit())
  await tab.addWaiting(confirm())
  await tab.sendWaiting()
  expect(calls.map(({ ifMatch }) => ifMatch)).toEqual(['"7"', '"8"'])
})

test('an edit is not based on a confirmation, which is accepted although a pop-up has moved since', async () => {
  answer({ [CONFIRM]: saved, [PUT]: { status: 412, body: failures('Stale') } })
  const tab = await openTab()
  await tab.addWaiting(confirm())
  await tab.addWaiting(edit())
  await tab.sendWaiting()
  expect(calls.map(({ ifMatch }) => ifMatch)).toEqual(['"7"', '"7"'])
  expect(tab.told()).toContain('Green Fork: somebody else changed it while your change waited.')
})

test('the draft goes with what was sent, unless more was typed since', async () => {
  for (const [typed, left] of [
    ['typed', null],
    ['typed more', 'typed more'],
  ] as const) {
    localStorage.setItem(DRAFT, typed)
    const tab = await openTab()
    await tab.addWaiting(edit())
    await tab.sendWaiting()
    expect(localStorage.getItem(DRAFT)).toBe(left)
  }
})
