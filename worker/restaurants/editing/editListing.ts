import type { Status } from '../../contract/diet.ts'
import { distanceMetres } from '../../contract/distance.ts'
import type { ListingEdit } from '../../contract/listing.ts'
import { MAX_STRANGER_MOVE_METRES } from '../../contract/listingLimits.ts'
import type { Restaurant } from '../../contract/restaurant.ts'
import type { LatLng } from '../../contract/search.ts'
import type { Env } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { dishesOnMenu } from '../../menus/dishesOnMenu.ts'
import type { Caller } from '../../safety/caller.ts'
import type { Occasion } from '../../safety/occasion.ts'
import { DAY_MS } from '../../time.ts'
import { placeOf, statusOf, toRestaurant } from '../record.ts'
import { creditMenu } from '../saving/dishes.ts'
import type { ListingInput } from '../saving/listing.ts'
import { toInput } from '../saving/saveListings.ts'
import type { WholeRow } from '../saving/wholeStore.ts'
import { changeById, noSuchRestaurant, type Target } from './changeById.ts'
import { readEdit } from './readEdit.ts'
import { allowEdit, denied, type Editor, editorOf } from './rights.ts'
import { placeBeforeStrangers, readWhole } from './store.ts'

/** Moves of strangers add up for this long. */
const STRANGER_MOVES_MS = 30 * DAY_MS

/**
 * Edits a listing field by field, as far as the caller may.
 * @throws AppError invalid; forbidden; not_found; conflict; stale_version; too_many_requests
 */
export async function editListing(
  env: Pick<Env, 'DB' | 'LIVE' | 'APP_ENV' | 'LIMITS'>,
  target: Target,
  body: Record<string, unknown>,
  caller: Caller,
  occasion: Occasion,
): Promise<Restaurant> {
  const { now } = occasion
  const row = await readWhole(env.DB, target.id)
  if (row === null || row.deleted_at !== null) throw noSuchRestaurant()
  const { geoJson, veganOptions, website = row.website } = readEdit(body, toRestaurant(row, now))
  const editor = await allowEdit(env, row, caller, occasion)
  if (editor === 'stranger' && geoJson !== undefined) {
    const from = await placeBeforeStrangers(env.DB, row.id, now - STRANGER_MOVES_MS)
    if (isFarMove(from ?? placeOf(row), toPlace(geoJson))) {
      const metres = MAX_STRANGER_MOVE_METRES
      const sentence = `Only an admin may move this restaurant further than ${metres} m`
      throw await denied(env, caller, occasion, sentence)
    }
  }
  const menu = veganOptions === undefined ? null : await dishesOnMenu(env.DB, website, now)
  return changeById(env, target, caller.id, occasion, (found) => {
    // It may have found an owner since.
    const role = editorOf(found, caller)
    if (role === null) throw new AppError('forbidden', 'Somebody else owns this restaurant now')
    const listing = edited(found, readEdit(body, toRestaurant(found, now)), role, now)
    const dishes = creditMenu(listing.veganOptions, toInput(found).veganOptions, menu)
    return { listing: { ...listing, veganOptions: dishes } }
  })
}

function toPlace(point: NonNullable<ListingEdit['geoJson']> | null): LatLng | null {
  return point && { lat: point.coordinates[1], lng: point.coordinates[0] }
}

/** A pop-up without a place may be given any. */
function isFarMove(from: LatLng | null, to: LatLng | null): boolean {
  if (from === null) return false
  return to === null || distanceMetres(from, to) > MAX_STRANGER_MOVE_METRES
}

function edited(row: WholeRow, edit: ListingEdit, editor: Editor, now: number): ListingInput {
  const was = toInput(row)
  const status = nextStatus(statusOf(row, now), edit.status)
  const place = edit.geoJson === undefined ? was.place : toPlace(edit.geoJson)
  if (status === 'ONLINE' && place === null) {
    throw new AppError('conflict', 'Take it offline before you take its place away')
  }
  const byAdmin = editor === 'admin' ? edit : {}
  return {
    ...was,
    name: edit.name ?? was.name,
    cuisine: edit.cuisine ?? was.cuisine,
    place,
    veganOptions: edit.veganOptions ?? was.veganOptions,
    address: valueOr(edit.address, was.address),
    website: valueOr(edit.website, was.website),
    diet: edit.diet ?? was.diet,
    openingHours: valueOr(edit.openingHours, was.openingHours),
    status: status === statusOf(row, now) ? was.status : status,
    onlineUntil: status === statusOf(row, now) ? was.onlineUntil : null,
    googleId: valueOr(byAdmin.googleId, was.googleId),
    isGoogle: byAdmin.isGoogle ?? was.isGoogle,
    rating: valueOr(byAdmin.rating, was.rating),
  }
}

function valueOr<T>(said: T | undefined, was: T): T {
  return said === undefined ? was : said
}

/** A pop-up goes out and comes back by the toggle alone; here it only becomes one, or ceases to be one. */
function nextStatus(now: Status, said: Status | undefined): Status {
  if (said === undefined || said === now) return now
  if (said === 'ONLINE') {
    throw new AppError('invalid', 'status goes ONLINE by the toggle only', { param: 'status' })
  }
  if (now === 'ONLINE') throw new AppError('conflict', 'It is out right now. Take it offline first')
  return said
}
