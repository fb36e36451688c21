import { useEffect, useEffectEvent } from 'react'

/** Reads when the component appears, and again for each new `key`. An answer to an older key, or to nobody, is ignored. */
export function useReading<Key, Found>(
  key: Key,
  read: (key: Key, signal: AbortSignal) => Promise<Found>,
  onRead: (found: Found) => void,
  onFailed: (error: unknown) => void = () => undefined,
): void {
  const begin = useEffectEvent((newest: Key, signal: AbortSignal) => {
    read(newest, signal).then(
      (found) => !signal.aborted && onRead(found),
      (error: unknown) => !signal.aborted && onFailed(error),
    )
  })
  useEffect(() => {
    const controller = new AbortController()
    begin(key, controller.signal)
    return () => controller.abort()
  }, [key])
}
