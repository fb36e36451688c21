import { vi } from 'vitest'
import type { PlacesAnswer } from '../../worker/contract/search.ts'

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
export function offerConcord(): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json(address.startsWith('/api/places') ? CONCORD_OFFERS : [])
  })
  return asked
}
