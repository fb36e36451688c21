import { expect, test } from 'vitest'
import { atLeast, atMost, told } from '../report.ts'
import { raiseFloors, underFloors } from './floors.ts'

const FLOORS = { found: 0.8, wrong: 3 }

test('a figure under its floor is named with what it was', () => {
  const figures = [atLeast('found', 0.79, '', 0.9), atMost('wrong', 4, 'dishes', 0)]

  expect(underFloors(figures, FLOORS)).toEqual(['found: 0.79, was 0.8', 'wrong: 4, was 3'])
})

test('a figure at its floor or better is well, whatever its target', () => {
  const figures = [atLeast('found', 0.8, '', 0.9), atMost('wrong', 2, 'dishes', 0)]

  expect(underFloors(figures, FLOORS)).toEqual([])
})

test('a new figure asks for a floor; times and figures that are only told do not', () => {
  const figures = [atLeast('new', 1, '', 1), atMost('CPU', 9, 'ms', 1), told('pages', 3, '')]

  expect(underFloors(figures, FLOORS)).toEqual(['new: has no floor'])
})

test('floors are raised to what was reached, and never lowered', () => {
  const figures = [
    atLeast('found', 0.7, '', 0.9),
    atMost('wrong', 1, '', 0),
    atLeast('new', 0.5, '', 1),
  ]

  expect(raiseFloors(figures, FLOORS)).toEqual({
    floors: { found: 0.8, wrong: 1, new: 0.5 },
    raised: 2,
  })
})
