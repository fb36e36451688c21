import { useEffect, useEffectEvent } from 'react'

/** Says that Google's map will not come. */
export function GoogleLost({ onLost }: { onLost: () => void }) {
  const tell = useEffectEvent(onLost)
  useEffect(() => tell(), [])
  return null
}
