import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react'
import { Route, Router } from 'wouter'
import { to } from '../../languages/t.ts'
import type { PageInput, PageProps } from '../../worker/contract/page/page.ts'
import { Guard } from '../account/Guard.tsx'
import { Boundary } from '../ui/part/Boundary.tsx'
import { leavingFrom } from './leavingFrom.ts'
import { pathsOf } from './pathsOf.ts'

interface IslandRootProps {
  of: ComponentType<PageProps>
  props: object
  input: PageInput
  /** Only members see it. */
  isGuarded: boolean
  /** In the browser, in the step in which React takes over. */
  onTaken?: () => void
  /** In the browser, when its effects have run. */
  onAwake?: () => void
}

/** An island and what stands around it, in the Worker as in the browser. */
export function IslandRoot({ of: Component, ...root }: IslandRootProps) {
  const { props, input, isGuarded, onTaken, onAwake } = root
  const [paths] = useState(() => pathsOf(input.page))
  const [leave] = useState(() => leavingFrom(paths))
  const [path = '/', query = ''] = input.url.split('?')
  useLayoutEffect(() => onTaken?.(), [onTaken])
  useEffect(() => onAwake?.(), [onAwake])
  const island = <Component {...props} input={input} />
  return (
    <Router base={to('')} ssrPath={path} ssrSearch={query} aroundNav={leave}>
      <Route path={paths}>
        <Boundary>{isGuarded ? <Guard>{island}</Guard> : island}</Boundary>
      </Route>
    </Router>
  )
}
