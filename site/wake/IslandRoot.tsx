import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react'
import type { PageInput, PageProps } from '../../worker/contract/page/page.ts'
import { Boundary } from '../ui/part/Boundary.tsx'

/** What an island of a guarded page stands in. */
export type Around = ComponentType<PageProps & { children: ReactNode }>

interface IslandRootProps {
  of: ComponentType<PageProps>
  props: object
  input: PageInput
  around?: Around | null
  /** In the browser, in the step in which React takes over. */
  onTaken?: () => void
  /** In the browser, when its effects have run. */
  onAwake?: () => void
}

/** An island and what stands around it, in the Worker as in the browser. */
export function IslandRoot({ of: Component, ...root }: IslandRootProps) {
  const { props, input, around: Around, onTaken, onAwake } = root
  useLayoutEffect(() => onTaken?.(), [onTaken])
  useEffect(() => onAwake?.(), [onAwake])
  const island = <Component {...props} input={input} />
  return <Boundary>{Around ? <Around input={input}>{island}</Around> : island}</Boundary>
}
