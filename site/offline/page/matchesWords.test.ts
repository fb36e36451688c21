import { afterEach, expect, test } from 'vitest'
import { messageKey } from '../../../languages/messageKey.ts'
import { findSpeechBy } from '../../../languages/speech.ts'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { matchesWords } from './matchesWords.ts'

afterEach(() => findSpeechBy(() => undefined))

const whole = {
  restaurant: makeRestaurant({ name: 'Café Grün', cuisine: ['thai'], address: '12 Elm Street' }),
  menu: '- Jackfruit tacos',
}

test('every word must begin a kept word, ignoring accents and case', () => {
  for (const words of ['', 'cafe grun', 'GRÜN', 'thai elm', 'jackf', 'green cur', '12']) {
    expect(matchesWords(words)(whole), words).toBe(true)
  }
  for (const words of ['rün', 'cafe sushi', 'acos']) {
    expect(matchesWords(words)(whole), words).toBe(false)
  }
})

test('what all look for is left out, as on the server', () => {
  expect(matchesWords('vegan tacos near me')(whole)).toBe(true)
})

test('punctuation and letters of their own count for nothing', () => {
  const named = (name: string) => ({ restaurant: makeRestaurant({ name }), menu: '' })
  for (const [name, words] of [
    ["Joe's", "joe's"],
    ["Joe's", 'Joe’s'],
    ["Joe's", 'joes'],
    ['L’Osteria', 'losteria'],
    ['ONeills Pub', 'o’neill’s pub'],
    ['L’Osteria', 'osteria'],
    ['Hawaiʻi Grill', 'hawaii'],
    ['Hawaii Grill', 'Hawaii'],
    ['OʼNeill', 'o’neill'],
    ['Pad Thai & Co', 'pad-thai'],
    ['Mac&Cheese', 'mac & cheese'],
    ['Smørrebrød Łódź', 'smorrebrod lodz'],
    ['Weißes Ross', 'WEISSES'],
  ] as const) {
    expect(matchesWords(words)(named(name)), words).toBe(true)
  }
})

test('a cuisine is found by its name in the language of the page, too', () => {
  const messages = { [messageKey('Thai')]: 'Thailändisch' }
  findSpeechBy(() => ({ language: { code: 'de', dir: 'ltr' }, messages }))
  const read = { ...whole }
  for (const words of ['thailand', 'thai elm']) expect(matchesWords(words)(read), words).toBe(true)
})
