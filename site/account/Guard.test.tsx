import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { call } from '../api/client.ts'
import { alerts } from '../shell/alerts.ts'
import { failures, fakeApi } from '../testing/fakeApi.ts'
import { renderVisit } from '../testing/renderVisit.tsx'
import { watchLeaving } from '../testing/watchLeaving.ts'
import { auth, signIn } from './auth.ts'
import { Guard } from './Guard.tsx'
import { LogOutEverywhere } from './LogOutEverywhere.tsx'
import { LogoutButton } from './LogoutButton.tsx'
import { logOut, reauthenticate } from './session.ts'
import { startSession } from './startSession.ts'

const ADA = { id: 'u1', email: 'ada@sprig.test', groups: ['admin'] }
const ENDED = { status: 401, body: failures('Please log in') }

afterEach(() => {
  // The page returns from the back-forward cache.
  window.dispatchEvent(new Event('pageshow'))
  delete document.documentElement.dataset.signedIn
  delete document.documentElement.dataset.guarded
})

function Shell() {
  useLayoutEffect(startSession, [])
  return (
    <>
      <Route path="/admin">
        <Guard>For members</Guard>
      </Route>
      <Route path="/about">For everyone</Route>
    </>
  )
}

function remember() {
  localStorage.setItem('token', 'secret')
  localStorage.setItem('account', JSON.stringify({ ...ADA, groups: [] }))
}

test('a visitor is sent from a guarded page to the login page', async () => {
  fakeApi({})
  document.documentElement.dataset.guarded = ''
  const left = watchLeaving('/admin#2')
  renderVisit(<Shell />, '/admin')
  await waitFor(() => expect(left).toEqual(['instead /login?next=%2Fadmin%232']))
  expect(screen.queryByText('For members')).toBeNull()
})

test('a visitor may see everything else', () => {
  const seen = fakeApi({})
  renderVisit(<Shell />, '/about')
  expect(screen.getByText('For everyone')).toBeDefined()
  expect(seen).toEqual([])
})

test('a stored session opens guarded pages, and its groups are read again', async () => {
  remember()
  const seen = fakeApi({ 'GET /api/users/me': { body: { user: ADA } } })
  renderVisit(<Shell />, '/admin')
  expect(screen.getByText('For members')).toBeDefined()
  await waitFor(() => expect(auth.user?.groups).toEqual(['admin']))
  expect(seen).toMatchObject([{ path: '/api/users/me', token: 'secret' }])
})

test('a session that has ended is forgotten quietly', async () => {
  remember()
  fakeApi({ 'GET /api/users/me': ENDED })
  const left = watchLeaving('/about')
  renderVisit(<Shell />, '/about')
  await waitFor(() => expect(auth.token).toBeNull())
  expect(left).toEqual([])
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('an unreachable server does not end the session', async () => {
  remember()
  const seen = fakeApi({ 'GET /api/users/me': { status: 503 } })
  renderVisit(<Shell />, '/admin')
  await waitFor(() => expect(seen).toHaveLength(1))
  await act(async () => undefined)
  expect(auth.token).toBe('secret')
})

test('a refused call ends the session and asks to log in, in words too', async () => {
  remember()
  fakeApi({ 'GET /api/users/me': { body: { user: ADA } }, 'GET /api/mine': ENDED })
  const left = watchLeaving('/about')
  renderVisit(<Shell />, '/about')
  await act(() => call('/api/mine').catch(() => undefined))
  expect(auth.token).toBeNull()
  expect(left).toEqual(['/login?next=%2Fabout'])
  expect(screen.getByRole('alert').textContent).toBe('Please log in')
})

test('a refusal without a text is shown with a text of ours', async () => {
  remember()
  fakeApi({ 'GET /api/users/me': { body: { user: ADA } }, 'GET /api/mine': { status: 401 } })
  renderVisit(<Shell />, '/about')
  await act(() => call('/api/mine').catch(() => undefined))
  expect(screen.getByRole('alert').textContent).toBe('Please reauthenticate')
})

test('a call for anybody carries no token, and its 401 says nothing about the session', async () => {
  remember()
  const seen = fakeApi({ 'GET /api/users/me': { body: { user: ADA } }, 'GET /api/all': ENDED })
  renderVisit(<Shell />, '/about')
  await act(() => call('/api/all', { anonymous: true }).catch(() => undefined))
  const all = seen.find(({ path }) => path === '/api/all')
  expect(all).toMatchObject({ token: null })
  expect(auth.token).toBe('secret')
})

test('a 401 for an older session does not end the new one', async () => {
  remember()
  fakeApi({
    'GET /api/users/me': { body: { user: ADA } },
    'GET /api/mine': () => {
      signIn({ token: 'newer', user: ADA })
      return ENDED
    },
  })
  renderVisit(<Shell />, '/about')
  await act(() => call('/api/mine').catch(() => undefined))
  expect(auth.token).toBe('newer')
  expect(alerts.items).toEqual([])
})

test('another tab that signs out is followed', async () => {
  remember()
  fakeApi({ 'GET /api/users/me': { body: { user: ADA } } })
  document.documentElement.dataset.guarded = ''
  const left = watchLeaving('/admin')
  renderVisit(<Shell />, '/admin')
  localStorage.clear()
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'token' })))
  await waitFor(() => expect(left).toEqual(['instead /login?next=%2Fadmin']))
})

