import { expect, test } from 'vitest'
import { countDishes } from './countDishes.ts'

const MENU = `## Lunch

- Tofu bowl – rice, tofu, broccoli
- Leek soup

## Dinner

- TOFU BOWL – rice, tofu, broccoli
- Beef burger
- Leek soup`

test('a dish that a menu names at lunch and at dinner counts once, and is asked about once', () => {
  const { all, vegan, veganNames, questions } = countDishes(MENU, [])
  expect({ all, vegan, veganNames }).toEqual({ all: 3, vegan: 1, veganNames: ['Tofu bowl'] })
  expect(questions.map(({ dish }) => dish)).toEqual(['Leek soup'])
})
