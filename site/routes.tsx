import './ui/page.css'
import type { ComponentType } from 'react'
import { Suspense } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import type { PageContent, PageProps } from '../worker/contract/page/page.ts'

/** Both addresses of the main view, as one route: it stays mounted when a visitor goes from one to the other. */
export const FIND_PATH = /^\/(?:cities\/(?<state>[^/]+)\/(?<city>[^/]+))?\/?$/

/** Every address of the site, in one table. */
const ROUTES = [
  { path: FIND_PATH, page: 'find' },
  { path: '/details/:id', page: 'details' },
  { path: '/details/:id/edit', page: 'editMenu' },
  { path: '/explore', page: 'explore' },
  { path: '/about', page: 'about' },
  { path: '/contact', page: 'contact' },
  { path: '/events', page: 'events' },
  { path: '/consulting', page: 'consulting' },
  { path: '/login', page: 'login' },
  { path: '/signup', page: 'signup' },
  { path: '/create-account/:secretCode', page: 'createAccount' },
  { path: '/reset-password/:secretCode', page: 'resetPassword' },
  { path: '/unsubscribe', page: 'unsubscribe' },
  { path: '/admin', page: 'admin' },
  { path: '/create/*', page: 'create' },
  { path: '/:id/edit', page: 'edit' },
] as const satisfies readonly { path: string | RegExp; page: PageName }[]

export type PageName = PageContent['page']

/** The component of each page: the Worker has them at hand, the browser loads each when it is needed. */
export type PageComponents = Record<PageName, ComponentType<PageProps>>

/** The page that the address asks for, or the Worker's word that there is none or that it failed. */
export function Pages({ components, input }: PageProps & { components: PageComponents }) {
  const [path] = useLocation()
  const { page } = input.content
  const isFirst = path === input.url.split('?')[0]
  const NotFound = components.notFound
  if (isFirst && (page === 'notFound' || page === 'failed')) {
    const Problem = components[page]
    return <Problem input={input} />
  }
  return (
    <Suspense fallback={<p className="page-loading">Loading…</p>}>
      <Switch>
        {ROUTES.map(({ path: pattern, page: name }) => {
          const Page = components[name]
          return (
            <Route key={name} path={pattern}>
              <Page input={input} />
            </Route>
          )
        })}
        <Route>
          <NotFound input={input} />
        </Route>
      </Switch>
    </Suspense>
  )
}
