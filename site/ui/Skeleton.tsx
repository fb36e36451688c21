import './Skeleton.css'

const LINES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

interface SkeletonProps {
  /** 1 to 6, like the expected text. */
  lines?: number
}

/** Grey lines in place of text that is loading; hidden from screen readers, so the list around it must say that it loads. */
export function Skeleton({ lines = 3 }: SkeletonProps) {
  return (
    <div className="skeleton" aria-hidden="true">
      {LINES.slice(0, lines).map((line) => (
        <span key={line} className="skeleton-line" />
      ))}
    </div>
  )
}
