import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { report } from '../../api/restaurants.ts'

/** Tells the server of a city code that nobody knows; the Worker has redirected the known ones. */
export function useLocCode(): void {
  const loc = new URLSearchParams(useSearch()).get('loc')
  useEffect(() => {
    if (loc === null) return
    import('./cityAt.ts')
      .then(({ isLocCode }) => {
        if (!isLocCode(loc)) report(`Unknown loc code: ${loc}`)
      })
      .catch(() => undefined)
  }, [loc])
}
