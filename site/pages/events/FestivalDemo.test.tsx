import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FestivalDemo } from './FestivalDemo.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const picture = () => screen.getByRole('img').getAttribute('aria-label')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('does not move until it is asked to', async () => {
  render(<FestivalDemo />)
  await pass(60_000)
  expect(picture()).toBe('The whole ground on one map')
})

test('plays to its last scene, stops there and can be played again', async () => {
  render(<FestivalDemo />)
  press('Play demo')
  await pass(6500)
  expect(picture()).toBe('Every dish before the queue')
  await pass(6500)
  await pass(6500)
  expect(picture()).toBe('Found again on Tuesday')
  await pass(6500)
  press('Play demo')
  expect(picture()).toBe('The whole ground on one map')
})

test('pauses where it is', async () => {
  render(<FestivalDemo />)
  press('Play demo')
  await pass(6500)
  press('Pause')
  await pass(60_000)
  expect(picture()).toBe('Every dish before the queue')
})

test('can be stepped through by hand, and stepping pauses it', async () => {
  render(<FestivalDemo />)
  press('Play demo')
  press('Next scene')
  await pass(60_000)
  expect(picture()).toBe('Every dish before the queue')
  press('Previous scene')
  press('Previous scene')
  expect(picture()).toBe('The whole ground on one map')
})

test('tells all of its scenes in words', () => {
  const { container } = render(<FestivalDemo />)
  expect(container.querySelectorAll('details li')).toHaveLength(4)
})
