import type { LatLng } from '../../worker/contract/search.ts'

const DENIED = 1
const TIMEOUT_MS = 15_000
/** The browser's own time begins with a yes, and a question that nobody answers calls nobody back. */
const PATIENCE_MS = 45_000

export interface NoPosition {
  /** The visitor said no. */
  isDenied: boolean
  /** A sentence for a person (specification §8). */
  problem: string
}

/** Where the device is, or why it does not say. `isExact`: to the house, which takes longer. Never rejects. */
export function readPosition(isExact: boolean): Promise<LatLng | NoPosition> {
  return new Promise((resolve) => {
    const fail = (error?: { code: number }) => {
      const isDenied = error?.code === DENIED
      const problem = isDenied
        ? 'This requires location to be shared!'
        : 'Error retrieving your location, please try a city or zipcode instead'
      resolve({ isDenied, problem })
    }
    if (!('geolocation' in navigator)) return fail()
    setTimeout(fail, PATIENCE_MS)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      fail,
      { enableHighAccuracy: isExact, timeout: TIMEOUT_MS, maximumAge: 60_000 },
    )
  })
}

/** Whether the person has allowed it before, so that asking the device asks nobody. */
export async function isPositionPermitted(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch {
    return false
  }
}
