import '../ui/notice.css'
import '../ui/page.css'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import { herePath } from '../shell/returnPath.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { isGuarded } from './guardedPaths.ts'
import { useAuth } from './useAuth.ts'

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
      <span className="visually-hidden">Checking who is logged in…</span>
      <noscript>
        <p className="notice">This page needs JavaScript.</p>
      </noscript>
      <Skeleton lines={4} />
    </div>
  )
}
