import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { BuilderAnswer } from '../../../worker/contract/restaurants/builder.ts'
import { PLACED, renderCreate } from '../../testing/renderCreate.tsx'
import { blankDraft, withAnswer } from '../draft/placeDraft.ts'

vi.mock('../../map/start.ts', async () => (await import('../../testing/fakeMap.ts')).fakeStart)

const soup = { option: 'Lentil soup', description: 'with lemon', reason: 'marked VE' }
const FORK: BuilderAnswer = {
  predictedOptions: [[], [soup]],
  geoJson: null,
  menu: '',
  source: 'fork.example',
}
const dishOf = (number: number) => screen.getByLabelText<HTMLInputElement>(`Dish ${number}`)

test('dishes of one website do not stay in the form for the next one', async () => {
  const read = withAnswer({ ...blankDraft(), ...PLACED, dishes: [] }, FORK, 'fork.example')
  const { path } = renderCreate(
    '/create/v2/cuisine/manual',
    { ...read, changedAt: Date.now() },
    {
      'GET /api/restaurant_builder/other.example': {
        body: { ...FORK, predictedOptions: [[], []] },
      },
    },
  )
  await waitFor(() => expect(dishOf(1).value).toBe('Lentil soup'))
  fireEvent.click(screen.getByRole('link', { name: 'Website' }))
  fireEvent.change(await screen.findByLabelText('Website'), { target: { value: 'other.example' } })
  fireEvent.click(screen.getByRole('button', { name: 'Find Restaurant' }))
  await waitFor(() => expect(path()).toBe('/create/v2/address'))
  fireEvent.click(screen.getByRole('button', { name: 'Confirm & Proceed' }))
  await waitFor(() => expect(path()).toBe('/create/v2/cuisine/manual'))
  expect(dishOf(1).value).toBe('')
})
