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

/** A source's chunk and all that it imports at once. */
function chunksOf(source: string, seen: Set<Chunk> = new Set()): Set<Chunk> {
  const chunk = chunks[source]
  if (!chunk || seen.has(chunk)) return seen
  seen.add(chunk)
  for (const imported of chunk.imports ?? []) chunksOf(imported, seen)
  return seen
}

/** The styles, the entry script, and the further scripts that a page starts with. */
export function assetsFor(page: PageContent['page']): {
  styles: string[]
  entry: string
  preloads: string[]
} {
  const needed = chunksOf(ENTRY)
  if (page !== 'find') chunksOf(PAGE_SOURCES[page], needed)
  const entry = chunks[ENTRY]?.file ?? ''
  const styles = new Set([...needed].flatMap(({ css = [] }) => css))
  const files = new Set([...needed].map(({ file }) => file))
  files.delete(entry)
  return {
    styles: [...styles].map((file) => `/${file}`),
    entry: `/${entry}`,
    preloads: [...files].map((file) => `/${file}`),
  }
}

/** The styles and the script of the page that holds Turnstile's widget. */
export function botCheckFrameAssets(): { styles: string[]; entry: string } {
  const { file = '', css = [] } = chunks[BOT_CHECK_FRAME] ?? {}
  return { styles: css.map((name) => `/${name}`), entry: `/${file}` }
}
