import { type ComponentType, lazy, useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { PageMeta, PageProps } from '../worker/contract/page/page.ts'
import { Guard } from './account/Guard.tsx'
import { FindPage } from './find/FindPage.tsx'
import { createFind } from './find/findState.ts'
import { FindContext } from './find/useFind.ts'
import { FIND_PATH, type PageComponents, type PageName, Pages } from './routes.tsx'
import { Boundary } from './ui/part/Boundary.tsx'
import { useMeta } from './ui/useMeta.ts'

type Loader = () => Promise<{ default: ComponentType<PageProps> }>

/** A page that says what it is when the visitor comes to it within the site. */
function titled(
  Page: ComponentType<PageProps>,
  meta: PageMeta,
): { default: ComponentType<PageProps> } {
  function Titled({ input }: PageProps) {
    useMeta(meta)
    return <Page input={input} />
  }
  return { default: Titled }
}

const loaders: Record<Exclude<PageName, 'find'>, Loader> = {
  login: () =>
    import('./account/LoginPage.tsx').then(({ LoginPage, meta }) => titled(LoginPage, meta)),
  signup: () =>
    import('./account/signup/SignUpPage.tsx').then(({ SignUpPage, meta }) =>
      titled(SignUpPage, meta),
    ),
  createAccount: () =>
    import('./account/codes/CreateAccountPage.tsx').then(({ CreateAccountPage, meta }) =>
      titled(CreateAccountPage, meta),
    ),
  resetPassword: () =>
    import('./account/codes/ResetPasswordPage.tsx').then(({ ResetPasswordPage, meta }) =>
      titled(ResetPasswordPage, meta),
    ),
  unsubscribe: () =>
    import('./account/UnsubscribePage.tsx').then(({ UnsubscribePage, meta }) =>
      titled(UnsubscribePage, meta),
    ),
  admin: () =>
    import('./admin/AdminPage.tsx').then(({ AdminPage, meta }) => titled(AdminPage, meta)),
  create: () =>
    import('./create/CreatePage.tsx').then(({ CreatePage, meta }) => titled(CreatePage, meta)),
  edit: () =>
    import('./listing/edit/EditPage.tsx').then(({ EditPage, meta }) => titled(EditPage, meta)),
  editMenu: () =>
    import('./listing/edit/menu/MenuEditPage.tsx').then(({ MenuEditPage, meta }) =>
      titled(MenuEditPage, meta),
    ),
  notFound: () =>
    import('./pages/NotFoundPage.tsx').then(({ NotFoundPage, meta }) => titled(NotFoundPage, meta)),
  failed: () =>
    import('./pages/FailedPage.tsx').then(({ FailedPage, meta }) => titled(FailedPage, meta)),
}

const components = Object.fromEntries([
  ['find', FindPage],
  ...Object.entries(loaders).map(([page, load]) => [page, lazy(load)]),
]) as PageComponents

/** Loads the page of the first address before hydration, so that nothing the Worker drew sleeps on. */
export async function readyFirst(name: string): Promise<void> {
  const load = loaders[name as keyof typeof loaders]
  if (load) components[name as PageName] = (await load()).default
}

const BASE = 'https://sprig.invalid'

/** All pages that are no pages of their own yet, from what the Worker found out for the first address. */
export function WholePage({ input }: PageProps) {
  const [find] = useState(() => {
    const { content, url, now } = input
    return createFind(new URL(url, BASE), content.page === 'find' ? content : null, now)
  })
  const [path] = useLocation()
  const isFind = FIND_PATH.test(path)
  useNewPage(path, isFind)
  useOwnAddress(path + useSearch())
  return (
    <FindContext value={find}>
      <Boundary at={path} isPage>
        <Guard>
          <Pages components={components} input={input} />
        </Guard>
      </Boundary>
    </FindContext>
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
