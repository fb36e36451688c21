import { type ComponentType, lazy } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { PageContent, PageMeta, PageProps } from '../worker/contract/page/page.ts'
import { tellErrors } from './api/log.ts'
import { App } from './app.tsx'
import { FindPage } from './find/FindPage.tsx'
import { pageInput } from './pageInput.ts'
import type { PageComponents, PageName } from './routes.tsx'
import { useMeta } from './ui/useMeta.ts'

type Loader = () => Promise<{ default: ComponentType<PageProps> }>

/** A page that says what it is when the visitor comes to it within the site. */
function titled(
  Page: ComponentType<PageProps>,
  meta: PageMeta,
): { default: ComponentType<PageProps> } {
  function Titled(props: PageProps) {
    useMeta(meta)
    return <Page {...props} />
  }
  return { default: Titled }
}

const loaders: Record<Exclude<PageName, 'find'>, Loader> = {
  details: async () => ({ default: (await import('./listing/DetailsRoute.tsx')).DetailsRoute }),
  explore: () =>
    import('./pages/ExplorePage.tsx').then(({ ExplorePage, meta }) => titled(ExplorePage, meta)),
  about: () =>
    import('./pages/AboutPage.tsx').then(({ AboutPage, meta }) => titled(AboutPage, meta)),
  contact: () =>
    import('./pages/ContactPage.tsx').then(({ ContactPage, meta }) => titled(ContactPage, meta)),
  events: () =>
    import('./pages/events/EventsPage.tsx').then(({ EventsPage, meta }) =>
      titled(EventsPage, meta),
    ),
  consulting: () =>
    import('./pages/ConsultingPage.tsx').then(({ ConsultingPage, meta }) =>
      titled(ConsultingPage, meta),
    ),
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

/** The page of the first address is loaded before hydration, so that nothing the Worker drew disappears. */
async function components(first: PageContent['page']): Promise<PageComponents> {
  const loaded = first === 'find' ? null : (await loaders[first]()).default
  const pages: Partial<PageComponents> = { find: FindPage }
  for (const page of Object.keys(loaders) as Exclude<PageName, 'find'>[]) {
    pages[page] = page === first && loaded ? loaded : lazy(loaders[page])
  }
  // Every page but the main view has a loader.
  return pages as PageComponents
}

async function start(): Promise<void> {
  const root = document.getElementById('root')
  const input = pageInput()
  if (!root || !input) return
  hydrateRoot(
    root,
    <App input={input} components={await components(input.content.page)} ssr={false} />,
    { onCaughtError: tellErrors() },
  )
}

void start()
