/** The middle of a quarter, well away from water, and its ZIP code; a town when the address names another one. */
export type Quarter = readonly [lat: number, lng: number, zip: string, town?: string]

export interface Area {
  /** The city's part of the address /cities/{state}/{city}. */
  city: string
  /** As addresses write it. */
  town: string
  state: string
  /** The number of sample places there. */
  places: number
  quarters: readonly Quarter[]
}

export function area(state: string, town: string, places: number, ...quarters: Quarter[]): Area {
  return { city: town.toLowerCase().replaceAll(' ', '_'), town, state, places, quarters }
}
