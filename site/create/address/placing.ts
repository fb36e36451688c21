import { parseCoordinates } from '../../../worker/contract/places/coordinates.ts'
import { distanceMetres } from '../../../worker/contract/places/distance.ts'
import { LINK } from '../../../worker/contract/places/link.ts'
import { readPlusCode } from '../../../worker/contract/places/plusCode.ts'
import type { AddressAnswer } from '../../../worker/contract/restaurants/builder.ts'
import { MAX_ADDRESS_LENGTH } from '../../../worker/contract/restaurants/restaurantLimits.ts'
import type { LatLng } from '../../../worker/contract/search.ts'
import { addressAt, geocode } from '../../api/adding/builder.ts'
import { ApiError } from '../../api/client.ts'
import { type CreateFlow, change } from '../draft/createFlow.ts'

/** A pin that moves less than this is only put right: it stays with its street. */
const SAME_STREET_METRES = 1000

/**
 * Sets the place and looks its address up, which replaces the current one unless that `stays`. An unknown address is no failure
 * (specification §8).
 */
export async function placeAt(flow: CreateFlow, place: LatLng, stays = false): Promise<void> {
  setPlace(flow, place)
  if (stays && isAddress(flow.state.draft.address)) return
  await lookUpAddress(flow, place)
}

/**
 * Puts the pin right where the address cannot be typed. Where only the town is known, the current address stays if it is of that
 * town or the pin stays near, because it says more.
 */
export async function movePin(flow: CreateFlow, place: LatLng): Promise<void> {
  const { address, place: from } = flow.state.draft
  const isNear = from !== null && distanceMetres(from, place) < SAME_STREET_METRES
  setPlace(flow, place)
  await lookUpAddress(flow, place, (found) => {
    const isTownOnly = found.note !== undefined
    return isTownOnly && address.trim() !== '' && (isNear || address.includes(found.address))
  })
}

function setPlace(flow: CreateFlow, place: LatLng): void {
  // A pending look-up of an address is out of date.
  stopPlacing(flow)
  change(flow, { place, isPopUp: false })
  flow.state.note = ''
}

async function lookUpAddress(
  flow: CreateFlow,
  place: LatLng,
  saysLess: (found: AddressAnswer) => boolean = () => false,
): Promise<void> {
  const { address } = flow.state.draft
  try {
    const found = await flow.calls.run('address', (signal) => addressAt(place, signal))
    // Text typed meanwhile is newer.
    if (found === null || flow.state.draft.address !== address || saysLess(found)) return
    change(flow, { address: found.address })
    flow.state.note = found.note ?? ''
  } catch {
    // The person can type the address, or it stays.
  }
}

/**
 * `changed`: another address was typed meanwhile, which stays without the first one's place. `unanswered`: nothing was looked up,
 * so that the address may be right.
 */
type AddressOutcome = 'done' | 'unknown' | 'changed' | 'unanswered'

/** Looks up the place of a typed text. An address stays as it is; a link, coordinates or a plus code become an address. */
export async function placeByAddress(flow: CreateFlow, typed: string): Promise<AddressOutcome> {
  try {
    const found = await flow.calls.run('address', (signal) => geocode(typed, signal))
    if (found === null) return 'done'
    if (flow.state.draft.address.trim() !== typed) return 'changed'
    const { lat, lng, note = '' } = found
    const address = isAddress(typed) ? typed : found.address
    change(flow, { place: { lat, lng }, address, isPopUp: false })
    flow.state.note = note
    return 'done'
  } catch (error) {
    const status = error instanceof ApiError ? error.status : null
    // The session has ended, so the login page follows.
    if (status === 401) return 'done'
    return status === 0 ? 'unanswered' : 'unknown'
  }
}

/** Whether it can be the address of a restaurant: no link, coordinates or mere plus code, which say nothing to a guest. */
function isAddress(text: string): boolean {
  const isPoint =
    LINK.test(text) || parseCoordinates(text) !== null || readPlusCode(text)?.beside === ''
  return text.trim() !== '' && !isPoint && text.length <= MAX_ADDRESS_LENGTH
}

/** Cancels look-ups because another way to the place was chosen. */
export function stopPlacing({ calls }: CreateFlow): void {
  calls.cancel('address')
  calls.cancel('duplicates')
}
