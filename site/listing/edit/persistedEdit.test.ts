import { beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '../../../worker/contract/durations.ts'
import { forgetDrafts } from '../../device/drafts/drafts.ts'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { toDraft } from './draft.ts'
import {
  dropOldEdits,
  forgetEdits,
  persistEdit,
  persistMenuEdit,
  readEdit,
  readMenuEdit,
} from './persistedEdit.ts'

const base = makeRestaurant()
const { _id: id } = base
const START = Date.parse('2026-11-01T12:00:00.000Z')

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date'] })
  for (const userId of ['ada', 'ben']) {
    persistEdit(userId, id, { base, draft: toDraft(base) })
    persistMenuEdit(userId, id, { base: { menu: '', version: 1 }, text: '# Mine' })
  }
})
const isKept = (userId: string) => [
  readEdit(userId, id) !== null,
  readMenuEdit(userId, id) !== null,
]

test('a logout removes only the changes and menu texts of its own account', () => {
  forgetDrafts('ada')
  expect([isKept('ada'), isKept('ben')]).toEqual([
    [false, false],
    [true, true],
  ])
})

test('a restaurant that is gone leaves nothing to go on with', () => {
  forgetEdits('ada', id)
  expect(isKept('ada')).toEqual([false, false])
})

test('what nobody has touched for a month is dropped', () => {
  dropOldEdits('ada', START + 30 * DAY_MS)
  expect(isKept('ada')).toEqual([true, true])
  dropOldEdits('ada', START + 31 * DAY_MS)
  expect([isKept('ada'), isKept('ben')]).toEqual([
    [false, false],
    [true, true],
  ])
})

test('a draft of before a field was known has what the restaurant says of it', () => {
  const { website: _unknown, ...older } = toDraft({ ...base, name: 'Mine' })
  persistEdit('ada', id, JSON.parse(JSON.stringify({ base, draft: older })))
  expect(readEdit('ada', id)?.draft).toMatchObject({ name: 'Mine', website: base.website })
})

test('the kind of a pop-up that was out when its draft was kept is pop-up', () => {
  const out = { ...base, status: 'ONLINE' as const }
  const older = { ...toDraft(out), status: 'ONLINE' }
  persistEdit('ada', id, JSON.parse(JSON.stringify({ base: out, draft: older })))
  expect(readEdit('ada', id)?.draft).toEqual(toDraft(out))
})
