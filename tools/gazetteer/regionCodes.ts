interface Place {
  country: string
  lat: number
  lng: number
  /** Of its first-level region. */
  code: string
}

/** Degrees; a list may have a town's centre elsewhere. */
const REACH = 0.03
const CELLS_PER_DEGREE = 10
const NEIGHBOURS = [-1, 0, 1]

/** Tells the region of the place of the same country that is nearest to a point, within some 3 km; undefined if there is none. */
export function regionCodes(
  places: readonly Place[],
): (at: Omit<Place, 'code'>) => string | undefined {
  const cells = Map.groupBy(places, (place) => cellOf(place))
  return (at) => {
    const near = NEIGHBOURS.flatMap((north) =>
      NEIGHBOURS.flatMap((east) => cells.get(cellOf(at, north, east)) ?? []),
    )
    let least = REACH
    let code: string | undefined
    for (const place of near) {
      const apart = Math.hypot(place.lat - at.lat, place.lng - at.lng)
      if (apart >= least) continue
      least = apart
      code = place.code
    }
    return code
  }
}

function cellOf({ country, lat, lng }: Omit<Place, 'code'>, north = 0, east = 0): string {
  const [row, column] = [lat, lng].map((degrees) => Math.round(degrees * CELLS_PER_DEGREE))
  return `${country} ${Number(row) + north} ${Number(column) + east}`
}
