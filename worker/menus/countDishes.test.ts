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

test('dishes of one name of which one is vegan count twice, so that the others do not seem vegan', () => {
  const menu = `## Vegan

- Lasagne – tofu, tomato

## Classic

- Lasagne – beef, tomato`
  expect(countDishes(menu, [])).toMatchObject({ all: 2, vegan: 1, veganNames: ['Lasagne'] })
  const known = [{ key: 'lasagne', verdict: 'not-vegan' }] as const
  expect(countDishes(menu, known)).toMatchObject({ all: 1, vegan: 0 })
})
