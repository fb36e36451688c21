import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LatLng } from '../../../worker/contract/search.ts'
import { dragMap, resetFakeMap } from '../../testing/fakeMap.ts'
import { renderVisit } from '../../testing/renderVisit.tsx'
import { LocationDialog } from './LocationDialog.tsx'

vi.mock('../../map/start.ts', async () => (await import('../../testing/fakeMap.ts')).fakeStart)

beforeEach(() => {
  resetFakeMap()
})
afterEach(() => vi.resetAllMocks())

/** A dialog over a list that shows a picked place at once and undoes it when the server refuses. */
async function open() {
  const onClose = vi.fn()
  let answer = (_isTaken: boolean) => {}
  function Listed() {
    const [place, setPlace] = useState<LatLng>({ lat: 42, lng: -71 })
    const pick = async (picked: LatLng) => {
      setPlace(picked)
      const isTaken = await new Promise<boolean>((resolve) => {
        answer = resolve
      })
      if (!isTaken) setPlace(place)
      return isTaken
    }
    return <LocationDialog name="Truck" place={place} onPick={pick} onClose={onClose} />
  }
  renderVisit(<Listed />)
  await screen.findByRole('button', { name: 'Zoom in' })
  return { onClose, answer: (isTaken: boolean) => act(async () => answer(isTaken)) }
}
const pick = () => fireEvent.click(screen.getByRole('button', { name: 'Update Location' }))
const pin = () => screen.getByLabelText('Location under the pin').textContent

test('is closed once the place is taken', async () => {
  const { onClose, answer } = await open()
  dragMap(40, -70)
  pick()
  expect(onClose).not.toHaveBeenCalled()
  await answer(true)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('stays with its pin when the place is refused', async () => {
  const { onClose, answer } = await open()
  dragMap(40, -70)
  pick()
  await answer(false)
  expect(onClose).not.toHaveBeenCalled()
  expect(pin()).toBe('40.00000, -70.00000')
})

test('stays with a pin that was moved on meanwhile', async () => {
  const { onClose, answer } = await open()
  pick()
  dragMap(40, -70)
  await answer(true)
  expect(onClose).not.toHaveBeenCalled()
  expect(pin()).toBe('40.00000, -70.00000')
  pick()
  await answer(true)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('what comes after it was closed closes no other', async () => {
  const { onClose, answer } = await open()
  pick()
  cleanup()
  await answer(true)
  expect(onClose).not.toHaveBeenCalled()
})
