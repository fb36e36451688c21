import { z } from 'zod'
import { HOUR_MS } from '../../worker/contract/durations.ts'
import { MAX_MENU_BYTES } from '../../worker/contract/limits.ts'
import { type Restaurant, restaurantSchema } from '../../worker/contract/restaurant.ts'
import { menuSchema, restaurantFields } from '../../worker/contract/restaurants/editing.ts'
import { emptyFields } from '../../worker/contract/restaurants/fieldNames.ts'
import { MAX_ONLINE_HOURS } from '../../worker/contract/restaurants/restaurantLimits.ts'
import { type OsmReading, restaurantFromOsm, websiteOf } from '../../worker/restaurants/osm/osm.ts'
import { isRestaurantId } from '../../worker/restaurants/restaurantId.ts'
import type { RestaurantInput } from '../../worker/restaurants/restaurantInput.ts'
import type { RawRecord } from './splitRecords.ts'
import { toOsmPlace } from './toOsmPlace.ts'

/** An export carries menus too. */
type Reading = OsmReading & { menu?: string }

/** The restaurant of a record, or its problem. `now` in milliseconds since 1970. */
export function toRestaurantInput({ text, isCut }: RawRecord, now = Date.now()): Reading {
  if (isCut) return { problem: 'the file ends before this record does', id: idIn(text) }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { problem: 'not valid JSON', id: idIn(text) }
  }
  const exported = fromExport(value, now)
  if (exported !== null) return exported
  const place = toOsmPlace(value)
  if (place === null)
    return { problem: 'neither a GeoJSON feature nor an Overpass element', id: idIn(text) }
  return restaurantFromOsm(place)
}

/** The fields as a person may write them; an import from OpenStreetMap also keeps some addresses that a form refuses. */
const { geoJson: _place, website, ...otherFields } = restaurantFields
const writtenSchema = z.object({
  ...otherFields,
  website: website.or(z.string().transform(websiteOf).pipe(z.string())),
})

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A feature of our own export holds the whole restaurant; null for any other value. */
function fromExport(value: unknown, now: number): Reading | null {
  const properties = isObject(value) ? value.properties : null
  if (!isObject(value) || !isObject(properties) || !('restaurantKey' in properties)) return null
  const parsed = restaurantSchema.safeParse({ ...properties, geoJson: value.geometry ?? null })
  if (!parsed.success) {
    const id = typeof properties._id === 'string' ? properties._id : null
    return { problem: problemOf(parsed.error), id }
  }
  const { data: restaurant } = parsed
  const { data: { menu } = {} } = menuSchema.safeParse(properties)
  const problem = refusalOf(restaurant, menu ?? '', now)
  if (problem !== null) return { problem, id: restaurant._id }
  const written = writtenSchema.safeParse({ ...emptyFields(), ...restaurant })
  if (!written.success) return { problem: problemOf(written.error), id: restaurant._id }
  return { restaurant: inputOf(restaurant, written.data), ...(menu !== undefined && { menu }) }
}

function inputOf(
  { _id, geoJson, veganOptions, onlineUntil, onlineSince, metadata }: Restaurant,
  written: z.infer<typeof writtenSchema>,
): RestaurantInput {
  const { source, sourceChangedAt } = metadata
  return {
    ...written,
    id: _id,
    place: geoJson && { lng: geoJson.coordinates[0], lat: geoJson.coordinates[1] },
    // With their origin, which no person writes.
    veganOptions: written.veganOptions.map((dish, at) => ({ ...veganOptions[at], ...dish })),
    onlineUntil: onlineUntil === null ? null : Date.parse(onlineUntil),
    source,
    ...(onlineSince && { onlineSince: Date.parse(onlineSince) }),
    ...(sourceChangedAt && { sourceChangedAt: Date.parse(sourceChangedAt) }),
  }
}

/** Why a restaurant of an export is left out although its form is right; null when it is not. */
function refusalOf(
  { _id, closedAt, status, onlineUntil }: Restaurant,
  menu: string,
  now: number,
): string | null {
  if (!isRestaurantId(_id)) return `no restaurant can have the id ${_id}`
  if (closedAt) return 'closed for good'
  const latest = now + MAX_ONLINE_HOURS * HOUR_MS
  if (status === 'ONLINE' && !(Date.parse(onlineUntil ?? '') <= latest))
    return `onlineUntil: no time, or more than ${MAX_ONLINE_HOURS} hours ahead`
  return Buffer.byteLength(menu) > MAX_MENU_BYTES ? 'menu: longer than 32 KiB' : null
}

function problemOf({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.join('.')}: ${issue?.message}`
}

/** The beginning of a broken record, to find it in the file. */
function idIn(text: string): string | null {
  return /"(?:_id|@id|id)"\s*:\s*"?([\w/-]{1,40})/.exec(text)?.[1] ?? null
}
