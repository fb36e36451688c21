import { type ReactNode, Suspense } from 'react'
import { Boundary } from './Boundary.tsx'

interface PartProps {
  /** Stands in its place until its script is there. */
  fallback?: ReactNode
  children: ReactNode
}

/** Around what is loaded when it is needed: where it cannot be, only this part says so. */
export function Part({ fallback = null, children }: PartProps) {
  return (
    <Boundary>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  )
}
