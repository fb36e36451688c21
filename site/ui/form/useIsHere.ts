import { useCallback, useLayoutEffect, useRef } from 'react'

/** Tells whether the part that uses it is still on the page: nobody who has left it is taken elsewhere by a late answer. */
export function useIsHere(): () => boolean {
  const isHere = useRef(true)
  // Not a passive effect: those come late, and a late answer may be faster.
  useLayoutEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(() => isHere.current, [])
}
