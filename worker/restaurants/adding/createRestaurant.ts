import { t } from '../../../languages/t.ts'
import { DAY_MS, HOUR_MS } from '../../contract/durations.ts'
import type { Restaurant } from '../../contract/restaurant.ts'
import type { Creation } from '../../contract/restaurants/creating.ts'
import { emptyFields, FACT_NAMES } from '../../contract/restaurants/fieldNames.ts'
import { isBrokenConstraint } from '../../db/client.ts'
import { rememberChange } from '../../edge/changes.ts'
import type { Env } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { dishesOnMenu } from '../../menus/dishesOnMenu.ts'
import type { Caller } from '../../safety/caller.ts'
import { giveBack, hasVolumeLimits, type Limit, takeFromLimits } from '../../safety/limits.ts'
import type { RequestContext } from '../../safety/requestContext.ts'
import { markMenuDishes } from '../dishes.ts'
import { toRestaurant } from '../record.ts'
import { keyUsed, sentOf } from '../repeated/sentBefore.ts'
import { readSent, recordRequest, type Sent } from '../repeated/store.ts'
import { newRestaurantId } from '../restaurantId.ts'
import type { RestaurantInput } from '../restaurantInput.ts'
import { planFirst } from '../saving/planVersion.ts'
import { writeVersion } from '../saving/writeVersions.ts'

const MAX_PER_HOUR = 10
const MAX_PER_DAY = 30

/**
 * Adds a restaurant, owned by its creator. When the same body comes again with the same `key` within a day, or without a key
 * within a minute, it returns the existing restaurant. It refuses another body with that key, or with that name and place.
 * @throws AppError invalid; unprocessable when the key was used for something else; conflict; too_many_requests
 */
export async function createRestaurant(
  env: Pick<Env, 'DB' | 'APP_ENV' | 'LIMITS'>,
  creation: Creation,
  caller: Pick<Caller, 'id'>,
  key: string | null,
  context: RequestContext,
): Promise<Restaurant> {
  const { now } = context
  const restaurant = toRestaurantInput(creation, caller.id)
  const { mark, placeMark } = sentOf(creation, caller.id, key, now)
  // A repeated request must not count towards the limit; a constraint prevents adding it twice.
  const before = await answerOf(env.DB, mark, now)
  if (before !== null) return before
  const limits = hasVolumeLimits(env) ? limitsOf(caller.id) : null
  if (limits !== null) await takeFromLimits(env.DB, limits, now)
  const stamp = { by: caller.id, at: now }
  const menu = await dishesOnMenu(env.DB, restaurant.website, now)
  const veganOptions = markMenuDishes(restaurant.veganOptions, [], menu)
  try {
    const next = planFirst({ ...restaurant, veganOptions }, stamp)
    const notes = recordRequest(env.DB, mark, placeMark, restaurant.id, now)
    const row = await writeVersion(env.DB, next, stamp, notes)
    if (row === null) throw new Error('A new restaurant was not written')
    context.waitUntil(rememberChange({ restaurantId: row.id, places: [restaurant.place] }))
    return toRestaurant(row, now)
  } catch (error) {
    if (!isBrokenConstraint(error)) throw error
    if (limits !== null) await giveBack(env.DB, limits)
    const first = await answerOf(env.DB, mark, now)
    if (first === null) throw error
    return first
  }
}

/**
 * The restaurant that the same request added before. Null when there is none; without a key also when it was deleted.
 * @throws AppError unprocessable; conflict
 */
async function answerOf(db: D1Database, sent: Sent, now: number): Promise<Restaurant | null> {
  const row = await readSent(db, sent, now)
  if (row === null) return null
  const isDeleted = row.deletedAt !== null
  if (isDeleted && sent.by === 'place') return null
  if (row.digest !== sent.digest) throw otherBody(sent, row.id)
  if (!isDeleted) return toRestaurant(row, now)
  throw new AppError('conflict', t('This restaurant was added and then deleted'))
}

function otherBody({ by }: Sent, restaurantId: string): AppError {
  if (by === 'key') return keyUsed()
  const sentence = t(
    'You added a restaurant of this name here a moment ago. Change that one instead',
  )
  return new AppError('conflict', sentence, { restaurantId })
}

function limitsOf(userId: string): Limit[] {
  return [
    { key: `create-hour:${userId}`, max: MAX_PER_HOUR, windowMs: HOUR_MS },
    { key: `create-day:${userId}`, max: MAX_PER_DAY, windowMs: DAY_MS },
  ]
}

function toRestaurantInput(creation: Creation, ownerId: string): RestaurantInput {
  const { location, status } = creation
  if (location === null && status === 'RESTAURANT') {
    throw new AppError('invalid', t('location is required'), { param: 'location' })
  }
  const googleId = creation.googleId ?? null
  const { name, cuisine, veganOptions, diet = 'options', metadata } = creation
  const facts = FACT_NAMES.map((fact) => [fact, creation[fact] ?? null])
  return {
    ...emptyFields(),
    ...Object.fromEntries(facts),
    id: newRestaurantId(),
    name,
    cuisine,
    diet,
    veganOptions,
    place: location && { lat: location[1], lng: location[0] },
    googleId,
    isGoogle: metadata?.isGoogle ?? googleId !== null,
    status,
    ownerId,
  }
}
