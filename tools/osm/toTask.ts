import type { LatLng } from '../../worker/contract/search.ts'
import type { OsmChanges } from './changesForOsm.ts'

export interface CorrectedPlace {
  /** As "osm-node-451152". */
  id: string
  name: string
  place: LatLng | null
  changes: OsmChanges
}

/** Precedes each line, as MapRoulette expects (RFC 8142). */
const RECORD_SEPARATOR = '\u001e'

/**
 * A MapRoulette task in a line: a mapper sees the current element beside the changed tags, and decides. Null if the restaurant is
 * not from OpenStreetMap, has no place or has no news.
 */
export function toTask({
  id,
  name,
  place,
  changes: { tags, notes },
}: CorrectedPlace): string | null {
  const [, type, number] = /^osm-(node|way|relation)-(\d+)$/.exec(id) ?? []
  const entries = Object.entries(tags)
  if (type === undefined || place === null || entries.length + notes.length === 0) return null
  const element = `${type}/${number}`
  const set = entries.filter(([, value]) => value !== null)
  const unset = entries.filter(([, value]) => value === null).map(([tag]) => tag)
  const operations = [
    ...(set.length > 0 ? [{ operation: 'setTags', data: Object.fromEntries(set) }] : []),
    ...(unset.length > 0 ? [{ operation: 'unsetTags', data: unset }] : []),
  ]
  const task = {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [place.lng, place.lat] },
        properties: { '@id': element, name, sprig: id, notes: notes.join(' ') },
      },
    ],
    ...(operations.length > 0 && {
      cooperativeWork: {
        meta: { version: 2, type: 1 },
        operations: [{ operationType: 'modifyElement', data: { id: element, operations } }],
      },
    }),
  }
  return `${RECORD_SEPARATOR}${JSON.stringify(task)}\n`
}
