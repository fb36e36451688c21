import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Router, useLocation, useSearch } from 'wouter'
import type { PageInput, PageProps } from '../worker/contract/page/page.ts'
import { Guard } from './account/Guard.tsx'
import { isGuarded } from './account/guardedPaths.ts'
import { logOut } from './account/session.ts'
import { useAuth } from './account/useAuth.ts'
import { createFind } from './find/findState.ts'
import { FindContext, useFind } from './find/useFind.ts'
import { FIND_PATH, type PageComponents, Pages } from './routes.tsx'
import { Layout } from './shell/Layout.tsx'
import { startDocument } from './startDocument.ts'
import { Boundary } from './ui/part/Boundary.tsx'

interface AppProps {
  input: PageInput
  components: PageComponents
  /** In the Worker there is no address bar to read the address from. */
  ssr: boolean
}

const BASE = 'https://sprig.invalid'

/** The whole site, from what the Worker found out for the first address. */
export function App({ input, components, ssr }: AppProps) {
  const [find] = useState(() => {
    const { content, url, now } = input
    return createFind(new URL(url, BASE), content.page === 'find' ? content : null, now)
  })
  const [path, query] = input.url.split('?')
  const address = ssr ? { ssrPath: path ?? '/', ssrSearch: query ?? '' } : {}

  return (
    <FindContext value={find}>
      <Router {...address}>
        <Shell components={components} input={input} />
      </Router>
    </FindContext>
  )
}

function Shell({ components, input }: PageProps & { components: PageComponents }) {
  const { shown } = useFind()
  const { signedIn } = useAuth()
  const [path, navigate] = useLocation()
  const isFind = FIND_PATH.test(path)
  useLayoutEffect(
    () => startDocument((next, replace) => navigate('/login', { state: { next }, replace })),
    [navigate],
  )
  useNewPage(path, isFind)
  useOwnAddress(path + useSearch())
  return (
    <Layout
      signedIn={signedIn}
      onLogout={() => {
        logOut()
        // Else the guard would offer the next person this one's page to return to.
        if (isGuarded(window.location.pathname)) navigate('/login', { replace: true })
      }}
      // As the Worker took it, so that both agree on New Year's Eve.
      year={new Date(input.now).getUTCFullYear()}
      footer={isFind && shown.view === 'MAP_VIEW' ? 'closed' : 'open'}
    >
      <Boundary at={path} isPage>
        <Guard>
          <Pages components={components} input={input} />
        </Guard>
      </Boundary>
    </Layout>
  )
}

/** A new page starts at its top and takes the focus, as a page load would; the main view keeps its own place. */
function useNewPage(path: string, isFind: boolean): void {
  const before = useRef(path)
  useEffect(() => {
    if (before.current === path) return
    before.current = path
    if (isFind) return
    window.scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [path, isFind])
}

/**
 * Phones share a page by its canonical link, which is that of the first address and knows no place on the map: from the
 * first step within the site it is gone, and they share the address itself.
 */
function useOwnAddress(address: string): void {
  const [first] = useState(address)
  useEffect(() => {
    if (address !== first) document.querySelector('[rel=canonical]')?.remove()
  }, [address, first])
}
