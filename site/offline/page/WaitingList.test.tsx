import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { signIn } from '../../account/auth.ts'
import type { FakeDevice } from '../../testing/fakeKeyval.ts'
import { renderVisit } from '../../testing/renderVisit.tsx'
import { shareLock } from '../../testing/shareLock.ts'
import { ADA, confirm, edit } from '../../testing/waitingTabs.ts'
import { WaitingList } from './WaitingList.tsx'

const device: FakeDevice = vi.hoisted(() => ({ kept: new Map(), refuses: () => false }))
vi.mock('idb-keyval', async () => (await import('../../testing/fakeKeyval.ts')).fakeKeyval(device))

afterEach(() => {
  device.kept.clear()
})

test('each row says whether it waits or was refused; two edits of a restaurant are one', async () => {
  shareLock()
  const refusal = { status: 403, said: 'Not yours' }
  device.kept.set('sprig-saved/waiting:ada', [
    edit({ key: 'first' }),
    edit({ key: 'second' }),
    confirm({ id: 'r2', name: 'Blue Fork', refusal }),
  ])
  signIn({ token: 't', user: ADA })
  renderVisit(<WaitingList />)
  await screen.findByRole('list', { name: 'What waits' })
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows()).toEqual([
    'Green ForkYour change: Waiting to be sent.Take back Green Fork',
    'Blue ForkYour confirmation: Not yoursRemove Blue Fork',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Take back Green Fork' }))
  await waitFor(() => expect(rows()).toHaveLength(1))
})
