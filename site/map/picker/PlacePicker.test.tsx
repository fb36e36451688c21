import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { LatLng } from '../../../worker/contract/search.ts'
import { whereabouts } from '../../device/position/whereabouts.ts'
import { PlacePicker } from './PlacePicker.tsx'

vi.mock('./LocationPicker.tsx', () => ({
  LocationPicker: ({ start, zoom }: { start: LatLng; zoom: number }) => (
    <p>
      {start.lat}, {start.lng} at {zoom}
    </p>
  ),
}))

type Place = LatLng | null

/** The picker for `place`, for somebody who has searched at `centre`. */
function show(place: Place, centre: Place) {
  whereabouts.searched = centre
  render(<PlacePicker name="Nomad Roti" place={place} action="Update Location" onPick={vi.fn()} />)
}

test('a known place is shown from near, at zoom 18', async () => {
  show({ lat: 40, lng: -75 }, { lat: 41, lng: -73 })
  expect(await screen.findByText('40, -75 at 18')).toBeDefined()
})

test('where no place is known the map begins at what was searched, at zoom 12', async () => {
  show(null, { lat: 41, lng: -73 })
  expect(await screen.findByText('41, -73 at 12')).toBeDefined()
})

test('without a search it starts in Boston', async () => {
  show(null, null)
  expect(await screen.findByText('42.3601, -71.0589 at 12')).toBeDefined()
})
