import { t } from '../../../languages/t.ts'
import type { Status } from '../../contract/diet.ts'
import { DAY_MS } from '../../contract/durations.ts'
import { distanceMetres } from '../../contract/places/distance.ts'
import type { Restaurant } from '../../contract/restaurant.ts'
import type { RestaurantEdit } from '../../contract/restaurants/editing.ts'
import { MAX_STRANGER_MOVE_METRES } from '../../contract/restaurants/restaurantLimits.ts'
import type { LatLng } from '../../contract/search.ts'
import { isBrokenConstraint } from '../../db/client.ts'
import type { Env } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { dishesOnMenu } from '../../menus/dishesOnMenu.ts'
import type { Caller } from '../../safety/caller.ts'
import type { RequestContext } from '../../safety/requestContext.ts'
import { markMenuDishes } from '../dishes.ts'
import { placeOf, statusOf, toRestaurant } from '../record.ts'
import { keyUsed, sentEdit } from '../repeated/sentBefore.ts'
import { readSent, recordEdit, type Sent } from '../repeated/store.ts'
import { type RestaurantInput, toInput } from '../restaurantInput.ts'
import type { Change } from '../saving/planVersion.ts'
import type { WholeRow } from '../saving/store.ts'
import { changeById, type Target, type Writer } from './changeById.ts'
import { readEdit, withoutDeeper } from './readEdit.ts'
import { auditedRefusal, requireEditor, writerFor } from './rights.ts'
import { placeBeforeStrangers } from './store.ts'

/** The period over which moves by strangers are added up. */
const STRANGER_MOVES_MS = 30 * DAY_MS

/**
 * Edits the fields of a restaurant that the caller may set. When the same body comes again with the same `key` within a day, it
 * returns the restaurant as it is by then.
 * @throws AppError invalid; forbidden; not_found; conflict; stale_version; too_many_requests; unprocessable when the key was
 * used for something else
 */
export async function editRestaurant(
  env: Pick<Env, 'DB' | 'LIVE' | 'APP_ENV' | 'LIMITS'>,
  target: Target,
  body: Record<string, unknown>,
  caller: Caller,
  key: string | null,
  context: RequestContext,
): Promise<Restaurant> {
  const { now } = context
  // A deeper field is refused or ignored, so two bodies that differ only in it make the same edit.
  const sent =
    key === null ? null : sentEdit(target.id, withoutDeeper(body), { userId: caller.id, key, now })
  const before = await answerOf(env.DB, sent, now)
  if (before !== null) return before
  const writer: Writer = {
    ...writerFor(env, caller),
    notesFor: (row) => (sent ? [recordEdit(env.DB, sent, row)] : []),
  }
  try {
    return await changeById(env, target, writer, context, (row) =>
      planEdit(env, row, body, caller, context),
    )
  } catch (error) {
    if (!isRepeated(error)) throw error
    const first = await answerOf(env.DB, sent, now)
    if (first === null) throw error
    return first
  }
}

/**
 * The restaurant that the same request edited before, as it is now; null when there is none or it was deleted.
 * @throws AppError unprocessable
 */
async function answerOf(
  db: D1Database,
  sent: Sent | null,
  now: number,
): Promise<Restaurant | null> {
  const row = sent && (await readSent(db, sent, now))
  if (row === null) return null
  if (row.digest !== sent?.digest) throw keyUsed()
  return row.deletedAt === null ? toRestaurant(row, now) : null
}

/** Whether an edit failed because the same request came twice at once and the other recorded the key first. */
const isRepeated = (error: unknown): boolean =>
  isBrokenConstraint(error) || (error instanceof AppError && error.code === 'stale_version')

async function planEdit(
  env: Pick<Env, 'DB' | 'APP_ENV' | 'LIMITS'>,
  row: WholeRow,
  body: Record<string, unknown>,
  caller: Caller,
  context: RequestContext,
): Promise<Change> {
  const { now } = context
  const editor = requireEditor(row, caller)
  const edit = readEdit(body, toRestaurant(row, now), editor)
  if (editor === 'stranger' && (await isFarMove(env.DB, row, edit, now))) {
    const sentence = t('Only an admin may move this restaurant further than {most} m', {
      most: MAX_STRANGER_MOVE_METRES,
    })
    throw await auditedRefusal(env, caller, context, 'move of a restaurant', sentence)
  }
  const restaurant = applyEdit(row, edit, now)
  if (edit.veganOptions === undefined) return { restaurant }
  const menu = await dishesOnMenu(env.DB, restaurant.website, now)
  const known = toInput(row).veganOptions
  return {
    restaurant: { ...restaurant, veganOptions: markMenuDishes(edit.veganOptions, known, menu) },
  }
}

function toPlace(point: NonNullable<RestaurantEdit['geoJson']> | null): LatLng | null {
  return point && { lat: point.coordinates[1], lng: point.coordinates[0] }
}

/** Whether all strangers' moves together would be too far. A pop-up without a place may get any place. */
async function isFarMove(
  db: D1Database,
  row: WholeRow,
  { geoJson }: RestaurantEdit,
  now: number,
): Promise<boolean> {
  if (geoJson === undefined) return false
  const before = await placeBeforeStrangers(db, row.id, now - STRANGER_MOVES_MS)
  const [from, to] = [before ?? placeOf(row), toPlace(geoJson)]
  if (from === null) return false
  return to === null || distanceMetres(from, to) > MAX_STRANGER_MOVE_METRES
}

function applyEdit(row: WholeRow, edit: RestaurantEdit, now: number): RestaurantInput {
  const { geoJson: _point, ...fields } = edit
  const standing = statusAfter(row, edit, now)
  return {
    ...toInput(row),
    ...withoutUndefined(fields),
    status: standing.status,
    onlineUntil: standing.onlineUntil,
    place: placeAfter(row, edit, statusOf(standing, now)),
  }
}

function withoutUndefined<T extends object>(
  values: T,
): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  const known = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(known) as { [Key in keyof T]?: Exclude<T[Key], undefined> }
}

/** The stored status and its end. */
type StatusAndEnd = Pick<WholeRow, 'status' | 'onlineUntil'>

/** An edit only makes a restaurant a pop-up or ends that; only the toggle sends it ONLINE and OFFLINE. */
function statusAfter(row: WholeRow, { status: wanted }: RestaurantEdit, now: number): StatusAndEnd {
  const shown = statusOf(row, now)
  // Sending the stored status back is no change, since the pop-up's time may have ended while the form was open.
  if (wanted === undefined || wanted === shown || wanted === row.status) return row
  if (wanted === 'ONLINE') {
    throw new AppError('invalid', t('status goes ONLINE by the toggle only'), { param: 'status' })
  }
  if (shown === 'ONLINE') {
    throw new AppError('conflict', t('It is out right now. Take it offline first'))
  }
  return { status: wanted, onlineUntil: null }
}

/** Only a pop-up that is OFFLINE can lose its place; other fields of a restaurant without one can still be edited. */
function placeAfter(row: WholeRow, edit: RestaurantEdit, status: Status): LatLng | null {
  const place = edit.geoJson === undefined ? placeOf(row) : toPlace(edit.geoJson)
  if (place !== null || status === 'OFFLINE') return place
  if (status === 'ONLINE') {
    throw new AppError('conflict', t('Take it offline before you remove its location'))
  }
  if (edit.geoJson === undefined && edit.status === undefined) return null
  const sentence = t('A restaurant needs a location. Only a pop-up can be without one')
  throw new AppError('invalid', sentence, { param: 'geoJson' })
}
