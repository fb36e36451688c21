import './styles/site.css'
import { type ComponentType, lazy } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { PageContent, PageInput } from '../worker/contract/page.ts'
import { App } from './app.tsx'
import { FindPage } from './find/FindPage.tsx'
import type { PageComponents, PageName } from './routes.tsx'

type Loader = () => Promise<{ default: ComponentType }>

const loaders: Record<Exclude<PageName, 'find'>, Loader> = {
  details: async () => ({ default: (await import('./listing/DetailsRoute.tsx')).DetailsRoute }),
  explore: async () => ({ default: (await import('./pages/ExplorePage.tsx')).ExplorePage }),
  about: async () => ({ default: (await import('./pages/AboutPage.tsx')).AboutPage }),
  contact: async () => ({ default: (await import('./pages/ContactPage.tsx')).ContactPage }),
  events: async () => ({ default: (await import('./pages/events/EventsPage.tsx')).EventsPage }),
  consulting: async () => ({ default: (await import('./pages/ConsultingPage.tsx')).ConsultingPage }),
  notFound: async () => ({ default: (await import('./pages/NotFoundPage.tsx')).NotFoundPage }),
  failed: async () => ({ default: (await import('./pages/FailedPage.tsx')).FailedPage }),
}

/** The page of the first address is loaded before hydration, so that nothing the Worker drew disappears. */
async function components(first: PageContent['page']): Promise<PageComponents> {
  const loaded = first === 'find' ? null : (await loaders[first]()).default
  const pick = (page: Exclude<PageName, 'find'>): ComponentType =>
    page === first && loaded ? loaded : lazy(loaders[page])
  return {
    find: FindPage,
    details: pick('details'),
    explore: pick('explore'),
    about: pick('about'),
    contact: pick('contact'),
    events: pick('events'),
    consulting: pick('consulting'),
    notFound: pick('notFound'),
    failed: pick('failed'),
  }
}

async function start(): Promise<void> {
  const root = document.getElementById('root')
  const text = document.getElementById('page-input')?.textContent
  if (!root || !text) return
  const input = JSON.parse(text) as PageInput
  hydrateRoot(
    root,
    <App
      input={input}
      components={await components(input.content.page)}
      loadMap={async () => (await import('./map/MapCanvas.tsx')).MapCanvas}
      ssr={false}
    />,
  )
}

void start()
