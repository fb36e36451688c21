import { expect } from 'vitest'
import type { MenuItem, Verdict } from '../../menu.ts'
import { NO_CONTEXT } from '../context/menuContext.ts'
import { judgeDish } from '../judgeDish.ts'

type Row = [verdict: Verdict, name: string, description?: string]

export function toItem(name: string, description = '', more: Partial<MenuItem> = {}): MenuItem {
  return { name, description, price: '', section: '', marks: [], diets: [], ...more }
}

export function verdictOf(name: string, description = '', more: Partial<MenuItem> = {}): Verdict {
  return judgeDish(toItem(name, description, more), NO_CONTEXT).verdict
}

export function expectAll(rows: readonly Row[]): void {
  const wrong = rows
    .map(([verdict, name, description]) => ({ verdict, name, got: verdictOf(name, description) }))
    .filter(({ verdict, got }) => verdict !== got)
  expect(wrong).toEqual([])
}

export function expectNoneVegan(
  rows: readonly (readonly [name: string, description?: string])[],
): void {
  expect(rows.filter((row) => verdictOf(...row) === 'vegan')).toEqual([])
}
