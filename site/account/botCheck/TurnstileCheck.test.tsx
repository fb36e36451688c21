import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderVisit } from '../../testing/renderVisit.tsx'
import { TurnstileCheck } from './TurnstileCheck.tsx'

const FAILED = /^The check that you are a person cannot be loaded/

function open() {
  const answers: (Promise<string> | null)[] = []
  const answer = (token: Promise<string> | null) => void answers.push(token)
  const check = { round: 0, answer, read: async () => '', renew: () => undefined }
  renderVisit(<TurnstileCheck check={check} action="login" />, '/login')
  const frame = screen.getByTitle<HTMLIFrameElement>('Check that you are a person')
  const say = (data: unknown, from: MessageEventInit = {}) =>
    fireEvent(
      window,
      new MessageEvent('message', {
        data,
        origin: location.origin,
        source: frame.contentWindow,
        ...from,
      }),
    )
  return { answers, frame, say }
}

test('the widget has a page of its own, which says what it is for', () => {
  expect(open().frame.getAttribute('src')).toBe('/bot-check?action=login')
})

test('what the frame solved is the answer, until it expires', async () => {
  const { answers, say } = open()
  say({ botCheck: 'shown' })
  expect(answers).toEqual([])
  say({ botCheck: 'solved', token: 'solved-token' })
  expect(await answers[0]).toBe('solved-token')
  say({ botCheck: 'expired' })
  expect(answers[1]).toBeNull()
})

test.each([
  ['of another site', { botCheck: 'solved', token: 't' }, { origin: 'https://evil.example' }],
  ['of another window', { botCheck: 'solved', token: 't' }, { source: window }],
  ['without a token', { botCheck: 'solved' }, {}],
  ['of another kind', { hello: 1 }, {}],
  ['that is a text', 'solved', {}],
])('a message %s is not heard', (_, data, from) => {
  const { answers, say } = open()
  say(data, from)
  expect(answers).toEqual([])
})

test('a check that fails says so', () => {
  const { answers, say } = open()
  say({ botCheck: 'failed' })
  expect(answers).toEqual([null])
  screen.getByText(FAILED)
})

test('a frame that never answers is reported after six seconds', () => {
  vi.useFakeTimers()
  open()
  expect(screen.queryByText(FAILED)).toBeNull()
  act(() => vi.advanceTimersByTime(6000))
  screen.getByText(FAILED)
})
