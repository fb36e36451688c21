import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import type { PlacesAnswer } from '../../worker/contract/search.ts'
import { SearchPanel } from '../find/search/SearchPanel.tsx'
import { renderFind } from './renderFind.tsx'

/** What the search box is offered for "concord". */
export const CONCORD_OFFERS: PlacesAnswer = {
  places: [
    { name: 'Concord', region: 'NH', country: 'US', lat: 43.2, lng: -71.5 },
    { name: 'Concord', region: 'MA', country: 'US', lat: 42.46, lng: -71.35 },
  ],
  restaurants: [
    { _id: 'r9', name: 'Concord Grapevine', address: '9 Vine Street', lat: 42.4, lng: -71.1 },
  ],
  dishes: [{ dish: 'Concord grape tart', count: 2 }],
}

/** Answers with these offers, and with no restaurants; returns the addresses that were asked for. */
export function offerPlaces(offers: PlacesAnswer): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json(address.startsWith('/api/places') ? offers : [])
  })
  return asked
}

/** Renders the search panel and types into its box. */
export async function typePlace(text: string) {
  const shown = renderFind(<SearchPanel />)
  const box = screen.getByRole('combobox', { name: 'Location' })
  await userEvent.type(box, text)
  return { ...shown, box }
}
