import { describe, expect, it } from 'vitest'
import { readPlaceText, zipIn } from './parsePlaceText.ts'

describe('zipIn', () => {
  it.each(['02139', '02139-1234', ' Cambridge, MA 02139', 'Cambridge MA 02139, USA'])(
    'finds the code in "%s"',
    (text) => expect(zipIn(text)).toBe('02139'),
  )
  it.each(['2139', '021390', '02139 Main St', 'Boston'])('finds none in "%s"', (text) =>
    expect(zipIn(text)).toBeNull(),
  )
})

describe('readPlaceText', () => {
  const first = (text: string) => readPlaceText(text)[0]

  it('puts US states before countries', () => {
    expect(readPlaceText('Concord, CA').slice(0, 2)).toEqual([
      { key: 'concord', regionKey: 'california', country: 'US' },
      { key: 'concord', country: 'CA' },
    ])
  })

  it.each([
    ['Paris, France', 'FR'],
    ['Paris, FR', 'FR'],
    ['London, UK', 'GB'],
    ['Seoul, South Korea', 'KR'],
    ['Istanbul, Turkey', 'TR'],
    ['Berlin, Germany', 'DE'],
    ['Berlin, Deutschland', 'DE'],
  ])('knows the country in "%s"', (text, country) => {
    expect(first(text)?.country).toBe(country)
  })

  it('reads a state without a comma', () => {
    expect(readPlaceText('concord new hampshire')).toContainEqual({
      key: 'concord',
      regionKey: 'newhampshire',
      country: 'US',
    })
  })

  it.each([
    ['Hobart TAS', 'tasmania'],
    ['Toronto ON', 'ontario'],
    ['Darwin Northern Territory', 'northernterritory'],
  ])('reads a province without a comma: "%s"', (text, regionKey) => {
    expect(readPlaceText(text)).toContainEqual(expect.objectContaining({ regionKey }))
  })

  it('reads state and country together', () => {
    expect(first('Paris, TX, USA')).toEqual({ key: 'paris', regionKey: 'texas', country: 'US' })
  })

  it('does not let a state override the country', () => {
    expect(readPlaceText('Perth, WA, Australia')).not.toContainEqual(
      expect.objectContaining({ country: 'US' }),
    )
  })

  it('finds nothing in punctuation', () => {
    expect(readPlaceText(' , "" ,')).toEqual([])
  })

  it('returns few readings for any text', () => {
    expect(readPlaceText('a, '.repeat(5000)).length).toBeLessThan(10)
  })
})
