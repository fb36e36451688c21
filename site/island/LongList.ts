import { createContext, createElement, type ReactNode, useContext } from 'react'

/** The long lists of the island that the Worker renders, in the order in which React reaches them; null in the browser. */
export const LongListsContext = createContext<ReactNode[][] | null>(null)

export const LONG_LIST = 'long-list'

/**
 * Up to hundreds of elements. The Worker renders a few of them at a time (`site/server.tsx`), each as a root: what is in them may use
 * neither a context nor `useId`.
 */
export function LongList({ items }: { items: ReactNode[] }): ReactNode {
  const lists = useContext(LongListsContext)
  if (lists === null) return items
  lists.push(items)
  return createElement(LONG_LIST)
}
