import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { SavedRow } from './SavedRow.tsx'

const place = { id: 'r1', name: 'Old Fork', note: 'Ask for Mia', lists: [] }
const row = { place, lists: [], isSelected: false }

test('a restaurant that was deleted stays with a word, the name it had and the note', () => {
  render(<SavedRow {...row} known={null} />)
  expect(screen.getByText('No longer on Sprig: it was deleted.')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Old Fork' })).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getAllByText('Ask for Mia').length).toBeGreaterThan(0)
})

test('nothing is claimed about a restaurant that could not be looked up', () => {
  render(<SavedRow {...row} known={undefined} />)
  expect(screen.getByRole('link', { name: 'Old Fork' })).toBeDefined()
  expect(screen.queryByText(/No longer on Sprig/)).toBeNull()
})

test('a restaurant has the name that it has now', () => {
  const restaurant = makeRestaurant({ name: 'New Fork' })
  render(<SavedRow {...row} known={{ restaurant, menu: null }} />)
  expect(screen.getByRole('link', { name: 'New Fork' })).toBeDefined()
})
