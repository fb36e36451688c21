import { useEffect, useState } from 'react'

/** The words for a status region that is drawn with them: at first none, since screen readers announce only what is added. */
export function useAnnounced(words: string): string {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  return isDrawn ? words : ''
}
