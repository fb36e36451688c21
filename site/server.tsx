import { renderToReadableStream } from 'react-dom/server.edge'
import type { PageContent, PageInput, PageMeta } from '../worker/contract/page/page.ts'
import { CreateAccountPage, meta as createAccount } from './account/codes/CreateAccountPage.tsx'
import { ResetPasswordPage, meta as resetPassword } from './account/codes/ResetPasswordPage.tsx'
import { LoginPage, meta as login } from './account/LoginPage.tsx'
import { SignUpPage, meta as signup } from './account/signup/SignUpPage.tsx'
import { UnsubscribePage, meta as unsubscribe } from './account/UnsubscribePage.tsx'
import { AdminPage, meta as admin } from './admin/AdminPage.tsx'
import { App } from './app.tsx'
import { CreatePage, meta as create } from './create/CreatePage.tsx'
import { FindPage } from './find/FindPage.tsx'
import { findMeta } from './find/findMeta.ts'
import { DetailsRoute } from './listing/DetailsRoute.tsx'
import { detailsMeta } from './listing/detailsMeta.ts'
import { EditPage, meta as edit } from './listing/edit/EditPage.tsx'
import { meta as editMenu, MenuEditPage } from './listing/edit/menu/MenuEditPage.tsx'
import { AboutPage, meta as about } from './pages/AboutPage.tsx'
import { ConsultingPage, meta as consulting } from './pages/ConsultingPage.tsx'
import { ContactPage, meta as contact } from './pages/ContactPage.tsx'
import { ExplorePage, meta as explore } from './pages/ExplorePage.tsx'
import { EventsPage, meta as events } from './pages/events/EventsPage.tsx'
import { FailedPage, meta as failed } from './pages/FailedPage.tsx'
import { NotFoundPage, meta as notFound } from './pages/NotFoundPage.tsx'
import type { PageComponents } from './routes.tsx'

const components: PageComponents = {
  find: FindPage,
  details: DetailsRoute,
  explore: ExplorePage,
  about: AboutPage,
  contact: ContactPage,
  events: EventsPage,
  consulting: ConsultingPage,
  login: LoginPage,
  signup: SignUpPage,
  createAccount: CreateAccountPage,
  resetPassword: ResetPasswordPage,
  unsubscribe: UnsubscribePage,
  admin: AdminPage,
  create: CreatePage,
  edit: EditPage,
  editMenu: MenuEditPage,
  notFound: NotFoundPage,
  failed: FailedPage,
}

const metas = {
  about,
  contact,
  events,
  consulting,
  explore,
  login,
  signup,
  createAccount,
  resetPassword,
  unsubscribe,
  admin,
  create,
  edit,
  editMenu,
  notFound,
  failed,
}

/** Title and description of a page. */
export function describePage(content: PageContent): PageMeta {
  if (content.page === 'find') return findMeta(content.city, content.near ?? '')
  if (content.page === 'details') return detailsMeta(content.restaurant)
  return metas[content.page]
}

/** The markup of a page, whole: what the browser then hydrates. */
export async function renderPage(input: PageInput): Promise<string> {
  const stream = await renderToReadableStream(
    <App input={input} components={components} ssr={true} />,
    // React would send a long page in pieces that inline scripts put in place: without scripts nobody could read it.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  await stream.allReady
  return await new Response(stream).text()
}
