import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeAnswer, failures, type SeenCall } from '../../testing/fakeApi.ts'
import type { FakeDevice } from '../../testing/fakeKeyval.ts'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { curry, GET, ID, PUT, renderEdit, soup } from '../../testing/renderEdit.tsx'
import { sendWaiting } from '../../waiting/sending.ts'

const device: FakeDevice = vi.hoisted(() => ({ kept: new Map(), refuses: () => false }))
vi.mock('idb-keyval', async () => (await import('../../testing/fakeKeyval.ts')).fakeKeyval(device))

beforeEach(() => {
  const request = (_: string, run: () => Promise<void>) => run()
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
})
afterEach(() => {
  device.kept.clear()
})

const WAITS = /^Waiting for a connection/
const noLine = (): FakeAnswer => {
  throw new TypeError('Failed to fetch')
}
const original = makeRestaurant({ veganOptions: [curry, soup] })
const theirs = { ...original, address: 'Theirs Street', version: 7 }
const address = () => screen.getByLabelText<HTMLInputElement>('Address')
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))

/** The form of a restaurant, with `My Street` saved without a connection; `server` sets the later answer. */
async function saveWithoutLine() {
  const server: Record<'get' | 'put', (call: SeenCall) => FakeAnswer> = {
    get: () => ({ body: original }),
    put: noLine,
  }
  const answers = {
    [GET]: (call: SeenCall) => server.get(call),
    [PUT]: (call: SeenCall) => server.put(call),
  }
  const edit = await renderEdit(answers)
  fireEvent.change(address(), { target: { value: 'My Street' } })
  save()
  await screen.findByText(WAITS)
  const takeIt = ({ body }: SeenCall) => ({
    body: { ...original, ...(body as object), version: 2 },
  })
  return { ...edit, server, takeIt, answers }
}

test('a change that is saved without a connection waits, and is sent with the same key when there is one', async () => {
  const { sent, server, takeIt } = await saveWithoutLine()
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

test('a cancelled edit is not sent, and stays in the form', async () => {
  const { sent, server, takeIt } = await saveWithoutLine()
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }))
  await screen.findByText(/^These are changes that you had not saved/)
  server.put = takeIt
  await act(sendWaiting)
  expect(sent()).toHaveLength(1)
  expect(address().value).toBe('My Street')
})

test('the form of what waits opens without a connection, though this device keeps no other copy', async () => {
  const { server, answers } = await saveWithoutLine()
  cleanup()
  server.get = noLine
  await renderEdit(answers)
  await screen.findByText(WAITS)
  expect(address().value).toBe('My Street')
})

test('a copy that is older than the edit is not shown as what somebody else saved', async () => {
  const { server, answers } = await saveWithoutLine()
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

/** A server to which the first of these saves had arrived, though nobody heard so. */
function arrived(server: Awaited<ReturnType<typeof saveWithoutLine>>['server'], sent: SeenCall[]) {
  const [first] = sent
  let now = { ...original, ...(first?.body as object), version: 2 }
  server.get = () => ({ body: now })
  server.put = ({ body, key, ifMatch }) => {
    if (key === first?.key) return { body: now }
    if (ifMatch !== `"${now.version}"`) return { status: 412, body: failures('Stale') }
    now = { ...original, ...(body as object), version: now.version + 1 }
    return { body: now }
  }
  return { now: () => now, changeIt: (parts: object) => Object.assign(now, parts) }
}

async function takeItBack() {
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }))
  await screen.findByText(/^These are changes that you had not saved/)
}

test.each(['with', 'first without'])(
  'what had arrived by the time it is taken back is one’s own: saved again %s a connection',
  async (line) => {
    const { sent, server } = await saveWithoutLine()
    await takeItBack()
    fireEvent.change(address(), { target: { value: 'Next Street' } })
    if (line === 'with') {
      const { now } = arrived(server, sent())
      save()
      await waitFor(() => expect(now()).toMatchObject({ address: 'Next Street', version: 3 }))
    } else {
      save()
      await screen.findByText(WAITS)
      const { now } = arrived(server, sent())
      await act(sendWaiting)
      expect(now()).toMatchObject({ address: 'Next Street', version: 3 })
      expect(screen.queryByText(WAITS)).toBeNull()
    }
    expect(screen.queryByText(/^Somebody else|somebody else/)).toBeNull()
  },
)

