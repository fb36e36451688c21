import { type ComponentType, useEffect, useState } from 'react'
import { Router } from 'wouter'
import type { PageInput, PageProps } from '../../worker/contract/page/page.ts'
import { Boundary } from '../ui/part/Boundary.tsx'
import { leavingFrom } from './leavingFrom.ts'

interface IslandRootProps {
  of: ComponentType<PageProps>
  props: object
  input: PageInput
  /** In the browser, when its handlers hear what happens. */
  onAwake?: () => void
}

/** An island and what stands around it, in the Worker as in the browser. */
export function IslandRoot({ of: Component, props, input, onAwake }: IslandRootProps) {
  const [leave] = useState(() => leavingFrom(input.page))
  const [path = '/', query = ''] = input.url.split('?')
  useEffect(() => onAwake?.(), [onAwake])
  return (
    <Router ssrPath={path} ssrSearch={query} aroundNav={leave}>
      <Boundary>
        <Component {...props} input={input} />
      </Boundary>
    </Router>
  )
}
