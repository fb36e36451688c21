import { afterEach, expect, test } from 'vitest'
import { ENGLISH } from '../../languages/list.ts'
import { findSpeechBy } from '../../languages/speech.ts'
import { ApiError } from '../api/client.ts'
import { alerts } from '../shell/alerts.ts'
import { sentenceFor } from './problems.ts'
import { withScript } from './searchOnDemand.ts'

afterEach(() => findSpeechBy(() => ({ language: ENGLISH, messages: {} })))

test('a missing script and a missing answer are said alike, without spaces where a language has none', async () => {
  findSpeechBy(() => ({ language: { code: 'ja', dir: 'ltr', space: '' }, messages: {} }))
  await withScript(Promise.reject(new Error('lost')), () => undefined)
  const [said] = alerts.items.map(({ text }) => text)
  expect(said).toMatch(/reached\.Check/)
  expect(said).toBe(sentenceFor(new ApiError(0, [])))
})
