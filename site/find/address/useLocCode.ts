import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { LOC_CITIES } from '../../../worker/contract/cities.ts'
import { report } from '../../api/restaurants.ts'

/** Tells the server of a city code that nobody knows; the Worker has redirected the known ones. */
export function useLocCode(): void {
  const loc = new URLSearchParams(useSearch()).get('loc')
  useEffect(() => {
    if (loc !== null && !(Number(loc) in LOC_CITIES)) report(`Unknown loc code: ${loc}`)
  }, [loc])
}
