import { useSyncExternalStore } from 'react'

function watchAddress(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange)
  return () => window.removeEventListener('popstate', onChange)
}

/** The query of the address. The shell is one document for all addresses, so its first render has an empty query. */
export function useQuery(): URLSearchParams {
  const search = useSyncExternalStore(
    watchAddress,
    () => window.location.search,
    () => '',
  )
  return new URLSearchParams(search)
}
