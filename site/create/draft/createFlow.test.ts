import { afterEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '../../../worker/contract/durations.ts'
import { draftKey, forgetDrafts } from '../../device/drafts/drafts.ts'
import { type CreateFlow, change, startAgain, startCreateFlow } from './createFlow.ts'
import { followOtherTabs } from './followOtherTabs.ts'
import { beginNamed, refuseOffered, takeOffered } from './offered.ts'

const NOW = Date.now()
const MONTH_MS = 31 * DAY_MS
const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

function begin(userId = 'ada', onGone = () => {}): CreateFlow {
  const flow = startCreateFlow(userId, NOW)
  stops.push(followOtherTabs(flow, onGone))
  return flow
}
/** The store notifies its listeners a moment later. */
const settled = () => Promise.resolve()
const keyOf = (flow: CreateFlow) => draftKey(flow.userId, 'place', flow.state.draft.id)
/** Changes by another tab arrive as storage events. */
function elsewhere(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
}

test('a reload of the tab finds the draft as it was', async () => {
  change(begin(), { name: 'Green Fork', cuisine: ['thai'] })
  await settled()
  expect(begin().state.draft).toMatchObject({ name: 'Green Fork', cuisine: ['thai'] })
})

test('another tab begins anew and is offered the draft', async () => {
  const first = begin()
  change(first, { name: 'Green Fork' })
  first.state.draft.step = '/create/v2/address'
  await settled()
  sessionStorage.clear()
  const second = begin()
  expect(second.state.draft.name).toBe('')
  expect(second.state.offered?.name).toBe('Green Fork')
  expect(await takeOffered(second)).toBe('/create/v2/address')
  expect(second.state.draft).toMatchObject({ id: first.state.draft.id, name: 'Green Fork' })
})

test('what is offered can be refused, and is then gone', async () => {
  change(begin(), { name: 'Green Fork' })
  await settled()
  sessionStorage.clear()
  refuseOffered(begin())
  sessionStorage.clear()
  expect(begin().state.offered).toBeNull()
})

test('two tabs at one draft see what the other types, each at its own step', async () => {
  const flow = begin()
  change(flow, { name: 'Green Fork' })
  flow.state.draft.step = '/create/v2/address'
  await settled()
  const theirs = { ...flow.state.draft, name: 'Greener Fork', step: '/create/v2/cuisine' }
  elsewhere(keyOf(flow), JSON.stringify(theirs))
  expect(flow.state.draft).toMatchObject({ name: 'Greener Fork', step: '/create/v2/address' })
})

test('what another tab did is not written again, else two tabs would answer each other for ever', async () => {
  const flow = begin()
  change(flow, { name: 'Green Fork' })
  flow.state.draft.step = '/create/v2/address'
  await settled()
  const { draft } = flow.state
  const heard = JSON.stringify({
    ...draft,
    name: 'Greener Fork',
    cuisine: ['thai'],
    step: '/create/v2/cuisine',
    changedAt: draft.changedAt + 1,
  })
  elsewhere(keyOf(flow), heard)
  await settled()
  expect(flow.state.draft.name).toBe('Greener Fork')
  expect(localStorage.getItem(keyOf(flow))).toBe(heard)
  change(flow, { name: 'Greenest Fork' })
  await settled()
  expect(localStorage.getItem(keyOf(flow))).toContain('Greenest Fork')
})

test('what another tab did before takes nothing back', async () => {
  const flow = begin()
  change(flow, { name: 'Green Fork' })
  const older = { ...flow.state.draft, name: 'Green', changedAt: NOW - 1000 }
  elsewhere(keyOf(flow), JSON.stringify(older))
  expect(flow.state.draft.name).toBe('Green Fork')
})

test('a draft that another tab finished is no longer here', async () => {
  const onGone = vi.fn()
  const flow = begin('ada', onGone)
  change(flow, { name: 'Green Fork' })
  await settled()
  elsewhere(keyOf(flow), null)
  expect(onGone).toHaveBeenCalledOnce()
  expect(flow.state.draft.name).toBe('')
})

test('a name that is cleared to type another is no end of the draft in other tabs', async () => {
  const onGone = vi.fn()
  const here = begin()
  change(here, { name: 'Green Fork' })
  await settled()
  const there = begin('ada', onGone)
  change(here, { name: '' })
  await settled()
  const kept = localStorage.getItem(keyOf(here))
  window.dispatchEvent(new StorageEvent('storage', { key: keyOf(here), newValue: kept }))
  expect(onGone).not.toHaveBeenCalled()
  expect(there.state.draft).toMatchObject({ id: here.state.draft.id, name: '' })
})

test('a draft without anything entered is not kept, and one that was emptied is not offered', async () => {
  const flow = begin()
  flow.state.draft.step = '/create/v2/address'
  await settled()
  expect(localStorage.length).toBe(0)
  change(flow, { name: 'Green Fork' })
  await settled()
  change(flow, { name: '' })
  await settled()
  sessionStorage.clear()
  expect(begin().state.offered).toBeNull()
  expect(localStorage.length).toBe(0)
})

test('nobody else is shown a draft, and its writer finds it again', async () => {
  change(begin('ada'), { name: 'Green Fork' })
  await settled()
  const other = begin('ben')
  expect([other.state.draft.name, other.state.offered]).toEqual(['', null])
  change(other, { name: 'Ben’s' })
  await settled()
  expect(begin('ada').state.draft.name).toBe('Green Fork')
})

test('logging out leaves no draft of that account behind', async () => {
  for (const userId of ['ada', 'ben']) change(begin(userId), { name: `Of ${userId}` })
  await settled()
  for (const stop of stops.splice(0)) stop()
  forgetDrafts('ada')
  expect(begin('ada').state.draft.name).toBe('')
  expect(begin('ben').state.draft.name).toBe('Of ben')
})

test('a draft of a month ago is dropped', async () => {
  const flow = begin()
  change(flow, { name: 'Old' })
  flow.state.draft.changedAt = NOW - MONTH_MS
  await settled()
  expect(begin().state.draft.name).toBe('')
})

test('what cannot be read is passed over', () => {
  localStorage.setItem(draftKey('ada', 'place', 'broken'), '{"id":')
  localStorage.setItem(draftKey('ada', 'place', 'odd'), '{"id":"odd","dishes":7}')
  expect(begin().state.offered).toBeNull()
})

test('a name from a link puts a draft of another name aside', async () => {
  const flow = begin()
  change(flow, { name: 'Green Fork' })
  beginNamed(flow, 'Green Fork')
  expect(flow.state.offered).toBeNull()
  beginNamed(flow, 'Blue Spoon')
  expect(flow.state.draft.name).toBe('Blue Spoon')
  expect(flow.state.offered?.name).toBe('Green Fork')
})

test('starting again forgets all and takes a new key', async () => {
  const flow = begin()
  const { key, id } = flow.state.draft
  change(flow, { name: 'Green Fork' })
  await settled()
  const search = flow.calls.run('suggest', async () => ['of the old one'])
  startAgain(flow)
  await settled()
  expect(await search).toBeNull()
  expect(flow.state.draft.key).not.toBe(key)
  expect(localStorage.getItem(draftKey('ada', 'place', id))).toBeNull()
})
