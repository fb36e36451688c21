import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { PageProps } from '../../worker/contract/page/page.ts'
import { FindPage } from './FindPage.tsx'
import { createFind } from './findState.ts'
import { FindContext } from './useFind.ts'

const BASE = 'https://sprig.invalid'

/** Search, list and map: one island, whose store lives as long as the document. */
export function MainView({ input }: PageProps) {
  const [find] = useState(() => {
    const { content, url, now } = input
    return createFind(new URL(url, BASE), content.page === 'find' ? content : null, now)
  })
  useOwnAddress()
  return (
    <FindContext value={find}>
      <FindPage />
    </FindContext>
  )
}

/**
 * Phones share a page by its canonical link, which is that of the first address and knows no place on the map: from the
 * first step on it is gone, and they share the address itself.
 */
function useOwnAddress(): void {
  const [path] = useLocation()
  const address = path + useSearch()
  const [first] = useState(address)
  useEffect(() => {
    if (address !== first) document.querySelector('[rel=canonical]')?.remove()
  }, [address, first])
}
