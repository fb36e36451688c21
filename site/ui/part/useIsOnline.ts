import { useSyncExternalStore } from 'react'

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Whether the browser has a connection; `atFirst` in the Worker and while hydrating. */
export function useIsOnline(atFirst: boolean): boolean {
  return useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => atFirst,
  )
}
