import { msg, t } from '../../../languages/t.ts'
import { MINUTE_MS } from '../../../worker/contract/durations.ts'
import type { LatLng } from '../../../worker/contract/search.ts'

const DENIED = 1
const TIMEOUT_MS = 15_000
/** The browser's own timeout starts only after permission; an unanswered question has none. */
const PATIENCE_MS = 45_000
/** Delays the note, since a person who answers at once does not need it. */
const NOTE_MS = 3000

/** The note while the browser's question is open. */
export const ASKING = msg('Your browser is asking whether it may share your location.')

export interface NoPosition {
  /** The visitor said no. */
  isDenied: boolean
  /** A sentence for a person (specification §8). */
  problem: string
}

interface Waiting {
  /** Called when the browser's question stays open; the answer is awaited, however late. */
  onAsking?: () => void
  /** Called after a long time without an answer. A later answer still counts; without this callback it does not. */
  onStillOpen?: (none: NoPosition) => void
}

/** The device's position, or why it is unknown. `isExact`: to the house, which takes longer. Never rejects. */
export function readPosition(
  isExact: boolean,
  { onAsking, onStillOpen }: Waiting = {},
): Promise<LatLng | NoPosition> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(noPosition())
    let isOver = false
    const at = (ms: number, look: (isAsking: boolean) => void) =>
      setTimeout(async () => {
        const isAsking = (await readPermission()) === 'prompt'
        if (!isOver) look(isAsking)
      }, ms)
    const timers = [
      at(NOTE_MS, (isAsking) => {
        if (isAsking) onAsking?.()
      }),
      at(PATIENCE_MS, (isAsking) => {
        if (!isAsking) (onStillOpen ?? resolve)(noPosition())
      }),
    ]
    const answer = (found: LatLng | NoPosition) => {
      isOver = true
      for (const timer of timers) clearTimeout(timer)
      resolve(found)
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => answer({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => answer(noPosition(code)),
      { enableHighAccuracy: isExact, timeout: TIMEOUT_MS, maximumAge: MINUTE_MS },
    )
  })
}

function noPosition(code?: number): NoPosition {
  const isDenied = code === DENIED
  const problem = isDenied
    ? t('This requires location to be shared!')
    : t('Error retrieving your location, please try a city or zipcode instead')
  return { isDenied, problem }
}

/** Whether the person has permitted it before, so that the browser asks no question. */
export async function isPositionPermitted(): Promise<boolean> {
  return (await readPermission()) === 'granted'
}

/** Null if the browser does not tell. */
async function readPermission(): Promise<PermissionState | null> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state
  } catch {
    return null
  }
}
