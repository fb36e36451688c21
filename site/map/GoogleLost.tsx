import { useEffect, useEffectEvent } from 'react'

/** Reports that Google's map cannot be loaded. */
export function GoogleLost({ onLost }: { onLost: () => void }) {
  const tell = useEffectEvent(onLost)
  useEffect(() => tell(), [])
  return null
}
