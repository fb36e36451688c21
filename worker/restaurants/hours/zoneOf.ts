import lookUp from '@photostructure/tz-lookup'
import type { LatLng } from '../../contract/search.ts'

/** The time zone of a place. At sea it is the zone of the longitude, as "Etc/GMT+5". */
export function zoneOf({ lat, lng }: LatLng): string {
  return lookUp(lat, lng)
}
