import { z } from 'zod'
import { MAX_MENU_BYTES } from '../../worker/contract/limits.ts'
import { restaurantSchema } from '../../worker/contract/restaurant.ts'
import { menuSchema, restaurantFields } from '../../worker/contract/restaurants/editing.ts'
import { emptyFields } from '../../worker/contract/restaurants/fieldNames.ts'
import { type OsmReading, restaurantFromOsm, websiteOf } from '../../worker/restaurants/osm/osm.ts'
import { isRestaurantId } from '../../worker/restaurants/restaurantId.ts'
import type { RawRecord } from './splitRecords.ts'
import { toOsmPlace } from './toOsmPlace.ts'

/** An export carries menus too. */
export type Reading = OsmReading & { menu?: string }

/** The restaurant of a record, or its problem. */
export function toRestaurantInput({ text, isCut }: RawRecord): Reading {
  if (isCut) return { problem: 'the file ends before this record does', id: idIn(text) }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { problem: 'not valid JSON', id: idIn(text) }
  }
  const exported = fromExport(value)
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

/** A feature of our own export holds the whole restaurant; null for any other value. */
function fromExport(value: unknown): Reading | null {
  if (typeof value !== 'object' || value === null || !('properties' in value)) return null
  const { properties } = value
  if (typeof properties !== 'object' || properties === null || !('restaurantKey' in properties))
    return null
  const geoJson = 'geometry' in value ? value.geometry : null
  const parsed = restaurantSchema.safeParse({ ...properties, geoJson })
  if (!parsed.success) {
    const id = '_id' in properties && typeof properties._id === 'string' ? properties._id : null
    return { problem: problemOf(parsed.error), id }
  }
  const { _id, geoJson: point, metadata, onlineUntil, onlineSince, ...fields } = parsed.data
  const { restaurantKey: _key, version: _version, confirmedAt: _day, closedAt, ...plain } = fields
  const { source, sourceChangedAt } = metadata
  if (!isRestaurantId(_id)) return { problem: `no restaurant can have the id ${_id}`, id: _id }
  if (closedAt) return { problem: 'closed for good', id: _id }
  const written = writtenSchema.safeParse({ ...emptyFields(), ...plain })
  if (!written.success) return { problem: problemOf(written.error), id: _id }
  return {
    restaurant: {
      ...emptyFields(),
      ...plain,
      ...written.data,
      // With their origin, which no person writes.
      veganOptions: written.data.veganOptions.map((dish, at) => ({
        ...plain.veganOptions[at],
        ...dish,
      })),
      id: _id,
      place: point && { lng: point.coordinates[0], lat: point.coordinates[1] },
      onlineUntil: onlineUntil === null ? null : Date.parse(onlineUntil),
      source,
      ...(onlineSince ? { onlineSince: Date.parse(onlineSince) } : {}),
      ...(sourceChangedAt ? { sourceChangedAt: Date.parse(sourceChangedAt) } : {}),
    },
    ...menuIn(properties),
  }
}

function problemOf({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.join('.')}: ${issue?.message}`
}

function menuIn(properties: object): { menu?: string } {
  const { data } = menuSchema.safeParse(properties)
  return data === undefined || Buffer.byteLength(data.menu) > MAX_MENU_BYTES
    ? {}
    : { menu: data.menu }
}

/** The beginning of a broken record, to find it in the file. */
function idIn(text: string): string | null {
  return /"(?:_id|@id|id)"\s*:\s*"?([\w/-]{1,40})/.exec(text)?.[1] ?? null
}
