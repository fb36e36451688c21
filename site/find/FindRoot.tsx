import { type ReactNode, useEffect } from 'react'
import type { PageProps } from '../../worker/contract/page/page.ts'
import { findOf } from './findOf.ts'
import { beginFind } from './followFind.ts'
import { FindContext } from './useFind.ts'

/** Around each island of the main view: gives it the store that all of them share. */
export function FindRoot({ input, children }: PageProps & { children: ReactNode }) {
  const find = findOf(input)
  useEffect(() => beginFind(find), [find])
  return <FindContext value={find}>{children}</FindContext>
}
