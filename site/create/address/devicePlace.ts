import type { LatLng } from '../../../worker/contract/search.ts'
import { type Alerts, addAlert } from '../../shell/alerts.ts'

const DENIED = 1
const TIMEOUT_MS = 15_000

/** Where the device is. Null when it does not say: an alert then tells why. */
export async function askDevice(alerts: Alerts): Promise<LatLng | null> {
  try {
    return await readPosition()
  } catch (error) {
    const isDenied = error instanceof Object && 'code' in error && error.code === DENIED
    const text = isDenied
      ? 'This requires location to be shared!'
      : 'Error retrieving your location, please try a city or zipcode instead'
    addAlert(alerts, { kind: 'error', text })
    return null
  }
}

/** Whether the person has allowed it before, so that asking the device asks nobody. */
export async function isPositionPermitted(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch {
    return false
  }
}

function readPosition(): Promise<LatLng> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('This device knows no positions'))
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      reject,
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: 60_000 },
    )
  })
}
