import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react'
import type { PageInput, PageProps } from '../../worker/contract/page/page.ts'
import { Boundary } from '../ui/part/Boundary.tsx'

/** The component that wraps the islands of guarded pages. */
type Around = ComponentType<PageProps & { children: ReactNode }>

interface IslandRootProps {
  of: ComponentType<PageProps>
  props: object
  input: PageInput
  around?: Around | null
  /** Called in the browser, in the commit in which React takes over. */
  onTaken?: () => void
  /** Called in the browser once its effects have run. */
  onAwake?: () => void
}

/** An island and its wrapper, the same in the Worker and in the browser. */
export function IslandRoot({ of: Component, ...root }: IslandRootProps) {
  const { props, input, around: Around, onTaken, onAwake } = root
  useLayoutEffect(() => onTaken?.(), [onTaken])
  useEffect(() => onAwake?.(), [onAwake])
  const island = <Component {...props} input={input} />
  return <Boundary>{Around ? <Around input={input}>{island}</Around> : island}</Boundary>
}
