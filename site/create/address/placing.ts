import type { LatLng } from '../../../worker/contract/search.ts'
import { addressAt, geocode } from '../../api/adding/builder.ts'
import { ApiError } from '../../api/client.ts'
import { type CreateFlow, change } from '../draft/createFlow.ts'

/**
 * Puts the place there and looks for its address, in the place of the one that is there unless that `stays`. That nobody
 * knows the address is no failure (specification §8).
 */
export async function placeAt(flow: CreateFlow, place: LatLng, stays = false): Promise<void> {
  // An address that is looked for still is the older wish.
  stopPlacing(flow)
  change(flow, { place, isPopUp: false })
  flow.state.note = ''
  const { address } = flow.state.draft
  if (stays && address.trim() !== '') return
  try {
    const found = await flow.calls.run('address', (signal) => addressAt(place, signal))
    // What was typed meanwhile is newer.
    if (found === null || flow.state.draft.address !== address) return
    change(flow, { address: found.address })
    flow.state.note = found.note ?? ''
  } catch {
    // The address stays for the person to type.
  }
}

/** `changed`: another address was typed meanwhile, which stays; its place is not that of the first. */
export type AddressOutcome = 'done' | 'unknown' | 'changed'

/** Looks for the address that was typed. */
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
    // The session has ended: the login page comes next.
    return error instanceof ApiError && error.status === 401 ? 'done' : 'unknown'
  }
}

/** Another way to the place was chosen: what is looked for on this one is not wanted any more. */
export function stopPlacing({ calls }: CreateFlow): void {
  calls.cancel('address')
  calls.cancel('duplicates')
}
