import { z } from 'zod'
import type { OsmPlace } from '../../worker/restaurants/osm/osm.ts'

const objectSchema = z.record(z.string(), z.unknown())

const featureSchema = z.object({
  type: z.literal('Feature'),
  id: z.union([z.string(), z.number()]).optional(),
  geometry: objectSchema.nullish(),
  properties: objectSchema,
})

const elementSchema = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.number(),
  lat: z.unknown().optional(),
  lon: z.unknown().optional(),
  /** Only with "out meta" in the Overpass query. */
  timestamp: z.unknown().optional(),
  center: z.object({ lat: z.unknown(), lon: z.unknown() }).optional(),
  tags: objectSchema.default({}),
})

/** Our own data set writes contact_phone for contact:phone, and addr_city for addr:city. */
const COLUMN = /^(addr|contact)_/

/** The OSM place of a GeoJSON feature (OSM tags or our columns) or of an Overpass element; null for other values. */
export function toOsmPlace(value: unknown): OsmPlace | null {
  const element = elementSchema.safeParse(value)
  if (element.success) {
    const { type, id, lat, lon, timestamp, center, tags } = element.data
    const place = { lat: lat ?? center?.lat, lng: lon ?? center?.lon }
    return { type, id, ...place, changedAt: timestamp, tags: textsOf(tags) }
  }
  const feature = featureSchema.safeParse(value)
  if (!feature.success) return null
  const { id, geometry, properties } = feature.data
  const changedAt = changedAtOf(properties)
  return { ...osmIdOf(id, properties), ...centreOf(geometry), changedAt, tags: textsOf(properties) }
}

/** As Overpass turbo and osmium write it, or as osmtogeojson does. */
function changedAtOf({ '@timestamp': timestamp, meta }: Record<string, unknown>): unknown {
  const ofMeta = typeof meta === 'object' && meta !== null && 'timestamp' in meta
  return timestamp ?? (ofMeta ? meta.timestamp : undefined)
}

/** `_type` and `_id`, or "node/451152" as osmtogeojson and Overpass turbo write it. */
function osmIdOf(id: unknown, properties: Record<string, unknown>): { type: string; id: number } {
  const { _type: type, _id: number } = properties
  if (typeof type === 'string' && (typeof number === 'number' || typeof number === 'string'))
    return { type, id: Number(number) }
  for (const text of [id, properties['@id'], properties.id]) {
    const match = typeof text === 'string' ? /^(node|way|relation)\/(\d+)$/.exec(text) : null
    if (match !== null) return { type: match[1] ?? '', id: Number(match[2]) }
  }
  const osmType = properties['@type'] ?? properties.osm_type
  const osmId = properties.osm_id ?? properties['@id'] ?? id
  return { type: typeof osmType === 'string' ? osmType : '', id: Number(osmId ?? Number.NaN) }
}

/** The coordinates of a point, or the middle of another geometry's bounds. */
function centreOf(geometry: Record<string, unknown> | null | undefined): {
  lat: unknown
  lng: unknown
} {
  const coordinates = geometry?.coordinates
  if (!Array.isArray(coordinates)) return { lat: undefined, lng: undefined }
  if (geometry?.type === 'Point') return { lat: coordinates[1], lng: coordinates[0] }
  const numbers = coordinates.flat(Number.POSITIVE_INFINITY)
  if (numbers.length < 2 || !numbers.every((one) => typeof one === 'number'))
    return { lat: undefined, lng: undefined }
  const middle = (of: number[]) => (Math.min(...of) + Math.max(...of)) / 2
  return {
    lng: middle(numbers.filter((_, index) => index % 2 === 0)),
    lat: middle(numbers.filter((_, index) => index % 2 === 1)),
  }
}

function textsOf(values: Record<string, unknown>): Record<string, string> {
  const tags: Record<string, string> = {}
  for (const [key, value] of Object.entries(values)) {
    const isText = typeof value === 'string' || typeof value === 'number'
    if (isText) tags[key.replace(COLUMN, '$1:')] = String(value)
  }
  return tags
}
