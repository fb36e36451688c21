import { useCallback, useLayoutEffect, useRef } from 'react'

/** Tells whether the component is still mounted, so that a late answer does not take a person elsewhere. */
export function useIsHere(): () => boolean {
  const isHere = useRef(true)
  // A layout effect, because a passive one may run after a late answer.
  useLayoutEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(() => isHere.current, [])
}
