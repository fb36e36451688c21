import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { failures, fakeApi } from '../testing/fakeApi.ts'
import { makeInput, renderVisit } from '../testing/renderVisit.tsx'
import { watchLeaving } from '../testing/watchLeaving.ts'
import { auth, signIn } from './auth.ts'
import { LoginForm } from './LoginForm.tsx'

const SIGNED_IN = { token: 'secret', user: { id: 'u1', email: 'ada@sprig.test', groups: [] } }
const LOGIN = 'POST /api/users/login'
const RESET = 'PUT /api/users/reset-password/ada%2Blist%40sprig.test'

/** The form at an address; records where it leads. */
function open(url: string): string[] {
  const left = watchLeaving(url)
  renderVisit(<LoginForm input={makeInput({ url })} />)
  return left
}

async function enter(email: string, password: string) {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Email'), email)
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Login' }))
  return user
}

test('email and password are sent as typed, and the visitor goes where they wanted', async () => {
  const seen = fakeApi({ [LOGIN]: { body: SIGNED_IN } })
  const left = open('/login?next=%2Fadmin')
  await enter(' Ada@Sprig.test', ' p ')
  await waitFor(() => expect(left).toEqual(['instead /admin']))
  expect(seen[0]?.body).toEqual({ email: 'Ada@Sprig.test', password: ' p ' })
  expect(seen[0]?.token).toBeNull()
  expect(auth.token).toBe('secret')
})

test('an address with a query of its own is gone to whole', async () => {
  signIn(SIGNED_IN)
  const left = open('/login?next=/admin?tab=reports')
  await waitFor(() => expect(left).toEqual(['instead /admin?tab=reports']))
})

test('an address of another site is not gone to', async () => {
  fakeApi({ [LOGIN]: { body: SIGNED_IN } })
  const left = open('/login?next=%2F%2Fevil.example')
  await enter('ada@sprig.test', 'p')
  await waitFor(() => expect(left).toEqual(['instead /']))
})

test('a visitor who is logged in already goes on at once', async () => {
  signIn(SIGNED_IN)
  const left = open('/login?next=%2Fadmin')
  await waitFor(() => expect(left).toEqual(['instead /admin']))
})

test('a failure shows the first message and keeps what was typed', async () => {
  const body = failures('Email and password do not match', 'Second')
  fakeApi({ [LOGIN]: { status: 401, body } })
  open('/login')
  await enter('ada@sprig.test', 'wrong')
  const alert = await screen.findByText('Email and password do not match')
  expect(screen.getByRole('alert').contains(alert)).toBe(true)
  expect(screen.queryByText('Second')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong')
  expect(screen.queryByLabelText('I am a person')).toBeNull()
})

test('after too many tries the bot check appears and its answer goes along', async () => {
  const blamed = failures({ msg: 'Please complete recaptcha', param: 'recaptchaToken' })
  const seen = fakeApi({
    [LOGIN]: ({ body }) =>
      JSON.stringify(body).includes('challenge')
        ? { body: SIGNED_IN }
        : { status: 400, body: blamed },
    'POST /dev/challenge': { body: { recaptchaToken: 'challenge' } },
  })
  open('/login')
  const user = await enter('ada@sprig.test', 'right')
  await user.click(await screen.findByLabelText('I am a person'))
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(auth.token).toBe('secret'))
  expect(seen.at(-1)?.body).toMatchObject({ recaptchaToken: 'challenge', password: 'right' })
})

test('two clicks send one login', async () => {
  const seen = fakeApi({ [LOGIN]: { status: 401, body: failures('No') } })
  open('/login')
  const button = screen.getByRole('button', { name: 'Login' })
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByText('No')
  expect(seen).toHaveLength(1)
})

test('a forgotten password without an email asks for it, at the field', async () => {
  open('/login')
  const email = screen.getByLabelText('Email')
  await userEvent.click(screen.getByRole('button', { name: 'Forgot password' }))
  const sentence = screen.getByText('Email is required before resetting password')
  expect(email.getAttribute('aria-describedby')).toContain(sentence.id)
  expect(document.activeElement).toBe(email)
})

test('a forgotten password is reset after a yes', async () => {
  const seen = fakeApi({ [RESET]: { body: { ok: true } } })
  open('/login')
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Email'), 'ada+list@sprig.test')
  await user.click(screen.getByRole('button', { name: 'Forgot password' }))
  const dialog = screen.getByRole('dialog', { hidden: true })
  within(dialog).getByText('Reset password for ada+list@sprig.test?')
  fireEvent.click(within(dialog).getByText('Yes'))
  await screen.findByText('A reset password email will be sent to ada+list@sprig.test')
  expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual([RESET])
})

test('a reset that fails is only logged, without the address', async () => {
  const logging = 'POST /api/restaurants/logging'
  const seen = fakeApi({
    [RESET]: { status: 429, body: failures('Too often') },
    [logging]: { body: {} },
  })
  open('/login')
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Email'), 'ada+list@sprig.test')
  await user.click(screen.getByRole('button', { name: 'Forgot password' }))
  fireEvent.click(screen.getByText('Yes'))
  await waitFor(() => expect(seen).toHaveLength(2))
  expect(seen[1]?.body).toEqual({ message: 'reset request failed: 429' })
  expect(screen.queryByText('Too often')).toBeNull()
  expect(screen.queryByText(/^A reset password email/)).toBeNull()
})

test('a no resets nothing', async () => {
  const seen = fakeApi({})
  open('/login')
  await userEvent.type(screen.getByLabelText('Email'), 'ada@sprig.test')
  await userEvent.click(screen.getByRole('button', { name: 'Forgot password' }))
  fireEvent.click(screen.getByText('No'))
  expect(screen.queryByText(/^Reset password for/)).toBeNull()
  expect(seen).toEqual([])
})

test('what is typed as a password can be looked at', async () => {
  open('/login')
  const password = screen.getByLabelText('Password')
  expect(password.getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show what is typed in Password' }))
  expect(password.getAttribute('type')).toBe('text')
})
