import { msg, t, to } from '../../../languages/t.ts'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import { xmlText } from '../../../worker/contract/xml.ts'

/** A saved place for export. */
export interface Exported {
  id: string
  /** Its name when it was saved. */
  name: string
  /** Null: no longer on Sprig, or unknown without a connection. */
  restaurant: Pick<Restaurant, 'name' | 'address' | 'website' | 'geoJson' | 'cuisine'> | null
  note: string
  /** The names of its lists. */
  lists: readonly string[]
}

const CREDIT = msg('Places from OpenStreetMap: © OpenStreetMap contributors, ODbL 1.0')

/** RFC 7946; restaurants without a known place have no geometry. */
export function toGeoJson(title: string, places: readonly Exported[], origin: string): string {
  const features = places.map(({ id, name, restaurant, note, lists }) => {
    const properties = {
      name: restaurant?.name ?? name,
      address: restaurant?.address,
      website: restaurant?.website,
      cuisine: restaurant?.cuisine,
      note,
      lists,
      url: origin + to(`/details/${id}`),
    }
    return { type: 'Feature', id, geometry: restaurant?.geoJson ?? null, properties }
  })
  const collection = { type: 'FeatureCollection', name: title, attribution: t(CREDIT), features }
  return `${JSON.stringify(collection, null, 2)}\n`
}

/** KML 2.2; restaurants without a known place are left out. */
export function toKml(title: string, places: readonly Exported[], origin: string): string {
  const marks = places.flatMap(({ id, restaurant, note }) => {
    if (!restaurant?.geoJson) return []
    const { geoJson, name, address } = restaurant
    const about = [note, address, origin + to(`/details/${id}`)].filter(Boolean).join('\n')
    const [lng, lat] = geoJson.coordinates
    return `<Placemark><name>${xmlText(name)}</name><description>${xmlText(about)}</description><Point><coordinates>${lng},${lat}</coordinates></Point></Placemark>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>${xmlText(title)}</name><description>${xmlText(t(CREDIT))}</description>`,
    ...marks,
    '</Document></kml>',
    '',
  ].join('\n')
}
