import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import { draftKey } from '../../device/drafts/drafts.ts'
import { failures } from '../../testing/fakeApi.ts'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { curry, GET, ID, PUT, renderEdit, soup } from '../../testing/renderEdit.tsx'
import { type Draft, toDraft } from './draft.ts'
import { persistEdit, readEdit } from './persistedEdit.ts'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

/** Changes by another tab arrive as storage events. */
function tellOfOtherTab(change: () => void): void {
  change()
  const key = draftKey('u', 'edit', ID)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
}

const typeElsewhere = (draft: Draft, base = makeRestaurant()) =>
  tellOfOtherTab(() => persistEdit('u', ID, { base, draft }))

test('two tabs on one form keep what was typed in either', async () => {
  await renderEdit()
  typeElsewhere({ ...toDraft(makeRestaurant()), name: 'Of the other tab' })
  expect(field('Name').value).toBe('Of the other tab')
  type('Address', 'Under the bridge')
  expect(readEdit('u', ID)?.draft).toMatchObject({
    name: 'Of the other tab',
    address: 'Under the bridge',
  })
})

test('a draft on a newer version of the restaurant brings that version with it', async () => {
  await renderEdit()
  typeElsewhere({ ...toDraft(makeRestaurant()), name: 'Theirs' }, makeRestaurant({ version: 2 }))
  type('Address', 'Under the bridge')
  expect(field('Name').value).toBe('Theirs')
  expect(readEdit('u', ID)).toMatchObject({
    base: { version: 2 },
    draft: { name: 'Theirs', address: 'Under the bridge' },
  })
})

/** The other tab saves or discards a shared draft with a new address; this one goes on typing and saves. */
async function goOnAfter(way: 'saved' | 'discarded', theirs: Partial<Restaurant> = {}) {
  const base = makeRestaurant({ veganOptions: [curry, soup] })
  let stored = base
  const { sent } = await renderEdit({
    [GET]: () => ({ body: stored }),
    [PUT]: ({ ifMatch, body }) =>
      ifMatch === `"${stored.version}"`
        ? { body: { ...stored, ...(body as object), version: stored.version + 1 } }
        : { status: 412, body: failures('Stale') },
  })
  typeElsewhere({ ...toDraft(base), address: 'My Street' }, base)
  if (way === 'saved') stored = { ...base, address: 'My Street', version: 2 }
  stored = { ...stored, ...theirs }
  tellOfOtherTab(() => persistEdit('u', ID, null))
  type('Address', 'My Street 5')
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  return { sent }
}

test.each(['saved', 'discarded'] as const)(
  'a draft that another tab has %s goes on here, without a conflict',
  async (way) => {
    const { sent } = await goOnAfter(way)
    await screen.findByText('Restaurant successfully updated')
    expect(sent().at(-1)).toMatchObject({ body: { address: 'My Street 5' } })
  },
)

test('what somebody else saved after another tab had is still shown', async () => {
  await goOnAfter('saved', { address: 'Theirs Street', version: 3 })
  await screen.findByText('Somebody else changed this restaurant while you did')
})
