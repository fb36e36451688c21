import { type ReactNode, useEffect } from 'react'
import type { PageProps } from '../../worker/contract/page/page.ts'
import { findOf } from './findOf.ts'
import { beginFind } from './followFind.ts'
import { FindContext } from './useFind.ts'

/** Wraps each island of the main view and gives it the shared store. */
export function FindRoot({ input, children }: PageProps & { children: ReactNode }) {
  const find = findOf(input)
  useEffect(() => beginFind(find), [find])
  return <FindContext value={find}>{children}</FindContext>
}
