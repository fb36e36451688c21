import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import { type FakeAnswer, failures } from '../../testing/fakeApi.ts'
import type { FakeDevice } from '../../testing/fakeKeyval.ts'
import { ID, PUT, renderEdit } from '../../testing/renderEdit.tsx'
import {
  address,
  offlineError,
  original,
  save,
  saveOffline,
  theirs,
  WAITS,
} from '../../testing/saveOffline.tsx'
import { shareLock } from '../../testing/shareLock.ts'
import { sendWaiting } from '../../waiting/sending.ts'

const device: FakeDevice = vi.hoisted(() => ({ kept: new Map(), refuses: () => false }))
vi.mock('idb-keyval', async () => (await import('../../testing/fakeKeyval.ts')).fakeKeyval(device))

beforeEach(shareLock)
afterEach(() => {
  device.kept.clear()
})

test('a change that is saved without a connection waits, and is sent with the same key when there is one', async () => {
  const { sent, server, takeIt } = await saveOffline()
  screen.getByText('It has not reached Sprig yet: it waits on this device and is sent later.')
  server.put = takeIt
  await act(sendWaiting)
  expect(screen.queryByText(WAITS)).toBeNull()
  screen.getByText('What waited for Ruby’s Table was sent.')
  expect(sent()).toHaveLength(2)
  expect(sent()[1]).toMatchObject({ ...sent()[0], ifMatch: '"1"' })
  expect(sent()[0]?.key).toMatch(/^\w{24}$/)
  // The form continues from the saved version.
  fireEvent.change(address(), { target: { value: 'Next Street' } })
  save()
  await waitFor(() => expect(sent()[2]?.ifMatch).toBe('"2"'))
})

test('a save waits, too, when the connection is lost while it asks what somebody else has saved', async () => {
  const late = AbortSignal.abort(new DOMException('', 'TimeoutError'))
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const putAnswer = () => {
    timeout.mockReturnValue(late)
    return { status: 412, body: failures('Stale') }
  }
  await renderEdit({ [PUT]: putAnswer })
  fireEvent.change(address(), { target: { value: 'My Street' } })
  save()
  await screen.findByText(WAITS)
  timeout.mockRestore()
})

test('the form of what waits opens without a connection, though this device keeps no other copy', async () => {
  const { server, answers } = await saveOffline()
  cleanup()
  server.get = offlineError
  await renderEdit(answers)
  await screen.findByText(WAITS)
  expect(address().value).toBe('My Street')
})

test('a copy that is older than the edit is not shown as what somebody else saved', async () => {
  const { server, answers } = await saveOffline()
  server.put = () => ({ status: 412, body: failures('Stale') })
  await act(sendWaiting)
  cleanup()
  server.get = () => ({
    body: { ...original, address: 'Old Street', version: original.version - 1 },
  })
  await renderEdit(answers)
  expect(address().value).toBe('My Street')
  expect(screen.queryByText('Old Street')).toBeNull()
  expect(screen.queryByText(/somebody else changed this restaurant/i)).toBeNull()
})

test('a form that is opened anew sends what waits first, and begins from what was saved', async () => {
  const { server, takeIt, answers } = await saveOffline()
  cleanup()
  server.put = (call) => {
    server.get = () => takeIt(call)
    return takeIt(call)
  }
  const { sent } = await renderEdit(answers)
  expect(sent()).toHaveLength(1)
  expect(address().value).toBe('My Street')
  expect(screen.queryByText(/^These are changes/)).toBeNull()
})

test.each(['open', 'opened anew'])(
  'somebody else was faster: the form that is %s shows both versions',
  async (form) => {
    const { server, takeIt, answers } = await saveOffline()
    server.get = () => ({ body: theirs })
    server.put = () => ({ status: 412, body: failures('Stale') })
    if (form === 'open') await act(sendWaiting)
    else {
      cleanup()
      const opened = renderEdit(answers)
      opened.catch(() => undefined)
    }
    await screen.findByText('Somebody else changed this restaurant while you did')
    const field = within(screen.getByRole('group', { name: 'Address' }))
    field.getByText('My Street')
    field.getByText('Theirs Street')
    server.put = takeIt
    fireEvent.click(screen.getByRole('button', { name: 'Save this version' }))
    await screen.findByText('Restaurant successfully updated')
    expect(device.kept.get('sprig-saved/waiting:u')).toEqual([])
  },
)

const stale = { status: 412, body: failures('Stale') }
const forms = ['open', 'opened anew'] as const

