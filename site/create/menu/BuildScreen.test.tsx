import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FakeAnswer, FakeAnswers } from '../../testing/fakeApi.ts'
import { dragMap, resetFakeMap } from '../../testing/fakeMap.ts'
import { PLACED, renderCreate } from '../../testing/renderCreate.tsx'

vi.mock('../../map/start.ts', async () => (await import('../../testing/fakeMap.ts')).fakeStart)

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const address = () => screen.getByLabelText<HTMLInputElement>('Address')

beforeEach(() => {
  resetFakeMap()
})

const NOTED = { address: 'Concord, NH', note: 'near Concord, NH' }

/** Opens the last step of the v1 flow and moves the pin of the place, far unless said otherwise. */
async function movePin(
  answer: FakeAnswers[string],
  { lat = 42.5, lng = -71.5, address = '1 Fork Street' } = {},
) {
  const path = `GET /api/restaurant_builder/address?lat=${lat}&lng=${lng}`
  const shown = renderCreate('/create/build', { ...PLACED, address }, { [path]: answer })
  press('Change the location')
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('button', { name: 'Zoom in' })
  dragMap(lat, lng)
  press('Update Location')
  await waitFor(() => expect(shown.seen.at(-1)?.path).toMatch(/address/))
  return shown
}
const dialogCloses = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('the address follows the pin, and says how much of it is known', async () => {
  const shown = await movePin({ body: NOTED })
  await dialogCloses()
  expect(address().value).toBe('Concord, NH')
  expect(screen.getByText('near Concord, NH')).toBeDefined()
  await waitFor(() =>
    expect(shown.kept()).toMatchObject({
      place: { lat: 42.5, lng: -71.5 },
      address: 'Concord, NH',
    }),
  )
})

test('where no address is known, the one from before stays', async () => {
  const shown = await movePin({ status: 404, body: { errors: [] } })
  await dialogCloses()
  await waitFor(() => expect(shown.kept().place).toEqual({ lat: 42.5, lng: -71.5 }))
  expect(address().value).toBe('1 Fork Street')
})

test.each([
  ['the pin stays near', { lat: 42.001, lng: -71 }],
  ['the town is that of the address', { address: '1 Fork Street, Concord, NH 03301' }],
])('a street is not replaced by a mere town where %s', async (_, to) => {
  await movePin({ body: NOTED }, to)
  await dialogCloses()
  expect(address().value).toMatch(/^1 Fork Street/)
  expect(screen.queryByText('near Concord, NH')).toBeNull()
})

test('a street that is known at the pin replaces another', async () => {
  await movePin({ body: { address: '2 Fork Street' } }, { lat: 42.001, lng: -71 })
  await dialogCloses()
  expect(address().value).toBe('2 Fork Street')
})

test('creation waits for the address of the pin, and shows that it does', async () => {
  let found = () => {}
  const late = new Promise<FakeAnswer>((resolve) => {
    found = () => resolve({ body: NOTED })
  })
  const { seen } = await movePin(() => late)
  const sent = () => seen.find(({ method }) => method === 'POST')
  press('Close')
  await dialogCloses()
  const button = screen.getByRole('button', { name: 'Create restaurant' })
  expect(button.getAttribute('data-busy')).toBe('true')
  fireEvent.click(button)
  await new Promise((resolve) => setTimeout(resolve))
  expect(sent()).toBeUndefined()
  found()
  await waitFor(() => expect(sent()?.body).toMatchObject({ address: 'Concord, NH' }))
})
