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

/**
 * Where the device is, or why it does not say. `isExact`: to the house, which takes longer. Never rejects. Who gives
 * `onStillOpen` hears when the question has long been open, and gets a late answer all the same; for others that is no
 * position.
 */
export function readPosition(
  isExact: boolean,
  onStillOpen?: (none: NoPosition) => void,
): Promise<LatLng | NoPosition> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(noPosition())
    const patience = setTimeout(() => (onStillOpen ?? resolve)(noPosition()), PATIENCE_MS)
    const answer = (found: LatLng | NoPosition) => {
      clearTimeout(patience)
      resolve(found)
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => answer({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => answer(noPosition(code)),
      { enableHighAccuracy: isExact, timeout: TIMEOUT_MS, maximumAge: 60_000 },
    )
  })
}

function noPosition(code?: number): NoPosition {
  const isDenied = code === DENIED
  const problem = isDenied
    ? 'This requires location to be shared!'
    : 'Error retrieving your location, please try a city or zipcode instead'
  return { isDenied, problem }
}

/** Whether the person has allowed it before, so that asking the device asks nobody. */
export async function isPositionPermitted(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch {
    return false
  }
}
