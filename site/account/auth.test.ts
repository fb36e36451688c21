import { afterEach, expect, test, vi } from 'vitest'
import { auth, mayUse, NOT_KNOWN, readDevice, renewUser, signIn, signOut } from './auth.ts'

const ADA = { id: 'u1', email: 'ada@sprig.test', groups: ['admin'] }

afterEach(() => {
  delete document.documentElement.dataset.signedIn
})

test('a login is remembered on the device and read by the next visit', () => {
  signIn({ token: 'secret', user: ADA })
  expect(localStorage.getItem('token')).toBe('secret')
  // The next document starts with a fresh state.
  Object.assign(auth, NOT_KNOWN)
  readDevice()
  expect(auth).toEqual({ isKnown: true, token: 'secret', user: ADA })
  expect(document.documentElement.dataset.signedIn).toBe('')
})

test('signing out leaves nothing on the device', () => {
  signIn({ token: 'secret', user: ADA })
  signOut()
  expect(auth).toEqual({ isKnown: true, token: null, user: null })
  expect(localStorage).toHaveLength(0)
  expect(document.documentElement.dataset.signedIn).toBeUndefined()
})

test('a device that refuses storage keeps the session for the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused')
  })
  signIn({ token: 'secret', user: ADA })
  expect(auth.token).toBe('secret')
})

test('an account that was tampered with on the device is not believed', () => {
  localStorage.setItem('token', 'secret')
  localStorage.setItem('account', '{"groups":"admin"}')
  readDevice()
  expect(auth).toMatchObject({ token: 'secret', user: null })
})

test('a late answer about an older session changes nothing', () => {
  signIn({ token: 'new', user: ADA })
  renewUser('old', { ...ADA, email: 'old@sprig.test' })
  expect(auth.user?.email).toBe('ada@sprig.test')
})

test.each([
  ['nothing is asked for', null, [], true],
  ['one of the groups is allowed', ADA, ['beta', 'admin'], true],
  ['no group is allowed', ADA, ['beta'], false],
  ['nobody is signed in', null, ['admin'], false],
])('the role check when %s', (_, user, allowed, expected) => {
  expect(mayUse(user, allowed)).toBe(expected)
})
