import { beforeEach, expect, test, vi } from 'vitest'
import { documentsFirst, type ExtendsLife, keepPages } from './documents.ts'

const LATE_MS = 5000

/** The version that was seen before; undefined when there is none. */
let kept: Response | undefined
let answer: (response: Response) => void

class Waiting {
  waitUntil(work: Promise<unknown>): void {
    // Clearing up needs IndexedDB, which is not here.
    work.catch(() => undefined)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  kept = undefined
  vi.stubGlobal('ExtendableEvent', Waiting)
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
  vi.stubGlobal('caches', {
    match: async () => kept,
    open: async () => ({ put: async () => undefined }),
  })
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
})

/** Asks for a document; `shown` holds its text as soon as it is answered. */
function ask() {
  const outcome = { shown: '' }
  const request = new Request('https://sprig.test/about')
  const event = new Waiting() as unknown as ExtendsLife
  void documentsFirst(async () => undefined)
    .handle({ event, request })
    .then(async (response) => {
      outcome.shown = await response.text()
    })
  return outcome
}

test('a line that does not answer in time gives way to the version seen before', async () => {
  kept = new Response('seen before')
  const outcome = ask()
  await vi.advanceTimersByTimeAsync(LATE_MS - 1)
  expect(outcome.shown).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome.shown).toBe('seen before')
})

test('a line that answers in time is believed', async () => {
  kept = new Response('seen before')
  const outcome = ask()
  await vi.advanceTimersByTimeAsync(LATE_MS - 1)
  answer(new Response('new'))
  await vi.advanceTimersByTimeAsync(0)
  expect(outcome.shown).toBe('new')
})

test('a page never seen before waits for a line that is late', async () => {
  const outcome = ask()
  await vi.advanceTimersByTimeAsync(2 * LATE_MS)
  expect(outcome.shown).toBe('')
  answer(new Response('new'))
  await vi.advanceTimersByTimeAsync(0)
  expect(outcome.shown).toBe('new')
})

test('a page that cannot be loaded does not keep the others out', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(url)
    if (url.endsWith('/gone')) throw new TypeError('Failed to fetch')
    return new Response('a page')
  })
  const urls = ['/gone', '/about', '/about'].map((path) => `https://sprig.test${path}`)
  const documents = documentsFirst(async () => undefined)
  await keepPages(documents, urls, new Waiting() as unknown as ExtendsLife)
  expect(asked).toEqual(urls.slice(0, 2))
})
