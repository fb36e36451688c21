import './ui/page.css'
import type { ComponentType } from 'react'
import { Suspense } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import type { PageProps } from '../worker/contract/page/page.ts'

/** Both addresses of the main view, as one route: it stays mounted when a visitor goes from one to the other. */
export const FIND_PATH = /^\/(?:cities\/(?<state>[^/]+)\/(?<city>[^/]+))?\/?$/

/** Every address of the site, in one table. */
const ROUTES = [
  { path: FIND_PATH, page: 'find' },
  { path: '/details/:id/edit', page: 'editMenu' },
  { path: '/login', page: 'login' },
  { path: '/signup', page: 'signup' },
  { path: '/create-account/:secretCode', page: 'createAccount' },
  { path: '/reset-password/:secretCode', page: 'resetPassword' },
  { path: '/unsubscribe', page: 'unsubscribe' },
  { path: '/admin', page: 'admin' },
  { path: '/create/*', page: 'create' },
  { path: '/:id/edit', page: 'edit' },
] as const

export type PageName = (typeof ROUTES)[number]['page'] | 'notFound' | 'failed'

/** The component of each page: the Worker has them at hand, the browser loads each when it is needed. */
export type PageComponents = Record<PageName, ComponentType<PageProps>>

/** The page that the address asks for, or the Worker's word that there is none or that it failed. */
export function Pages({ components, input }: PageProps & { components: PageComponents }) {
  const [path] = useLocation()
  const { name } = input.page
  const isFirst = path === input.url.split('?')[0]
  const NotFound = components.notFound
  if (isFirst && (name === 'notFound' || name === 'failed')) {
    const Problem = components[name]
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
