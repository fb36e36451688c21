import { distanceMetres } from '../../contract/places/distance.ts'
import type { DuplicatesQuery } from '../../contract/places/placeQueries.ts'
import { OWN_PLACE_PREFIX } from '../../contract/restaurants/builder.ts'
import type { Duplicate } from '../../contract/restaurants/creating.ts'
import type { LatLng } from '../../contract/search.ts'
import type { Database } from '../../db/client.ts'
import type { DocumentRow } from '../../db/restaurantRow.ts'
import { findMatches } from '../finding/store.ts'
import { cellToken, coverCircle } from '../grid/cover.ts'
import { placeOf, readDocument } from '../record.ts'
import { nameLikeness } from './nameLikeness.ts'
import { listByPlaceId } from './store.ts'

const NEAR_METRES = 150
const MAX_NEIGHBOURS = 1000
const MAX_DUPLICATES = 5

/**
 * Restaurants that may be the place somebody is about to add: those with its Google id, then those of a similar name
 * within 150 m, the most alike and nearest first; at most 5.
 */
export async function findDuplicates(
  db: Database,
  { name, lat, lng, googleId = '' }: DuplicatesQuery,
): Promise<Duplicate[]> {
  const place = lat === undefined || lng === undefined ? null : { lat, lng }
  const [same, neighbours] = await Promise.all([
    googleId === '' ? [] : listByPlaceId(db, readPlaceId(googleId), MAX_DUPLICATES),
    place === null ? [] : listNeighbours(db, place),
  ])
  const alike = neighbours
    .map((row) => ({ row, likeness: nameLikeness(row.name, name), ...metresFrom(place, row) }))
    .filter(({ likeness, distanceMetres: metres }) => likeness > 0 && (metres ?? 0) <= NEAR_METRES)
    .sort((a, b) => b.likeness - a.likeness || (a.distanceMetres ?? 0) - (b.distanceMetres ?? 0))
    .map(({ row }) => row)
  const unique = new Map([...same, ...alike].map((row) => [row.id, row]))
  return [...unique.values()]
    .slice(0, MAX_DUPLICATES)
    .map((row) => ({ ...toDuplicate(row), ...metresFrom(place, row) }))
}

async function listNeighbours(db: Database, place: LatLng): Promise<DocumentRow[]> {
  const cells = coverCircle({ ...place, radiusMetres: NEAR_METRES }) ?? []
  const found = await findMatches(db, cells.map(cellToken).join(' OR '), MAX_NEIGHBOURS)
  return found.map(({ document }) => readDocument(document))
}

/** A place id as a Google id, or as the id of one of our restaurants. */
export function readPlaceId(placeId: string): { googleId: string } | { restaurantId: string } {
  return placeId.startsWith(OWN_PLACE_PREFIX)
    ? { restaurantId: placeId.slice(OWN_PLACE_PREFIX.length) }
    : { googleId: placeId }
}

function metresFrom(place: LatLng | null, row: DocumentRow): Pick<Duplicate, 'distanceMetres'> {
  const its = placeOf(row)
  if (place === null || its === null) return { distanceMetres: null }
  return { distanceMetres: Math.round(distanceMetres(place, its)) }
}

function toDuplicate(row: DocumentRow): Omit<Duplicate, 'distanceMetres'> {
  const { id, name, address, cuisine } = row
  return { _id: id, name, address, cuisine }
}
