import { describe, expect, it } from 'vitest'
import { ENGLISH } from '../../../languages/list.ts'
import { findSpeechBy } from '../../../languages/speech.ts'
import { formatDistance, formatRadius, unitSign } from './distances.ts'

describe('distances', () => {
  it('are miles with two decimals, or kilometres', () => {
    expect(formatDistance(1609.344, 'mi')).toBe('1.00 mi')
    expect(formatDistance(0, 'mi')).toBe('0.00 mi')
    expect(formatDistance(1234, 'km')).toBe('1.23 km')
  })

  it('of a search are rounded to what a person needs', () => {
    expect(formatRadius(10, 'mi')).toBe('6.2 miles')
    expect(formatRadius(1.609344, 'mi')).toBe('1 mile')
    expect(formatRadius(20_038, 'km')).toBe('20,038 km')
  })

  it('have their unit in the language of the page', () => {
    expect([unitSign('mi'), unitSign('km')]).toEqual(['mi', 'km'])
    findSpeechBy(() => ({ language: { code: 'ar', dir: 'rtl' }, messages: {} }))
    expect([unitSign('mi'), unitSign('km')]).toEqual(['ميل', 'كم'])
    findSpeechBy(() => ({ language: ENGLISH, messages: {} }))
  })
})
