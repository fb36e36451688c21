import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import { useAuth } from '../account/authContext.ts'
import { isGuarded } from '../account/guardedPaths.ts'
import { herePath } from '../account/returnPath.ts'
import { Skeleton } from '../ui/Skeleton.tsx'

/** Sends visitors without a session from guarded pages to the login page, which brings them back. */
export function Guard({ children }: { children: ReactNode }) {
  const { signedIn } = useAuth()
  const [path, navigate] = useLocation()
  const isClosed = isGuarded(path) && !signedIn
  const isTurnedAway = isClosed && signedIn === false

  useEffect(() => {
    if (isTurnedAway) navigate('/login', { replace: true, state: { next: herePath() } })
  }, [isTurnedAway, navigate])

  if (!isClosed) return children
  return (
    <div className="page" role="status">
      <span className="visually-hidden">Checking who is signed in…</span>
      <noscript>
        <p className="notice">This page needs JavaScript.</p>
      </noscript>
      <Skeleton lines={4} />
    </div>
  )
}
