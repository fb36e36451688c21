import type { Feature, FeatureCollection, Position } from 'geojson'
import type { MapBounds } from '../engine.ts'

/** A visitor may move a little before the rest is there: this many views are prepared to each side. */
const VIEWS_AROUND = 1

interface Range {
  least: number
  most: number
}

function linesOf({ geometry }: Feature): readonly (readonly Position[])[] {
  if (geometry.type === 'Polygon') return geometry.coordinates
  if (geometry.type === 'LineString') return [geometry.coordinates]
  return geometry.type === 'Point' ? [[geometry.coordinates]] : []
}

function meets(lines: readonly (readonly Position[])[], axis: 0 | 1, range: Range): boolean {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const line of lines) {
    for (const position of line) {
      const value = position[axis] ?? 0
      if (value < least) least = value
      if (value > most) most = value
    }
  }
  return most >= range.least && least <= range.most
}

function widened(least: number, most: number): Range {
  const around = (most - least) * VIEWS_AROUND
  return { least: least - around, most: most + around }
}

/** The features whose extent meets the bounds and a view to each side; all of them where the antimeridian is in sight. */
export function partIn(bounds: MapBounds, all: FeatureCollection): FeatureCollection {
  if (bounds.west > bounds.east) return all
  const lng = widened(bounds.west, bounds.east)
  const lat = widened(bounds.south, bounds.north)
  const features = all.features.filter((feature) => {
    const lines = linesOf(feature)
    return meets(lines, 0, lng) && meets(lines, 1, lat)
  })
  return { type: 'FeatureCollection', features }
}
