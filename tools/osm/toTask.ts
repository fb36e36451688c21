import type { OsmChanges } from './changesForOsm.ts'

export interface CorrectedPlace {
  /** As "osm-node-451152". */
  id: string
  name: string
  place: { lat: number; lng: number } | null
  changes: OsmChanges
}

/** Before each line, as MapRoulette reads them (RFC 8142). */
const RECORD_SEPARATOR = '\u001e'

/**
 * A task for MapRoulette, in a line: a mapper sees the element as it is by now beside the changed tags, and decides. Null for
 * what is not of OpenStreetMap, has no place or says nothing new.
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
