import './Skeleton.css'

const LINES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

interface SkeletonProps {
  /** 1 to 6; as many as the text that will stand here. */
  lines?: number
}

/** Grey lines where text is about to be; silent, so the list around it says that it loads. */
export function Skeleton({ lines = 3 }: SkeletonProps) {
  return (
    <div className="skeleton" aria-hidden="true">
      {LINES.slice(0, lines).map((line) => (
        <span key={line} className="skeleton-line" />
      ))}
    </div>
  )
}
