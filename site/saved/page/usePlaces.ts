import { useEffect, useRef, useState } from 'react'
import { currentUserId } from '../../account/auth.ts'
import { type KnownPlaces, keepOnly, readPlaces, renewPlaces } from '../places.ts'

/** Loads saved restaurants: at once the device's copies, then each one's newest state. */
export function usePlaces(ids: readonly string[]): KnownPlaces {
  const [known, setKnown] = useState<KnownPlaces>({})
  const renewed = useRef<Set<string>>(null)
  // The same places in another order need no new request.
  const wanted = ids.toSorted().join(' ')
  useEffect(() => {
    const all = wanted.split(' ').filter(Boolean)
    if (renewed.current === null) void keepOnly(all)
    const asked = renewed.current ?? new Set()
    renewed.current = asked
    const missing = all.filter((id) => !asked.has(id))
    if (missing.length === 0) return
    const leaving = new AbortController()
    const show = (more: KnownPlaces) => {
      if (!leaving.signal.aborted) setKnown((before) => ({ ...before, ...more }))
    }
    const userId = currentUserId()
    const load = async () => {
      show(await readPlaces(missing))
      const onPart = (part: KnownPlaces) => {
        for (const id of Object.keys(part)) asked.add(id)
        show(part)
      }
      await renewPlaces(userId, missing, onPart, leaving.signal)
    }
    // Without a connection the kept copies have to do.
    load().catch(() => undefined)
    return () => leaving.abort()
  }, [wanted])
  return known
}
