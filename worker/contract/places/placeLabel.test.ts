import { afterEach, expect, it } from 'vitest'
import { findSpeechBy } from '../../../languages/speech.ts'
import type { Place } from '../search.ts'
import { placeLabel } from './placeLabel.ts'

afterEach(() => findSpeechBy(() => undefined))

const munich: Place = {
  name: 'Munich',
  names: { de: 'München', it: 'Monaco di Baviera' },
  region: 'Bavaria',
  country: 'DE',
  lat: 48.14,
  lng: 11.58,
}

it('names a well-known city in the language of the page', () => {
  const label = (code: string) => {
    findSpeechBy(() => ({ language: { code, dir: 'ltr' }, messages: {} }))
    return placeLabel(munich)
  }
  expect(['en', 'de', 'it', 'fr'].map(label)).toEqual([
    'Munich, Germany',
    'München, Deutschland',
    'Monaco di Baviera, Germania',
    'Munich, Allemagne',
  ])
})
