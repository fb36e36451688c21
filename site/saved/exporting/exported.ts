import { msg, t, to } from '../../../languages/t.ts'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'

/** A saved place as it leaves Sprig. */
export interface Exported {
  restaurant: Pick<Restaurant, '_id' | 'name' | 'address' | 'website' | 'geoJson' | 'cuisine'>
  note: string
  /** The names of its lists. */
  lists: readonly string[]
}

const CREDIT = msg('Places from OpenStreetMap: © OpenStreetMap contributors, ODbL 1.0')

/** RFC 7946; a pop-up without a place has no geometry. */
export function toGeoJson(title: string, places: readonly Exported[], origin: string): string {
  const features = places.map(({ restaurant, note, lists }) => {
    const { _id, geoJson, name, address, website, cuisine } = restaurant
    const url = origin + to(`/details/${_id}`)
    const properties = { name, address, website, cuisine, note, lists, url }
    return { type: 'Feature', id: _id, geometry: geoJson, properties }
  })
  const collection = { type: 'FeatureCollection', name: title, attribution: CREDIT, features }
  return `${JSON.stringify(collection, null, 2)}\n`
}

/** KML 2.2; what has no place on a map is not on it. */
export function toKml(title: string, places: readonly Exported[], origin: string): string {
  const marks = places.flatMap(({ restaurant, note }) => {
    const { _id, geoJson, name, address } = restaurant
    if (geoJson === null) return []
    const about = [note, address, origin + to(`/details/${_id}`)].filter(Boolean).join('\n')
    const [lng, lat] = geoJson.coordinates
    return `<Placemark><name>${xml(name)}</name><description>${xml(about)}</description><Point><coordinates>${lng},${lat}</coordinates></Point></Placemark>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>${xml(title)}</name><description>${xml(t(CREDIT))}</description>`,
    ...marks,
    '</Document></kml>',
    '',
  ].join('\n')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Without the control characters that no XML may hold. */
function xml(text: string): string {
  return text
    .replace(/[^\t\n\r\P{Cc}]/gu, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
}
