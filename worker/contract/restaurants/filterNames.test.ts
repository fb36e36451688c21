import { expect, it } from 'vitest'
import { FIELD_NAMES } from './fieldNames.ts'
import { fieldOf } from './fields.ts'
import { FILTER_NAMES } from './filterNames.ts'

it('names the fields that have a filter, in their order', () => {
  expect(FILTER_NAMES).toEqual(FIELD_NAMES.filter((name) => fieldOf(name).filter !== undefined))
})
