import { describe, expect, it } from 'vitest'
import { ENGLISH } from '../../languages/list.ts'
import { speech } from '../../languages/speech.ts'
import { inLanguage, languageOf } from './language.ts'

const german = { code: 'de', dir: 'ltr' } as const
const arabic = { code: 'ar', dir: 'rtl' } as const

describe('the language of a request', () => {
  it('does not affect simultaneous requests', async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve))
    const said = await Promise.all(
      [german, arabic, ENGLISH, german].map((language) =>
        inLanguage(language, async () => {
          await pause()
          return speech().language.code
        }),
      ),
    )
    expect(said).toEqual(['de', 'ar', 'en', 'de'])
    expect(speech().language).toBe(ENGLISH)
  })

  it.each([undefined, '', '*', 'xx-YY', 'en-GB,en;q=0.9'])('is English for "%s"', (accepted) => {
    expect(languageOf(accepted)).toBe(ENGLISH)
  })

  it.each(['de-AT', 'xx,de;q=0.5,en;q=0.4', 'en;q=0.8,DE'])('is German for "%s"', (accepted) => {
    expect(languageOf(accepted).code).toBe('de')
  })
})
