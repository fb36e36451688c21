import { type ReactNode, Suspense } from 'react'
import { Boundary } from './Boundary.tsx'

interface PartProps {
  /** Shown until its script has loaded. */
  fallback?: ReactNode
  children: ReactNode
}

/** Wraps lazily loaded content: if it cannot be loaded, only this part shows an error. */
export function Part({ fallback = null, children }: PartProps) {
  return (
    <Boundary>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  )
}
