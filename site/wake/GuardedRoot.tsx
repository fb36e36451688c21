import { type ReactNode, useState } from 'react'
import { Route, Router } from 'wouter'
import { to } from '../../languages/t.ts'
import type { PageProps } from '../../worker/contract/page/page.ts'
import { Guard } from '../account/Guard.tsx'
import { splitUrl } from '../shell/splitUrl.ts'
import { leavingFrom } from './leavingFrom.ts'
import { pathsOf } from './pathsOf.ts'

/** Wraps the islands of members' pages. Only these pages have steps, so only they need a router. */
export function GuardedRoot({ input, children }: PageProps & { children: ReactNode }) {
  const [paths] = useState(() => pathsOf(input.page))
  const [leave] = useState(() => leavingFrom(paths))
  const [path, query] = splitUrl(input.url)
  return (
    <Router base={to('')} ssrPath={path} ssrSearch={query} aroundNav={leave}>
      <Route path={paths}>
        <Guard>{children}</Guard>
      </Route>
    </Router>
  )
}
