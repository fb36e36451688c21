import { beforeAll, expect, test } from 'vitest'
import type { Figure } from '../report.ts'
import { measureDishes } from './dishes.ts'
import { measureFound } from './extraction.ts'
import { isGated, readFloors, underFloors } from './floors.ts'
import { HALVES, readPageSet } from './readSets.ts'
import { measureSets } from './sets.ts'
import { measureWholePages } from './wholePages.ts'

let figures: Figure[]

beforeAll(async () => {
  figures = [
    ...(await measureSets()),
    ...measureDishes(),
    ...(await measureFound()),
    ...(await measureWholePages()),
  ]
})

// To list the misses of the open half: npm run bench:menus -- --only sets --misses
test('no figure of the labelled sets is under its floor', () => {
  expect(underFloors(figures, readFloors())).toEqual([])
})

test('every floor has a figure', () => {
  const names = figures.filter(isGated).map(({ name }) => name)

  expect(Object.keys(readFloors()).filter((name) => !names.includes(name))).toEqual([])
})

test('the traps are at least 60 placements of notes and 12 legends', () => {
  const pages = HALVES.flatMap((half) => readPageSet(half, 'traps').map(({ page }) => page))

  expect(pages.filter((page) => page.includes(': ')).length).toBeGreaterThanOrEqual(60)
  expect(pages.filter((page) => page.startsWith('legend-')).length).toBeGreaterThanOrEqual(12)
})
