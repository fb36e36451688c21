import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { whereabouts } from '../../device/position/whereabouts.ts'
import { type FakeAnswers, failures, fakeApi } from '../../testing/fakeApi.ts'
import { makeInput, renderVisit } from '../../testing/renderVisit.tsx'
import { SignUp } from './SignUp.tsx'

const ADD = 'POST /api/users/mailinglist'
const CHALLENGE: FakeAnswers = { 'POST /dev/challenge': { body: { recaptchaToken: 'challenge' } } }

async function fillIn({ check = true, email = 'ada@sprig.test' } = {}) {
  const user = userEvent.setup()
  if (email) await user.type(screen.getByLabelText('Email'), email)
  await user.type(screen.getByLabelText('Name'), 'Ada')
  await user.type(screen.getByLabelText('City'), 'Yonkers')
  if (check) await user.click(screen.getByLabelText('I am a person'))
  await user.click(screen.getByRole('button', { name: /^(Pre-register|Sign Up)$/ }))
  return user
}

const open = (label = 'Pre-register') =>
  renderVisit(
    <>
      <div id="thanks" />
      <SignUp input={makeInput()} label={label} thanks="thanks" />
    </>,
    '/signup',
  )

test('a registration is thanked for, the page goes to its top and the form is empty', async () => {
  const seen = fakeApi({ ...CHALLENGE, [ADD]: { body: { ok: true } } })
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  open()
  await fillIn()
  expect((await screen.findByText(/spam/)).textContent).toMatch(
    /confirmation email.*ada@sprig\.test.*spam/,
  )
  expect(seen.find(({ path }) => path.endsWith('mailinglist'))?.body).toEqual({
    email: 'ada@sprig.test',
    name: 'Ada',
    city: 'Yonkers',
    recaptchaToken: 'challenge',
  })
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
  for (const label of ['Email', 'Name', 'City']) {
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('')
  }
  expect(screen.getByLabelText<HTMLInputElement>('I am a person').checked).toBe(false)
})

test('what is typed while a registration is on its way is still there', async () => {
  let arrive = () => {}
  const answer = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const seen = fakeApi({ ...CHALLENGE, [ADD]: () => answer.then(() => ({ body: { ok: true } })) })
  open()
  const user = await fillIn()
  const sent = () => seen.find(({ path }) => path.endsWith('mailinglist'))
  await waitFor(() => expect(sent()).toBeDefined())
  await user.type(screen.getByLabelText('City'), ', NY')
  arrive()
  await screen.findByText('Thank you!')
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Yonkers, NY')
  expect(sent()?.body).toMatchObject({ city: 'Yonkers' })
})

test('the area goes along when the visitor has shared their location, as the form says', async () => {
  const seen = fakeApi({ ...CHALLENGE, [ADD]: { body: { ok: true } } })
  whereabouts.here = { lat: 40.90413, lng: -73.89871 }
  open()
  await fillIn()
  await screen.findByText('Thank you!')
  expect(screen.getByText(/The location you shared goes along, to about a kilometre/)).toBeDefined()
  const sent = seen.find(({ path }) => path.endsWith('mailinglist'))?.body
  expect(sent).toMatchObject({ location: { lat: 40.9, lng: -73.9 } })
})

test('says nothing of a location that nobody shared', () => {
  fakeApi({ ...CHALLENGE })
  open()
  expect(screen.getByText('We open accounts area by area.')).toBeDefined()
  expect(screen.queryByText(/kilometre/)).toBeNull()
})

test('without the bot check nothing is sent', async () => {
  const seen = fakeApi({})
  open()
  await fillIn({ check: false })
  const sentence = await screen.findByText('Please complete recaptcha')
  const box = screen.getByLabelText('I am a person')
  expect(box.getAttribute('aria-describedby')).toBe(sentence.id)
  expect(document.activeElement).toBe(box)
  expect(seen).toEqual([])
})

test('without an email nothing is sent', async () => {
  const seen = fakeApi(CHALLENGE)
  open()
  await fillIn({ email: '' })
  await screen.findByText('Email is required!')
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(seen.map(({ path }) => path)).toEqual(['/dev/challenge'])
})

test('all messages of a bad request are joined by commas, and nothing typed is lost', async () => {
  fakeApi({ ...CHALLENGE, [ADD]: { status: 400, body: failures('Bad email', 'Bad city') } })
  open()
  await fillIn()
  await screen.findByText('Bad email, Bad city')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@sprig.test')
})

test('a spent check is made anew by itself, so that a second try works', async () => {
  let tries = 0
  const seen = fakeApi({
    'POST /dev/challenge': () => ({ body: { recaptchaToken: `challenge ${seen.length}` } }),
    [ADD]: () => {
      tries += 1
      return tries === 1 ? { status: 400, body: failures('Bad email') } : { body: { ok: true } }
    },
  })
  open()
  const user = await fillIn()
  await screen.findByText('Bad email')
  await user.click(screen.getByRole('button', { name: 'Pre-register' }))
  await screen.findByText('Thank you!')
  const sent = seen.filter(({ path }) => path.endsWith('mailinglist')).map(({ body }) => body)
  expect(sent).toHaveLength(2)
  expect(sent[0]).not.toEqual(sent[1])
})

test('a failure of the server says to try again later', async () => {
  fakeApi({ ...CHALLENGE, [ADD]: { status: 500, body: failures('Something broke') } })
  open()
  await fillIn()
  await screen.findByText('Error when registering, please try again in a few minutes')
})

test('a check that cannot be loaded says so and unticks its box', async () => {
  fakeApi({ 'POST /dev/challenge': { status: 404 } })
  open()
  const box = screen.getByLabelText<HTMLInputElement>('I am a person')
  await userEvent.click(box)
  await screen.findByText('The check could not be loaded. Please try again in a moment.')
  await waitFor(() => expect(box.checked).toBe(false))
})

test('the same form stands on the explore page, with its own label', async () => {
  const seen = fakeApi({ ...CHALLENGE, [ADD]: { body: { ok: true } } })
  open('Sign Up')
  await fillIn()
  expect((await screen.findByText('Thank you!')).closest('[id]')?.id).toBe('thanks')
  expect(seen).toHaveLength(2)
})
