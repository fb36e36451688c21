import type { LatLng } from '../../worker/contract/search.ts'
import { boundingBox } from '../../worker/restaurants/grid/box.ts'
import type { Circle } from '../../worker/restaurants/grid/distance.ts'

/** Half open, so that each place is in exactly one area: includes west and south, excludes east and north. */
export interface Area {
  west: number
  east: number
  south: number
  north: number
}

const WORLD: Area = { west: -180, east: 180, south: -90, north: 90 }

/** Cuts the world into `2^cuts` areas with equally many places, by longitude and latitude in turn. */
export function cutAreas(places: readonly LatLng[], cuts: number, area: Area = WORLD): Area[] {
  if (cuts === 0) return [area]
  const isAcross = cuts % 2 === 0
  const sorted = places.map(({ lat, lng }) => (isAcross ? lng : lat)).sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  const [low, high] = isAcross
    ? [
        { ...area, east: middle },
        { ...area, west: middle },
      ]
    : [
        { ...area, north: middle },
        { ...area, south: middle },
      ]
  return [low, high].flatMap((part) =>
    cutAreas(
      places.filter((place) => isIn(part, place)),
      cuts - 1,
      part,
    ),
  )
}

/** The index of the area that contains a place. */
export function areaOf(areas: readonly Area[], place: LatLng): number {
  return areas.findIndex((area) => isIn(area, place))
}

function isIn({ west, east, south, north }: Area, { lat, lng }: LatLng): boolean {
  const isWithin = lng >= west && (lng < east || east === 180)
  return isWithin && lat >= south && (lat < north || north === 90)
}

/** The indices of the areas that a circle's bounding box meets, also across the antimeridian. */
export function areasAround(areas: readonly Area[], circle: Circle): number[] {
  const { south, north, west, east } = boundingBox(circle)
  const spans =
    west <= east
      ? [[west, east]]
      : [
          [west, 180],
          [-180, east],
        ]
  return areas.flatMap((area, number) => {
    const isAlong = area.south <= north && area.north >= south
    const isAcross = spans.some(([from = 0, to = 0]) => area.west <= to && area.east >= from)
    return isAlong && isAcross ? [number] : []
  })
}
