import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DishCounts } from '../../../worker/contract/restaurant.ts'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { VeganOnMenu } from './Dishes.tsx'

const MENU = '- Pad Thai\n- Green Curry\n- Dal'
const COUNTS: DishCounts = { all: 3, vegan: 1, names: ['Dal'] }
const at = '2026-11-22T08:00:00.000Z'

function show(counts: Partial<DishCounts>, diet: 'options' | 'vegan' = 'options') {
  const restaurant = makeRestaurant({ veganOptions: [], diet })
  render(<VeganOnMenu menu={MENU} counts={{ ...COUNTS, ...counts }} restaurant={restaurant} />)
}
const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('a dish of which we are unsure says what to ask', () => {
  show({ questions: [{ dish: 'Green Curry', ask: 'Ask whether the curry has fish sauce' }] })
  expect(screen.getByRole('heading', { name: 'Ask the kitchen' })).toBeDefined()
  expect(items()).toEqual(['Green Curry Ask whether the curry has fish sauce.'])
})

test('what people said of dishes stands with who said it and when, and is no guess', () => {
  show({
    vegan: 2,
    names: ['Dal', 'Green Curry'],
    corrections: [
      { dish: 'Green Curry', verdict: 'vegan', by: 'owner', at },
      { dish: 'Pad Thai', verdict: 'not-vegan', by: 'member', at },
    ],
  })
  expect(items()).toEqual([
    'Green Curry is vegan, says the owner, Nov 22, 2026',
    'Pad Thai is not vegan, says a member, Nov 22, 2026',
  ])
  expect(screen.getByText('Likely vegan, 1 of 3 dishes:').parentElement?.textContent).not.toContain(
    'Green Curry',
  )
})

test('nothing is said of a dish that has left the menu', () => {
  const by = 'owner'
  show({
    corrections: [
      { dish: 'Peanut "Stew"', verdict: 'vegan', by, at },
      { dish: 'PAD  THAI', verdict: 'not-vegan', by, at },
    ],
  })
  expect(items()).toEqual(['PAD  THAI is not vegan, says the owner, Nov 22, 2026'])
})

test('where all is vegan there is nothing to ask', () => {
  show({ questions: [{ dish: 'Green Curry', ask: 'Ask what is in it' }] }, 'vegan')
  expect(items()).toEqual([])
})
