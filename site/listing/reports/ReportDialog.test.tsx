import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { BOT_CHECK_PARAM } from '../../../worker/contract/accounts/accountLimits.ts'
import { readDevice, signIn } from '../../account/auth.ts'
import { alerts } from '../../shell/alerts.ts'
import { type FakeAnswer, type FakeAnswers, failures, fakeApi } from '../../testing/fakeApi.ts'
import { renderVisit } from '../../testing/renderVisit.tsx'
import { ReportButton } from './ReportButton.tsx'
import { ReportDialog } from './ReportDialog.tsx'

const REPORT = 'POST /api/restaurants/r1/reports'

function openDialog(isSignedIn: boolean, answers: FakeAnswers = {}) {
  const seen = fakeApi({
    [REPORT]: { status: 204 },
    'POST /dev/challenge': { body: { recaptchaToken: 'signed' } },
    ...answers,
  })
  const user = { id: 'u', email: 'me@sprig.test', groups: [] }
  if (isSignedIn) signIn({ token: 't', user })
  else readDevice()
  const onClose = vi.fn()
  const report = { id: 'r1', name: 'Ruby’s', draft: { current: null }, onClose }
  renderVisit(<ReportDialog {...report} />, '/details/r1')
  return { onClose, sent: () => seen.filter(({ path }) => path.endsWith('/reports')) }
}
const send = () => fireEvent.click(screen.getByText('Send'))

test('somebody signed in reports without a bot check', async () => {
  const { onClose, sent } = openDialog(true)
  expect(screen.queryByLabelText('I am a person')).toBeNull()
  fireEvent.click(screen.getByLabelText('Moved'))
  fireEvent.change(screen.getByLabelText(/What should we know/), { target: { value: 'Next door' } })
  send()
  await screen.findByText('Thank you! Somebody will look at it.')
  expect(sent()[0]?.body).toEqual({ kind: 'moved', note: 'Next door', recaptchaToken: '' })
  expect(onClose).toHaveBeenCalledOnce()
})

test('only who does not manage the restaurant reads how to', () => {
  const claim = () => screen.queryByRole('link', { name: 'Write to us' })?.getAttribute('href')
  openDialog(true)
  expect(claim()).toBe('/contact')
  act(() => signIn({ token: 't', user: { id: 'u', email: 'me@sprig.test', groups: ['r1'] } }))
  expect(claim()).toBeUndefined()
})

test('somebody signed out says first that they are a person', async () => {
  const { sent } = openDialog(false)
  fireEvent.click(screen.getByLabelText('Closed for good'))
  send()
  await screen.findByText('Please complete recaptcha')
  expect(sent()).toEqual([])
  fireEvent.click(screen.getByLabelText('I am a person'))
  send()
  await screen.findByText('Thank you! Somebody will look at it.')
  expect(sent()[0]?.body).toMatchObject({ kind: 'closed', recaptchaToken: 'signed' })
})

test('without a connection that is said, and what was written stays', async () => {
  const { onClose } = openDialog(true)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  fireEvent.click(screen.getByLabelText('Moved'))
  const note = screen.getByLabelText<HTMLTextAreaElement>(/What should we know/)
  fireEvent.change(note, { target: { value: 'Next door' } })
  send()
  await screen.findByText(/check your connection/)
  expect(note.value).toBe('Next door')
  expect(onClose).not.toHaveBeenCalled()
})

test('after an unnoticed logout the bot check is shown before the report is sent', async () => {
  const msg = 'Please complete recaptcha'
  const { sent } = openDialog(true, {
    [REPORT]: ({ body }) =>
      (body as { recaptchaToken: string }).recaptchaToken === ''
        ? { status: 400, body: failures({ msg, param: BOT_CHECK_PARAM }) }
        : { status: 204 },
  })
  fireEvent.click(screen.getByLabelText('Moved'))
  send()
  fireEvent.click(await screen.findByLabelText('I am a person'))
  send()
  await screen.findByText('Thank you! Somebody will look at it.')
  expect(sent()).toHaveLength(2)
})

test('a report without a kind is not sent, and a refused one says why', async () => {
  const { sent, onClose } = openDialog(true, {
    [REPORT]: { status: 429, body: failures('Slowly') },
  })
  send()
  await screen.findByText('Please choose what is wrong.')
  expect(sent()).toEqual([])
  fireEvent.click(screen.getByLabelText('Listed twice'))
  send()
  await screen.findByText('Slowly')
  expect(onClose).not.toHaveBeenCalled()
})

test('what was typed is there again after the dialog was closed, until it is sent', async () => {
  fakeApi({ [REPORT]: { status: 204 } })
  signIn({ token: 't', user: { id: 'u', email: 'me@sprig.test', groups: [] } })
  renderVisit(<ReportButton id="r1" name="Ruby’s" />, '/details/r1')
  const open = async () => {
    fireEvent.click(screen.getByText('Report a problem'))
    return screen.findByLabelText<HTMLTextAreaElement>(/What should we know/)
  }
  fireEvent.change(await open(), { target: { value: 'Next door' } })
  fireEvent.click(screen.getByLabelText('Moved'))
  fireEvent.click(screen.getByText('Cancel'))
  expect((await open()).value).toBe('Next door')
  send()
  await screen.findByText('Thank you! Somebody will look at it.')
  expect((await open()).value).toBe('')
})

/** Sends a report; the returned function answers it. */
async function sendSlowly() {
  let arrive = (_refusal?: FakeAnswer) => {}
  const answer = new Promise<FakeAnswer>((resolve) => {
    arrive = (refusal = { status: 204 }) => resolve(refusal)
  })
  const dialog = openDialog(true, { [REPORT]: () => answer })
  fireEvent.click(screen.getByLabelText('Moved'))
  send()
  await waitFor(() => expect(dialog.sent()).toHaveLength(1))
  return { ...dialog, arrive }
}

test('text written while a report is sent stays, with a note that it was not sent', async () => {
  const { arrive, onClose, sent } = await sendSlowly()
  const note = screen.getByLabelText<HTMLTextAreaElement>(/What should we know/)
  fireEvent.change(note, { target: { value: 'Next door' } })
  arrive()
  await screen.findByText('Your report was sent, but not what you changed since then.')
  expect(note.value).toBe('Next door')
  expect(onClose).not.toHaveBeenCalled()
  send()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent().map(({ body }) => body)).toMatchObject([{ note: '' }, { note: 'Next door' }])
})

test('a report that arrives after its dialog was closed closes no other', async () => {
  const { arrive, onClose } = await sendSlowly()
  cleanup()
  arrive()
  await waitFor(() => expect(alerts.items).toHaveLength(1))
  expect(onClose).not.toHaveBeenCalled()
})

test('a report refused after its dialog was closed still shows the refusal', async () => {
  const { arrive } = await sendSlowly()
  cleanup()
  arrive({ status: 429, body: failures('Slowly') })
  await waitFor(() => expect(alerts.items).toMatchObject([{ kind: 'error', text: 'Slowly' }]))
})
