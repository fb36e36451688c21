import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readWaitingMark, storeWaitingMark } from '../device/waitingMark.ts'
import { fakeApi } from '../testing/fakeApi.ts'
import { renderVisit } from '../testing/renderVisit.tsx'
import { auth, signIn } from './auth.ts'
import { LogoutButton } from './LogoutButton.tsx'

beforeEach(() => {
  fakeApi({ 'POST /api/users/logout': { status: 204 } })
  signIn({ token: 't', user: { id: 'u1', email: 'ada@sprig.test', groups: [] } })
})

const press = () => {
  renderVisit(<LogoutButton />)
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
}

test('without unsent changes the logout is immediate', () => {
  press()
  expect(auth.token).toBeNull()
})

test('a second press while the question loads is no answer', async () => {
  storeWaitingMark('u1', { unsent: 1, all: 2 })
  press()
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await screen.findByText(/^2 changes/)
  expect(auth.token).toBe('t')
})

test('where the question cannot be loaded the browser asks', async () => {
  vi.doMock('./ConfirmLogout.tsx', () => {
    throw new TypeError('Failed to fetch')
  })
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  storeWaitingMark('u1', { unsent: 1, all: 2 })
  press()
  await waitFor(() =>
    expect(confirm).toHaveBeenCalledWith(
      '2 changes that wait on this device are lost when you log out.',
    ),
  )
  expect(auth.token).toBe('t')
  confirm.mockReturnValue(true)
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(auth.token).toBeNull())
  vi.doUnmock('./ConfirmLogout.tsx')
  vi.resetModules()
})

test('asks before what waits is lost; a no changes nothing', async () => {
  storeWaitingMark('u1', { unsent: 1, all: 2 })
  press()
  await screen.findByText('2 changes that wait on this device are lost when you log out.')
  fireEvent.click(screen.getByText('Stay logged in'))
  expect(auth.token).toBe('t')
  expect(readWaitingMark('u1').all).toBe(2)
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await screen.findByText(/^2 changes/)
  fireEvent.click(screen.getAllByText('Logout').at(-1) ?? document.body)
  await waitFor(() => expect(auth.token).toBeNull())
  expect(readWaitingMark('u1').all).toBe(0)
})