/** A waiting edit that was refused, because others have saved `newest`; its form is open or opened anew. */
async function refuse(form: (typeof forms)[number], newest: Partial<Restaurant>) {
  const { server, answers, sent } = await saveOffline()
  server.get = () => ({ body: { ...original, version: 7, ...newest } })
  server.put = () => stale
  if (form === 'open') {
    await act(sendWaiting)
    return { server, sent }
  }
  cleanup()
  const again = await renderEdit(answers)
  return { server, sent: again.sent }
}

test.each(forms)('others saved the same: the form that is %s has nothing left', async (form) => {
  const { server, sent } = await refuse(form, { address: 'My Street' })
  await waitFor(() => expect(device.kept.get('sprig-saved/waiting:u')).toEqual([]))
  expect(address().value).toBe('My Street')
  expect(screen.queryByText(/^These are changes/)).toBeNull()
  server.put = () => ({ body: { ...original, version: 8 } })
  save()
  await screen.findByText('Restaurant successfully updated')
  expect(sent().at(-1)?.ifMatch).toBe('"7"')
})

test('what is typed while a waiting edit goes, since others saved the same, stays', async () => {
  await saveOffline().then(({ server }) => {
    server.get = () => ({ body: { ...original, version: 7, address: 'My Street' } })
    server.put = () => stale
  })
  const write = device.kept.set.bind(device.kept)
  vi.spyOn(device.kept, 'set').mockImplementation((key, value) => {
    if (Array.isArray(value) && value.length === 0)
      fireEvent.change(address(), { target: { value: 'My Street 5' } })
    return write(key, value)
  })
  await act(sendWaiting)
  await waitFor(() => expect(device.kept.get('sprig-saved/waiting:u')).toEqual([]))
  vi.restoreAllMocks()
  expect(address().value).toBe('My Street 5')
})

test.each(forms)('others changed only the menu: the form that is %s can be saved', async (form) => {
  const { server, sent } = await refuse(form, {})
  await screen.findByText(/^These are changes/)
  server.put = ({ ifMatch, body }) =>
    ifMatch === '"7"' ? { body: { ...original, ...(body as object), version: 8 } } : stale
  save()
  await screen.findByText('Restaurant successfully updated')
  expect(sent().at(-1)).toMatchObject({ ifMatch: '"7"', body: { address: 'My Street' } })
  expect(device.kept.get('sprig-saved/waiting:u')).toEqual([])
})

test('saving with a connection sends the waiting edit first, without a conflict', async () => {
  const { sent, server, path } = await saveOffline()
  fireEvent.change(address(), { target: { value: 'Next Street' } })
  save()
  await waitFor(() => expect(sent()).toHaveLength(2))
  await screen.findByText('Save changes')
  server.put = ({ body }) => {
    const version = Number(sent().at(-1)?.ifMatch?.at(1)) + 1
    return { body: { ...original, ...(body as object), version } }
  }
  save()
  await waitFor(() => expect(path()).toBe(`/details/${ID}`))
  await act(sendWaiting)
  const [first, ...others] = sent().slice(2)
  expect(first).toMatchObject({ key: sent()[0]?.key, ifMatch: '"1"' })
  expect(others.map(({ ifMatch }) => ifMatch)).toEqual(['"2"', '"3"'])
  expect(screen.queryByText(/^Somebody else/)).toBeNull()
})

test('what others changed after it had arrived is shown, not undone', async () => {
  const { sent, server } = await saveOffline()
  server.put = () => ({ body: { ...theirs, version: 3 } })
  await act(sendWaiting)
  expect(address().value).toBe('Theirs Street')
  save()
  await waitFor(() => expect(sent()[2]).toMatchObject({ ifMatch: '"3"' }))
})

test('what was typed since stands beside what others changed after it had arrived', async () => {
  const { server } = await saveOffline()
  fireEvent.change(screen.getByLabelText('Website'), { target: { value: 'https://mine.test' } })
  server.put = () => ({ body: { ...theirs, version: 3 } })
  await act(sendWaiting)
  const field = within(await screen.findByRole('group', { name: 'Address' }))
  expect(field.getByLabelText<HTMLInputElement>(/^Theirs/).checked).toBe(true)
  expect(
    within(screen.getByRole('group', { name: 'Website' })).getByLabelText<HTMLInputElement>(
      /^Yours/,
    ).checked,
  ).toBe(true)
})

test('the form does not wait long for what waits of other restaurants', async () => {
  const { server, answers } = await saveOffline()
  cleanup()
  const [edit] = device.kept.get('sprig-saved/waiting:u') as object[]
  device.kept.set('sprig-saved/waiting:u', [{ ...edit, id: 'other' }])
  server.put = () => ({ status: 503 })
  const never = () => new Promise<FakeAnswer>(() => undefined)
  await renderEdit({ ...answers, 'PUT /api/restaurants/other': never })
})
