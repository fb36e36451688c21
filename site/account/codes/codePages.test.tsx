import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import type { PageProps } from '../../../worker/contract/page/page.ts'
import { failures, fakeApi } from '../../testing/fakeApi.ts'
import { makeInput, renderVisit } from '../../testing/renderVisit.tsx'
import { auth, signIn } from '../auth.ts'
import { UnsubscribePage } from '../UnsubscribePage.tsx'
import { CreateAccountPage } from './CreateAccountPage.tsx'
import { ResetPasswordPage } from './ResetPasswordPage.tsx'

const EMAIL = 'ada@sprig.test'
const SIGNED_IN = { token: 'secret', user: { id: 'u1', email: EMAIL, groups: [] } }
const REGISTER = 'POST /api/users/registerSecretCode'
const RESET = 'POST /api/users/reset-password'

const PAGES: Readonly<Record<string, ComponentType<PageProps>>> = {
  'create-account': CreateAccountPage,
  'reset-password': ResetPasswordPage,
}

function open(url: string) {
  const [, page = ''] = url.split(/[/?]/)
  const Page = PAGES[page] ?? UnsubscribePage
  return renderVisit(<Page input={makeInput({ url })} />, url)
}

async function choose(password: string, confirm: string, label: string) {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Password'), password)
  await user.type(screen.getByLabelText('Confirm password'), confirm)
  await user.click(screen.getByRole('button', { name: label }))
}

test('an invitation becomes an account that is logged in', async () => {
  const seen = fakeApi({ [REGISTER]: { body: SIGNED_IN } })
  open(`/create-account/c0de?email=${EMAIL}`)
  const email = screen.getByLabelText<HTMLInputElement>('Email')
  expect([email.value, email.readOnly]).toEqual([EMAIL, true])
  await choose('green lentils', 'green lentils', 'Create Account')
  await screen.findByText(EMAIL)
  expect(seen[0]?.body).toEqual({ email: EMAIL, password: 'green lentils', secretCode: 'c0de' })
  expect(auth.token).toBe('secret')
  const link = screen.getByRole('link', { name: 'Add a restaurant' })
  expect(link.getAttribute('href')).toBe('/create/v2/search')
  expect(screen.queryByRole('button', { name: 'Create Account' })).toBeNull()
})

test('someone who is logged in sees that, and no form', () => {
  signIn(SIGNED_IN)
  open(`/create-account/c0de?email=${EMAIL}`)
  expect(screen.getByText(/Your account is ready and you are logged in/)).toBeDefined()
  expect(screen.queryByLabelText('Password')).toBeNull()
})

test.each([
  ['different', 'green lentils', 'Passwords must be the same!', 'Confirm password'],
  [
    'x'.repeat(129),
    'x'.repeat(129),
    'Passwords must be at most 128 characters in length!',
    'Password',
  ],
  ['🥬🥬🥬🥬', '🥬🥬🥬🥬', 'Passwords must be at least 8 characters in length!', 'Password'],
  ['short', 'short', 'Passwords must be at least 8 characters in length!', 'Password'],
])('%j and %j: %s', async (password, confirm, sentence, label) => {
  const seen = fakeApi({})
  open(`/create-account/c0de?email=${EMAIL}`)
  await choose(password, confirm, 'Create Account')
  const field = screen.getByLabelText(label)
  const words = await screen.findByText(sentence)
  expect(field.getAttribute('aria-describedby')).toContain(words.id)
  expect(document.activeElement).toBe(field)
  expect(seen).toEqual([])
})

test('a refused password shows the first message and keeps what was typed', async () => {
  fakeApi({ [REGISTER]: { status: 400, body: failures('Choose another', 'More') } })
  open(`/create-account/c0de?email=${EMAIL}`)
  await choose('green lentils', 'green lentils', 'Create Account')
  await screen.findByText('Choose another')
  expect(screen.queryByRole('link', { name: 'Write to us' })).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('green lentils')
  expect(auth.token).toBeNull()
})

test.each([
  ['create-account', REGISTER, 'Create Account', 'Write to us', '/contact'],
  ['reset-password', RESET, 'Reset Password', 'Forgot password', '/login'],
])('a refused code of %s leads to a new one', async (page, call, label, name, href) => {
  const expired = { msg: 'This link has expired', param: 'secretCode' }
  fakeApi({ [call]: { status: 400, body: failures(expired) } })
  open(`/${page}/c0de?email=${EMAIL}`)
  await choose('green lentils', 'green lentils', label)
  await screen.findByText('This link has expired')
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
})

test('a password is reset and its owner logged in', async () => {
  fakeApi({ [RESET]: { body: SIGNED_IN } })
  open(`/reset-password/c0de?email=${EMAIL}`)
  await choose('red lentils', 'red lentils', 'Reset Password')
  await screen.findByText('Your password has been reset and you are logged in!')
  expect(auth.user?.email).toBe(EMAIL)
})

test.each(['/reset-password/c0de', '/create-account/c0de?email=', '/unsubscribe?email=a@b.test'])(
  'a link that was cut says so: %s',
  (url) => {
    open(url)
    expect(screen.getByText('This link is not complete')).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  },
)

test('an address leaves the list only after a click', async () => {
  const path = '/api/users/mailinglist/ada%40sprig.test?token=s1gned'
  const seen = fakeApi({ [`DELETE ${path}`]: { status: 204 } })
  open(`/unsubscribe?email=${EMAIL}&token=s1gned`)
  expect(seen).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  await waitFor(() => expect(screen.getByText(/is off our list/)).toBeDefined())
  expect(seen).toHaveLength(1)
})
