import { expect, test } from 'vitest'
import type { DraftDish } from '../draft.ts'
import { dishActions } from './dishActions.ts'

function begin() {
  let dishes: DraftDish[] = ['a', 'b', 'c'].map((key) => ({ key, option: key, description: '' }))
  const actions = dishActions(
    () => dishes,
    (written) => {
      dishes = written
    },
  )
  return { actions, options: () => dishes.map(({ option }) => option).join('') }
}

test.each([
  ['a', 1, 'bac'],
  ['a', 2, 'bca'],
  ['a', 9, 'bca'],
  ['c', 0, 'cab'],
  ['c', -1, 'cab'],
  ['x', 0, 'abc'],
])('%s moved to %i makes %s', (key, to, expected) => {
  const { actions, options } = begin()
  actions.move(key, to)
  expect(options()).toBe(expected)
})

test('dishes are added, changed and removed', () => {
  const { actions, options } = begin()
  actions.add()
  actions.change('b', { option: 'B' })
  actions.remove('a')
  expect(options()).toBe('Bc')
})