test.each([
  ['answers', { status: 204 }],
  ['fails', { status: 503 }],
])('logging out clears this device when the server %s', async (_, answer) => {
  remember()
  const seen = fakeApi({
    'GET /api/users/me': { body: { user: ADA } },
    'POST /api/users/logout': answer,
  })
  renderVisit(<Shell />, '/about')
  act(() => logOut())
  expect(seen.at(-1)).toMatchObject({ path: '/api/users/logout', token: 'secret' })
  expect([auth.token, localStorage.getItem('token')]).toEqual([null, null])
})

test('logging out waits for no answer, and reaches the server though the tab is closed', () => {
  remember()
  const fetched = vi.fn((_path: string, _init: RequestInit) => new Promise(() => {}))
  vi.stubGlobal('fetch', fetched)
  renderVisit(<Shell />, '/about')
  act(() => logOut())
  expect(fetched.mock.lastCall).toMatchObject(['/api/users/logout', { keepalive: true }])
  expect([auth.token, localStorage.getItem('token')]).toEqual([null, null])
})

test('work that finds its session ended says "Please reauthenticate"', async () => {
  fakeApi({})
  signIn({ token: 'secret', user: ADA })
  renderVisit(<p>Work</p>, '/about')
  act(() => reauthenticate())
  await screen.findByText('Please reauthenticate')
  expect(auth.token).toBeNull()
})

test.each([
  ['/admin', ['instead /login']],
  ['/about', []],
])('whoever logs out at %s is led to %j, and never back', async (address, expected) => {
  remember()
  fakeApi({
    'GET /api/users/me': { body: { user: ADA } },
    'POST /api/users/logout': { status: 204 },
  })
  if (address === '/admin') document.documentElement.dataset.guarded = ''
  const left = watchLeaving(address)
  renderVisit(
    <>
      <Shell />
      <LogoutButton />
    </>,
    address,
  )
  await act(async () => screen.getByRole('button', { name: 'Logout' }).click())
  expect(auth.token).toBeNull()
  await waitFor(() => expect(left).toEqual(expected))
})

test.each(['Logout', 'Log out everywhere'])(
  'after “%s” a page for members stays until the device is empty',
  async (name) => {
    const emptied = Promise.withResolvers<void>()
    const emptyDevice = vi.fn(() => emptied.promise)
    vi.doMock('../device/emptyDevice.ts', () => ({ emptyDevice }))
    remember()
    fakeApi({
      'GET /api/users/me': { body: { user: ADA } },
      'POST /api/users/logout': { status: 204 },
      'POST /api/users/logout-everywhere': { status: 204 },
    })
    document.documentElement.dataset.guarded = ''
    const left = watchLeaving('/admin')
    renderVisit(
      <>
        <Shell />
        <LogoutButton />
        <LogOutEverywhere />
      </>,
      '/admin',
    )
    fireEvent.click(screen.getByRole('button', { name }))
    const yes = screen.queryAllByText(name).at(-1)
    if (name !== 'Logout') fireEvent.click(yes ?? document.body)
    await waitFor(() => expect(emptyDevice).toHaveBeenCalledWith('u1', []))
    await act(async () => undefined)
    expect(left).toEqual([])
    emptied.resolve()
    await waitFor(() => expect(left).toEqual(['instead /login']))
    vi.doUnmock('../device/emptyDevice.ts')
  },
)
