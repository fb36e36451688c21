import './BackLink.css'
import type { MouseEvent } from 'react'
import { Link } from 'wouter'
import { FROM_LIST } from '../find/list/fromList.ts'
import { PageIcon } from '../ui/PageIcon.tsx'

/**
 * Goes back to the list, row and scroll included, when the visitor came from there; else to the main view around
 * this place.
 */
export function BackLink({ nearby }: { nearby: string }) {
  const goBack = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !cameFromList()) return
    event.preventDefault()
    window.history.back()
  }
  return (
    <Link href={nearby} onClick={goBack} className="back-link no-print">
      <PageIcon name="arrowLeft" />
      Back to the list
    </Link>
  )
}

/** Inside the site the history entry says so; after a full page load the referrer does. */
function cameFromList(): boolean {
  const state: unknown = window.history.state
  if (typeof state === 'object' && state !== null && 'from' in state) {
    return state.from === FROM_LIST.from
  }
  if (!URL.canParse(document.referrer)) return false
  const { origin, pathname } = new URL(document.referrer)
  return origin === window.location.origin && (pathname === '/' || pathname.startsWith('/cities/'))
}
