import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draftKey } from '../../device/drafts/drafts.ts'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { ID, renderEdit } from '../../testing/renderEdit.tsx'
import { type Draft, toDraft } from './draft.ts'
import { persistEdit, readEdit } from './persistedEdit.ts'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

/** Changes by another tab arrive as storage events. */
function typeElsewhere(draft: Draft, base = makeRestaurant()): void {
  persistEdit('u', ID, { base, draft })
  const key = draftKey('u', 'edit', ID)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
}

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
