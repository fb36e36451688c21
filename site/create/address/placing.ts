import type { LatLng } from '../../../worker/contract/search.ts'
import { addressAt, geocode } from '../../api/adding/builder.ts'
import { ApiError } from '../../api/client.ts'
import { type CreateFlow, change } from '../draft/createFlow.ts'

/**
 * Sets the place and looks its address up, which replaces the current one unless that `stays`. An unknown address is no failure
 * (specification §8).
 */
export async function placeAt(flow: CreateFlow, place: LatLng, stays = false): Promise<void> {
  // A pending look-up of an address is out of date.
  stopPlacing(flow)
  change(flow, { place, isPopUp: false })
  flow.state.note = ''
  const { address } = flow.state.draft
  if (stays && address.trim() !== '') return
  try {
    const found = await flow.calls.run('address', (signal) => addressAt(place, signal))
    // Text typed meanwhile is newer.
    if (found === null || flow.state.draft.address !== address) return
    change(flow, { address: found.address })
    flow.state.note = found.note ?? ''
  } catch {
    // The person can type the address.
  }
}

/**
 * `changed`: another address was typed meanwhile, which stays without the first one's place. `unanswered`: nothing was looked up,
 * so that the address may be right.
 */
export type AddressOutcome = 'done' | 'unknown' | 'changed' | 'unanswered'

/** Looks up the place of a typed address. */
export async function placeByAddress(flow: CreateFlow, typed: string): Promise<AddressOutcome> {
  try {
    const found = await flow.calls.run('address', (signal) => geocode(typed, signal))
    if (found === null) return 'done'
    if (flow.state.draft.address.trim() !== typed) return 'changed'
    const { lat, lng, note = '' } = found
    change(flow, { place: { lat, lng }, address: typed, isPopUp: false })
    flow.state.note = note
    return 'done'
  } catch (error) {
    const status = error instanceof ApiError ? error.status : null
    // The session has ended, so the login page follows.
    if (status === 401) return 'done'
    return status === 0 ? 'unanswered' : 'unknown'
  }
}

/** Cancels look-ups because another way to the place was chosen. */
export function stopPlacing({ calls }: CreateFlow): void {
  calls.cancel('address')
  calls.cancel('duplicates')
}
