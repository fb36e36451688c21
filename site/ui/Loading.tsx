import { Skeleton } from './Skeleton.tsx'
import { useAnnounced } from './useAnnounced.ts'

interface LoadingProps {
  /** What screen readers announce. */
  words: string
  /** 1 to 6, like the expected text. */
  lines: number
}

/** In place of a page or a part of one that is loading. */
export function Loading({ words, lines }: LoadingProps) {
  return (
    <div role="status">
      <span className="visually-hidden">{useAnnounced(words)}</span>
      <Skeleton lines={lines} />
    </div>
  )
}
