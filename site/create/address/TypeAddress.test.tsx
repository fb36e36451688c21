import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { failures } from '../../testing/fakeApi.ts'
import { renderCreate } from '../../testing/renderCreate.tsx'

test.each([
  ['https://maps.app.goo.gl/Ab12', /^That link does not say where it leads/],
  ['Nowhere', /^Nowhere not recognized as a valid address/],
])('%s that nobody knows is refused with what helps', async (address, words) => {
  const unknown = { status: 404, body: failures('Unknown') }
  const call = `GET /api/restaurant_builder/geocode?${new URLSearchParams({ address })}`
  renderCreate('/create/v2/address', { name: 'Green Fork', address }, { [call]: unknown })
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByText(words)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Address').value).toBe(address)
})