test.each(['with', 'first without'])(
  'of several saves taken back, the one that had arrived is one’s own: saved again %s a connection',
  async (line) => {
    const { sent, server } = await saveWithoutLine()
    await takeItBack()
    fireEvent.change(address(), { target: { value: 'Next Street' } })
    save()
    await screen.findByText(WAITS)
    await takeItBack()
    fireEvent.change(address(), { target: { value: 'Last Street' } })
    if (line === 'first without') {
      save()
      await screen.findByText(WAITS)
    }
    const { now } = arrived(server, sent().slice(1))
    if (line === 'with') save()
    else await act(sendWaiting)
    await waitFor(() => expect(now()).toMatchObject({ address: 'Last Street', version: 3 }))
    expect(screen.queryByText(/^Somebody else|somebody else/)).toBeNull()
  },
)

test.each([500, 502, 504])(
  'a save that had arrived though %i was answered is one’s own',
  async (status) => {
    const put = { answer: (_: SeenCall): FakeAnswer => ({ status, body: '<html>' }) }
    const { sent, path } = await renderEdit({ [PUT]: (call: SeenCall) => put.answer(call) })
    fireEvent.change(address(), { target: { value: 'My Street' } })
    save()
    await screen.findByRole('alert')
    fireEvent.change(address(), { target: { value: 'Next Street' } })
    const server = { get: () => ({ body: original }), put: put.answer }
    const { now } = arrived(server, sent())
    put.answer = server.put
    save()
    await waitFor(() => expect(path()).toBe(`/details/${ID}`))
    expect(now()).toMatchObject({ address: 'Next Street', version: 3 })
  },
)

test('what had arrived and is saved again as it was is not written twice', async () => {
  const { sent, server, path } = await saveWithoutLine()
  await takeItBack()
  const { now } = arrived(server, sent())
  save()
  await waitFor(() => expect(path()).toBe(`/details/${ID}`))
  expect(now().version).toBe(2)
})

test('what had not arrived by the time it is taken back is no excuse: others were faster', async () => {
  const { server } = await saveWithoutLine()
  await takeItBack()
  server.get = () => ({ body: theirs })
  server.put = () => ({ status: 412, body: failures('Stale') })
  save()
  await screen.findByText('Somebody else changed this restaurant while you did')
})

test('what others changed after it had arrived is shown when it is saved again', async () => {
  const { sent, server } = await saveWithoutLine()
  await takeItBack()
  arrived(server, sent()).changeIt({ website: 'https://theirs.test', version: 3 })
  fireEvent.change(address(), { target: { value: 'Next Street' } })
  save()
  await screen.findByText('Somebody else changed this restaurant while you did')
})

test('a form that is opened anew sends what waits first, and begins from what was saved', async () => {
  const { server, takeIt, answers } = await saveWithoutLine()
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
    const { server, takeIt, answers } = await saveWithoutLine()
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

test('saving with a connection sends the waiting edit first, without a conflict', async () => {
  const { sent, server, path } = await saveWithoutLine()
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
  const { sent, server } = await saveWithoutLine()
  server.put = () => ({ body: { ...theirs, version: 3 } })
  await act(sendWaiting)
  expect(address().value).toBe('Theirs Street')
  save()
  await waitFor(() => expect(sent()[2]).toMatchObject({ ifMatch: '"3"' }))
})

test('what was typed since stands beside what others changed after it had arrived', async () => {
  const { server } = await saveWithoutLine()
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
  const { server, answers } = await saveWithoutLine()
  cleanup()
  const [edit] = device.kept.get('sprig-saved/waiting:u') as object[]
  device.kept.set('sprig-saved/waiting:u', [{ ...edit, id: 'other' }])
  server.put = () => ({ status: 503 })
  const never = () => new Promise<FakeAnswer>(() => undefined)
  await renderEdit({ ...answers, 'PUT /api/restaurants/other': never })
})

test('what is sent by the time it is taken back is not said to be unsaved', async () => {
  const { server, takeIt } = await saveWithoutLine()
  server.put = takeIt
  let hold = (): void => undefined
  const held = new Promise<void>((go) => {
    hold = go
  })
  const request = (_: string, run: () => Promise<void>) => held.then(run)
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  const sending = sendWaiting()
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }))
  await act(async () => {
    hold()
    await sending
  })
  await waitFor(() => expect(screen.queryByText(WAITS)).toBeNull())
  expect(screen.queryByText(/^These are changes/)).toBeNull()
})
