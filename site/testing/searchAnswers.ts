import { afterEach, beforeEach, vi } from 'vitest'
import { makeFound } from './restaurants.ts'

/** A test's search requests in order, and their answers; without an answer the connection fails. */
interface SearchAnswers {
  asked: URL[]
  next: (() => Response)[]
}

/** Stands in for the search in each test of a file, with a new state for each. */
export function fakeSearches(): SearchAnswers {
  const answers: SearchAnswers = { asked: [], next: [] }
  beforeEach(() => {
    answers.asked = []
    answers.next = []
    vi.stubGlobal('fetch', async (input: string) => {
      answers.asked.push(new URL(input, 'https://sprig.test'))
      const answer = answers.next.shift()
      if (!answer) throw new TypeError('Failed to fetch')
      return answer()
    })
  })
  afterEach(() => vi.unstubAllGlobals())
  return answers
}

/** The nearest `count` of `total` restaurants, a metre apart. */
export function found(count: number, total = count): Response {
  const list = Array.from({ length: count }, (_, index) =>
    makeFound({ _id: `r${index}`, distance: index }),
  )
  return Response.json(list, { headers: { 'x-total-count': String(total) } })
}
