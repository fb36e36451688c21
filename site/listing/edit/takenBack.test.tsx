import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeAnswer, failures, type SeenCall } from '../../testing/fakeApi.ts'
import type { FakeDevice } from '../../testing/fakeKeyval.ts'
import { ID, PUT, renderEdit } from '../../testing/renderEdit.tsx'
import { address, original, save, saveOffline, theirs, WAITS } from '../../testing/saveOffline.tsx'
import { shareLock } from '../../testing/shareLock.ts'
import { sendWaiting } from '../../waiting/sending.ts'

const device: FakeDevice = vi.hoisted(() => ({ kept: new Map(), refuses: () => false }))
vi.mock('idb-keyval', async () => (await import('../../testing/fakeKeyval.ts')).fakeKeyval(device))

beforeEach(shareLock)
afterEach(() => {
  device.kept.clear()
})

test('a cancelled edit is not sent, and stays in the form', async () => {
  const { sent, server, takeIt } = await saveOffline()
  await takeItBack()
  server.put = takeIt
  await act(sendWaiting)
  expect(sent()).toHaveLength(1)
  expect(address().value).toBe('My Street')
})

/** A server to which the first of these saves had arrived, though nobody heard so. */
function arrived(server: Awaited<ReturnType<typeof saveOffline>>['server'], sent: SeenCall[]) {
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
    const { sent, server } = await saveOffline()
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
    const { sent, server } = await saveOffline()
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

test('an edit that had arrived is not written twice when it is saved again unchanged', async () => {
  const { sent, server, path } = await saveOffline()
  await takeItBack()
  const { now } = arrived(server, sent())
  save()
  await waitFor(() => expect(path()).toBe(`/details/${ID}`))
  expect(now().version).toBe(2)
})

test('an edit that had not arrived when it was taken back conflicts with the faster edit of others', async () => {
  const { server } = await saveOffline()
  await takeItBack()
  server.get = () => ({ body: theirs })
  server.put = () => ({ status: 412, body: failures('Stale') })
  save()
  await screen.findByText('Somebody else changed this restaurant while you did')
})

test('what others changed after it had arrived is shown when it is saved again', async () => {
  const { sent, server } = await saveOffline()
  await takeItBack()
  arrived(server, sent()).changeIt({ website: 'https://theirs.test', version: 3 })
  fireEvent.change(address(), { target: { value: 'Next Street' } })
  save()
  await screen.findByText('Somebody else changed this restaurant while you did')
})

test('an edit that is sent before it can be taken back is not called unsaved', async () => {
  const { server, takeIt } = await saveOffline()
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
