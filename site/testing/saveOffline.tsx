import { fireEvent, screen } from '@testing-library/react'
import type { FakeAnswer, SeenCall } from './fakeApi.ts'
import { makeRestaurant } from './makeRestaurant.ts'
import { curry, GET, PUT, renderEdit, soup } from './renderEdit.tsx'

export const WAITS = /^Waiting for a connection/
export const offlineError = (): FakeAnswer => {
  throw new TypeError('Failed to fetch')
}
export const original = makeRestaurant({ veganOptions: [curry, soup] })
export const theirs = { ...original, address: 'Theirs Street', version: 7 }
export const address = () => screen.getByLabelText<HTMLInputElement>('Address')
export const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))

/** The form of a restaurant, with `My Street` saved without a connection; `server` sets the later answer. */
export async function saveOffline() {
  const server: Record<'get' | 'put', (call: SeenCall) => FakeAnswer> = {
    get: () => ({ body: original }),
    put: offlineError,
  }
  const answers = {
    [GET]: (call: SeenCall) => server.get(call),
    [PUT]: (call: SeenCall) => server.put(call),
  }
  const edit = await renderEdit(answers)
  fireEvent.change(address(), { target: { value: 'My Street' } })
  save()
  await screen.findByText(WAITS)
  const takeIt = ({ body }: SeenCall) => ({
    body: { ...original, ...(body as object), version: 2 },
  })
  return { ...edit, server, takeIt, answers }
}
