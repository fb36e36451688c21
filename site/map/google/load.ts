/// <reference types="google.maps" />
import { Status, Wrapper } from '@googlemaps/react-wrapper'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

/** Google's script can keep silent for ever. */
export const PATIENCE_MS = 6000

declare global {
  interface Window {
    /** Google calls this when it refuses the key, which it does only after its script has loaded. */
    gm_authFailure?: (() => void) | undefined
  }
}

/** Brings Google's maps library; rejects on failure and when nothing has come after 6 s. */
export async function loadGoogle(apiKey: string): Promise<google.maps.MapsLibrary> {
  await withinPatience(runWrapper(apiKey))
  // The promise is as wide as all libraries together; the name decides which one it is.
  return (await withinPatience(google.maps.importLibrary('maps'))) as google.maps.MapsLibrary
}

function runWrapper(apiKey: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const callback = (status: Status): void => {
      if (status === Status.SUCCESS) resolve()
      if (status === Status.FAILURE) reject(new Error('Google Maps did not load'))
    }
    createRoot(document.createElement('div')).render(createElement(Wrapper, { apiKey, callback }))
  })
}

function withinPatience<T>(promise: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('Google Maps is too slow')), PATIENCE_MS)
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
