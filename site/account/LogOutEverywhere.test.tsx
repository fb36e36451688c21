import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draftKey } from '../device/drafts/drafts.ts'
import { storeWaitingMark } from '../device/waitingMark.ts'
import { failures, fakeApi } from '../testing/fakeApi.ts'
import { renderVisit } from '../testing/renderVisit.tsx'
import { auth, signIn } from './auth.ts'
import { LogOutEverywhere } from './LogOutEverywhere.tsx'

const LEAVE = 'POST /api/users/logout-everywhere'
const SIGNED_IN = { token: 'secret', user: { id: 'u1', email: 'ada@sprig.test', groups: [] } }

function open() {
  signIn(SIGNED_IN)
  renderVisit(<LogOutEverywhere />, '/admin')
  fireEvent.click(screen.getByRole('button', { name: 'Log out everywhere' }))
}

test('after a yes the server ends every session and this device forgets its own', async () => {
  const seen = fakeApi({ [LEAVE]: { status: 204 } })
  open()
  const [own, others] = [draftKey('u1', 'edit', 'r1'), draftKey('u2', 'edit', 'r1')]
  for (const key of [own, others]) localStorage.setItem(key, '{}')
  fireEvent.click(screen.getAllByText('Log out everywhere').at(-1) ?? document.body)
  await waitFor(() => expect(auth.token).toBeNull())
  expect(localStorage.getItem(own)).toBeNull()
  expect(localStorage.getItem(others)).toBe('{}')
  expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual([LEAVE])
  screen.getByText('You are logged out on every device')
})

test('what waits and would be lost is named', () => {
  storeWaitingMark('u1', { unsent: 1, all: 1 })
  open()
  screen.getByText(/this one too\? 1 change that waits on this device is lost/)
})

test('a no asks nothing of the server', () => {
  const seen = fakeApi({})
  open()
  fireEvent.click(screen.getByText('Stay logged in'))
  expect(seen).toEqual([])
  expect(auth.token).toBe('secret')
})

test('the logout is confirmed only after the server has answered', async () => {
  fakeApi({ [LEAVE]: { status: 503, body: failures('Please try again') } })
  open()
  fireEvent.click(screen.getAllByText('Log out everywhere').at(-1) ?? document.body)
  await screen.findByText('Please try again')
  expect(auth.token).toBe('secret')
  expect(screen.queryByText('You are logged out on every device')).toBeNull()
})
