import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DietBadge, StatusBadge } from './Badge.tsx'

test.each([
  ['vegan', 'Vegan'],
  ['vegetarian', 'Vegetarian'],
  ['options', 'Vegan options'],
  ['unconfirmed', 'Unconfirmed'],
] as const)('says the diet level %s in words and draws a shape beside it', (diet, words) => {
  const { container } = render(<DietBadge diet={diet} />)
  expect(screen.getByText(words)).toBeDefined()
  expect(container.querySelectorAll('svg path').length).toBeGreaterThan(0)
})

test('no two diet levels share a shape', () => {
  const { container } = render(
    <>
      <DietBadge diet="vegan" />
      <DietBadge diet="vegetarian" />
      <DietBadge diet="options" />
      <DietBadge diet="unconfirmed" />
    </>,
  )
  const shapes = new Set([...container.querySelectorAll('svg')].map((svg) => svg.innerHTML))
  expect(shapes.size).toBe(4)
})

test('being out and not being out differ in words and in shape', () => {
  const { container } = render(
    <>
      <StatusBadge status="ONLINE" words="Live now" />
      <StatusBadge status="OFFLINE" words="Offline" />
    </>,
  )
  expect(screen.getByText('Live now')).toBeDefined()
  expect(screen.getByText('Offline')).toBeDefined()
  const [live, offline] = [...container.querySelectorAll('svg')].map((svg) => svg.innerHTML)
  expect(live).not.toBe(offline)
})
