import { expect, test } from 'vitest'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { matchesWords } from './matchesWords.ts'

const whole = {
  restaurant: makeRestaurant({ name: 'Café Grün', cuisine: ['thai'], address: '12 Elm Street' }),
  menu: '- Jackfruit tacos',
}

test('every word begins a word of what is kept, whatever its accents and case', () => {
  for (const words of ['', 'cafe grun', 'GRÜN', 'thai elm', 'jackf', 'green cur', '12']) {
    expect(matchesWords(whole, words), words).toBe(true)
  }
  for (const words of ['rün', 'cafe sushi', 'acos']) {
    expect(matchesWords(whole, words), words).toBe(false)
  }
})
