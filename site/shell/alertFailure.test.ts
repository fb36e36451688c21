import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '../api/client.ts'
import { STAYED_MS } from '../api/departure.ts'
import { failures } from '../testing/fakeApi.ts'
import { alertFailure } from './alertFailure.ts'
import { alerts } from './alerts.ts'

beforeEach(() => {
  vi.useFakeTimers()
  alerts.items = []
  // No departure of an earlier test goes on.
  window.dispatchEvent(new Event('pageshow'))
})

/** Sends a form whose failure is alerted; returns what ends the call. */
function sendForm() {
  let end: { answer: (response: Response) => void; cut: () => void } | undefined
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((answer, fail) => {
        end = { answer, cut: () => fail(new TypeError('Failed to fetch')) }
      }),
  )
  const done = call('/api/a', { method: 'POST' }).catch((error: unknown) =>
    alertFailure(error, 'Not saved'),
  )
  return {
    cut: () => {
      end?.cut()
      return done
    },
    answer: (response: Response) => {
      end?.answer(response)
      return done
    },
  }
}
const said = () => alerts.items.map(({ text }) => text)

test('a call without an answer is told at once while the page stays', async () => {
  await sendForm().cut()
  expect(said()).toEqual(['Not saved'])
})

test.each(['beforeunload', 'pagehide'])(
  'a call that ends with its page (%s) is told only if the page stays',
  async (event) => {
    const form = sendForm()
    window.dispatchEvent(new Event(event))
    await form.cut()
    expect(said()).toEqual([])
    vi.advanceTimersByTime(STAYED_MS)
    expect(said()).toEqual(['Not saved'])
  },
)

test('a refusal is told whether the page stays or not', async () => {
  const form = sendForm()
  window.dispatchEvent(new Event('beforeunload'))
  await form.answer(Response.json(failures('name is odd'), { status: 400 }))
  expect(said()).toEqual(['name is odd'])
})

test('a page that comes back tells the failures from then on at once', async () => {
  const first = sendForm()
  window.dispatchEvent(new Event('pagehide'))
  await first.cut()
  window.dispatchEvent(new Event('pageshow'))
  await sendForm().cut()
  expect(said()).toEqual(['Not saved'])
})

test('nothing listens for a departure unless something is being sent', async () => {
  const form = sendForm()
  await form.cut()
  alerts.items = []
  window.dispatchEvent(new Event('beforeunload'))
  await sendForm().cut()
  expect(said()).toEqual(['Not saved'])
})
