import { useSyncExternalStore } from 'react'

function watchAddress(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange)
  return () => window.removeEventListener('popstate', onChange)
}

/** The query of the address. The shell is one document for all of them: it is drawn first as for none. */
export function useQuery(): URLSearchParams {
  const search = useSyncExternalStore(
    watchAddress,
    () => window.location.search,
    () => '',
  )
  return new URLSearchParams(search)
}
