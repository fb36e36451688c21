import type { LatLng } from '../../../worker/contract/search.ts'
import { addressAt, geocode } from '../../api/adding/builder.ts'
import { ApiError } from '../../api/client.ts'
import { type Building, change } from '../draft/building.ts'

/**
 * Puts the place there and looks for its address, in the place of the one that is there unless that `stays`. That nobody
 * knows the address is no failure (specification §8).
 */
export async function placeAt(building: Building, place: LatLng, stays = false): Promise<void> {
  // An address that is looked for still is the older wish.
  stopPlacing(building)
  change(building, { place, isPopUp: false })
  building.state.note = ''
  const { address } = building.state.draft
  if (stays && address.trim() !== '') return
  try {
    const found = await building.calls.run('address', (signal) => addressAt(place, signal))
    // What was typed meanwhile is newer.
    if (found === null || building.state.draft.address !== address) return
    change(building, { address: found.address })
    building.state.note = found.note ?? ''
  } catch {
    // The address stays for the person to type.
  }
}

/** `changed`: another address was typed meanwhile, which stays; its place is not that of the first. */
export type AddressOutcome = 'done' | 'unknown' | 'changed'

/** Looks for the address that was typed. */
export async function placeByAddress(building: Building, typed: string): Promise<AddressOutcome> {
  try {
    const found = await building.calls.run('address', (signal) => geocode(typed, signal))
    if (found === null) return 'done'
    if (building.state.draft.address.trim() !== typed) return 'changed'
    const { lat, lng, note = '' } = found
    change(building, { place: { lat, lng }, address: typed, isPopUp: false })
    building.state.note = note
    return 'done'
  } catch (error) {
    // The session has ended: the login page comes next.
    return error instanceof ApiError && error.status === 401 ? 'done' : 'unknown'
  }
}

/** Another way to the place was chosen: what is looked for on this one is not wanted any more. */
export function stopPlacing({ calls }: Building): void {
  calls.cancel('address')
  calls.cancel('duplicates')
}
