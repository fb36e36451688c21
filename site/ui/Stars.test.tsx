import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Stars } from './Stars.tsx'

test.each([
  [4.5, '4.5 out of 5 stars, from Google', '90'],
  [3, '3 out of 5 stars, from Google', '60'],
  [4.26, '4.3 out of 5 stars, from Google', '85'],
])('reads a rating of %s aloud and fills that much of the stars', (rating, words, width) => {
  render(<Stars from="from Google" rating={rating} />)
  const filled = screen.getByRole('img', { name: words }).querySelector('rect:last-child')
  expect(filled?.getAttribute('width')).toBe(width)
})

test('fills no star for a rating of 0', () => {
  render(<Stars from="from Google" rating={0} />)
  const stars = screen.getByRole('img', { name: '0 out of 5 stars, from Google' })
  expect(stars.querySelector('rect:last-child')?.getAttribute('width')).toBe('0')
})
