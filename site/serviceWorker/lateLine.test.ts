import { beforeEach, expect, test, vi } from 'vitest'
import type { WholeRestaurant } from '../../worker/contract/restaurants/keeping.ts'
import { askAgain, unlessLate } from './lateLine.ts'

const findKept = vi.hoisted(() => vi.fn<(id: string) => Promise<WholeRestaurant | null>>())
vi.mock('../kept/keptAreas.ts', () => ({ findKept }))

beforeEach(() => {
  vi.useFakeTimers()
  findKept.mockReset().mockResolvedValue(null)
})

/** Opens a page whose answer comes after so many milliseconds; `shown` holds the text as soon as there is one. */
function open(path: string, answerMs: number) {
  const outcome = { shown: '' }
  const answer = new Promise<Response>((resolve) =>
    setTimeout(() => resolve(new Response('from the network')), answerMs),
  )
  const toShell = async () => new Response('from the device')
  void unlessLate(answer, path, toShell).then(async (response) => {
    outcome.shown = await response.text()
  })
  return outcome
}

test.each(['/saved', '/kitchen-card', '/kitchen-card/th', '/details/kept%20one'])(
  'what the device has is shown when the line is late: %s',
  async (path) => {
    findKept.mockImplementation(async (id) =>
      id === 'kept one' ? ({ menu: null } as unknown as WholeRestaurant) : null,
    )
    const outcome = open(path, 60_000)
    await vi.advanceTimersByTimeAsync(5900)
    expect(outcome.shown).toBe('')
    await vi.advanceTimersByTimeAsync(200)
    expect(outcome.shown).toBe('from the device')
  },
)

test.each(['/details/unknown', '/about', '/admin'])(
  'any other page waits for a line that is late: %s',
  async (path) => {
    const outcome = open(path, 60_000)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(outcome.shown).toBe('')
    await vi.advanceTimersByTimeAsync(1000)
    expect(outcome.shown).toBe('from the network')
  },
)

test('a line that answers in time is believed, and the device is not searched', async () => {
  const saved = open('/saved', 5000)
  const details = open('/details/kept', 5000)
  await vi.advanceTimersByTimeAsync(7000)
  expect([saved.shown, details.shown]).toEqual(['from the network', 'from the network'])
  expect(findKept).not.toHaveBeenCalled()
})

test('a file that was lost on the way is asked for once more', async () => {
  const ask = vi.fn<() => Promise<Response>>().mockRejectedValueOnce(new TypeError('Lost'))
  ask.mockResolvedValueOnce(new Response('the file'))
  const file = askAgain(ask)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await (await file).text()).toBe('the file')
  ask.mockRejectedValue(new TypeError('Lost'))
  const lost = expect(askAgain(ask)).rejects.toThrow('Lost')
  await vi.advanceTimersByTimeAsync(1000)
  await lost
  expect(ask).toHaveBeenCalledTimes(4)
})
