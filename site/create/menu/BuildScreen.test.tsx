import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { dragMap, resetFakeMap } from '../../testing/fakeMap.ts'
import { PLACED, renderCreate } from '../../testing/renderCreate.tsx'

vi.mock('../../map/start.ts', async () => (await import('../../testing/fakeMap.ts')).fakeStart)

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const address = () => screen.getByLabelText<HTMLInputElement>('Address')

beforeEach(() => {
  resetFakeMap()
})

/** Opens the last step of the v1 flow and moves the pin of the place. */
async function movePin(answer: { status?: number; body: unknown }) {
  const path = 'GET /api/restaurant_builder/address?lat=42.5&lng=-71.5'
  const parts = { ...PLACED, address: '1 Fork Street' }
  const shown = renderCreate('/create/build', parts, { [path]: answer })
  press('Change the location')
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('button', { name: 'Zoom in' })
  dragMap(42.5, -71.5)
  press('Update Location')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(shown.seen.at(-1)?.path).toMatch(/address/))
  return shown
}

test('the address follows the pin, and says how much of it is known', async () => {
  const shown = await movePin({ body: { address: 'Concord, NH', note: 'near Concord, NH' } })
  await waitFor(() => expect(address().value).toBe('Concord, NH'))
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
  await waitFor(() => expect(shown.kept().place).toEqual({ lat: 42.5, lng: -71.5 }))
  expect(address().value).toBe('1 Fork Street')
})
