import { expect, it } from 'vitest'
import { AnswerCache, type CachedAnswer } from './answerCache.ts'

const MEGABYTE = 1024 * 1024
/** Sixteen answers of this size fit, with their addresses. */
const LARGE = MEGABYTE - 2048

const answerOf = (bytes: number, begunAt = 0): CachedAnswer => ({
  begunAt,
  body: new ArrayBuffer(bytes),
  headers: [],
  isEmbedded: false,
})

it('keeps an answer for five seconds', () => {
  const kept = new AnswerCache()
  const answer = answerOf(10)
  kept.set('/a', answer, 1000)
  expect(kept.get('/a', 1000)).toBe(answer)
  expect(kept.get('/a', 6000)).toBe(answer)
  expect(kept.get('/a', 6001)).toBeNull()
  expect(kept.get('/b', 1000)).toBeNull()
})

it('drops the least recently used answer when there is no room', () => {
  const kept = new AnswerCache()
  for (let n = 0; n < 16; n += 1) kept.set(`/${n}`, answerOf(LARGE), 0)
  kept.get('/0', 0)
  kept.set('/one more', answerOf(LARGE), 0)
  const names = ['/0', '/1', '/2', '/one more']
  expect(names.filter((name) => kept.get(name, 0) !== null)).toEqual(['/0', '/2', '/one more'])
})

it('stops counting an answer that is replaced or has expired', () => {
  const kept = new AnswerCache()
  for (let n = 0; n < 17; n += 1) kept.set('/same', answerOf(LARGE), 0)
  kept.set('/other', answerOf(LARGE), 0)
  expect(kept.get('/same', 0)).not.toBeNull()
  expect(kept.get('/same', 9000)).toBeNull()
  for (let n = 0; n < 15; n += 1) kept.set(`/${n}`, answerOf(LARGE), 0)
  expect(kept.get('/other', 0)).not.toBeNull()
})

it('bounds empty answers too', () => {
  const kept = new AnswerCache()
  for (let n = 0; n < 17_000; n += 1) kept.set(`/${n}`, answerOf(0), 0)
  expect(kept.get('/0', 0)).toBeNull()
  expect(kept.get('/16999', 0)).not.toBeNull()
})

it('does not keep a very large answer', () => {
  const kept = new AnswerCache()
  kept.set('/large', answerOf(MEGABYTE), 0)
  kept.set('/large', answerOf(MEGABYTE + 1), 0)
  expect(kept.get('/large', 0)).toBeNull()
})

it('keeps the newer of two answers, whichever arrives last', () => {
  const kept = new AnswerCache()
  const [older, newer] = [answerOf(1, 1000), answerOf(1, 2000)]
  kept.set('/a', older, 2000)
  kept.set('/a', newer, 2000)
  kept.set('/a', older, 2001)
  expect(kept.get('/a', 2001)).toBe(newer)
})
