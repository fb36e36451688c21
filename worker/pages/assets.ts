import manifest from '../../dist/site/.vite/manifest.json'
import type { PageContent } from '../contract/page/page.ts'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

const chunks: Record<string, Chunk> = manifest
const ENTRY = 'client.tsx'
const BOT_CHECK_FRAME = 'botCheckFrame.tsx'
/** The styles of all pages but the main view. */
const MORE_STYLES = 'styles/more.css'

/** Where each page's own script comes from, so that it loads beside the first one and not after it. */
export const PAGE_SOURCES: Record<Exclude<PageContent['page'], 'find'>, string> = {
  details: 'listing/DetailsRoute.tsx',
  explore: 'pages/ExplorePage.tsx',
  about: 'pages/AboutPage.tsx',
  contact: 'pages/ContactPage.tsx',
  events: 'pages/events/EventsPage.tsx',
  consulting: 'pages/ConsultingPage.tsx',
  login: 'account/LoginPage.tsx',
  signup: 'account/signup/SignUpPage.tsx',
  createAccount: 'account/codes/CreateAccountPage.tsx',
  resetPassword: 'account/codes/ResetPasswordPage.tsx',
  unsubscribe: 'account/UnsubscribePage.tsx',
  admin: 'admin/AdminPage.tsx',
  create: 'create/CreatePage.tsx',
  edit: 'listing/edit/EditPage.tsx',
  editMenu: 'listing/edit/menu/MenuEditPage.tsx',
  notFound: 'pages/NotFoundPage.tsx',
  failed: 'pages/FailedPage.tsx',
}

function filesOf(source: string, seen: Set<string> = new Set()): Set<string> {
  const chunk = chunks[source]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(imported, seen)
  return seen
}

/** The styles, the entry script, and the further scripts that a page starts with. */
export function assetsFor(page: PageContent['page']): {
  styles: string[]
  entry: string
  preloads: string[]
} {
  const entry = chunks[ENTRY]
  const source = page === 'find' ? null : PAGE_SOURCES[page]
  const files = new Set([...filesOf(ENTRY), ...(source ? filesOf(source) : [])])
  files.delete(entry?.file ?? '')
  const own = source ? [chunks[MORE_STYLES]?.file ?? '', ...(chunks[source]?.css ?? [])] : []
  return {
    styles: [...(entry?.css ?? []), ...own].map((file) => `/${file}`),
    entry: `/${entry?.file ?? ''}`,
    preloads: [...files].map((file) => `/${file}`),
  }
}

/** The styles and the script of the page that holds Turnstile's widget. */
export function botCheckFrameAssets(): { styles: string[]; entry: string } {
  const { file = '', css = [] } = chunks[BOT_CHECK_FRAME] ?? {}
  return { styles: css.map((name) => `/${name}`), entry: `/${file}` }
}
