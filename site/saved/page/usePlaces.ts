import { useEffect, useState } from 'react'
import { type KnownPlaces, readPlaces, renewPlaces } from '../places.ts'

/** What is known of saved restaurants: at once what the device has kept, then as they are now. */
export function usePlaces(ids: readonly string[]): KnownPlaces {
  const [known, setKnown] = useState<KnownPlaces>({})
  const wanted = ids.join(' ')
  useEffect(() => {
    const asked = wanted.split(' ').filter(Boolean)
    if (asked.length === 0) return
    let isOver = false
    const show = (more: KnownPlaces) => {
      if (!isOver) setKnown((before) => ({ ...before, ...more }))
    }
    void readPlaces(asked).then(show)
    // Without a line what is kept has to do.
    renewPlaces(asked).then(show, () => undefined)
    return () => {
      isOver = true
    }
  }, [wanted])
  return known
}
