import { CacheFirst, ExpirationPlugin, Serwist } from 'serwist'
import { ENGLISH, type Language, splitLanguage } from '../../languages/list.ts'
import { documentsFirst, type ExtendsLife, keepPages, MONTH_SECONDS } from './documents.ts'
import { askAgain, unlessLate } from './lateLine.ts'
import { OFFLINE, type OpenPages, SHELL_FILE, shellsOf } from './shells.ts'

/** The files of the offline shell, as `tools/build/serviceWorker.ts` found them. */
declare const SHELL: { url: string; revision: string | null }[]
/** Changes whenever the shell does. */
declare const VERSION: string

declare const self: {
  clients: OpenPages
  registration: { active: unknown }
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendsLife) => void): void
  addEventListener(
    type: 'message',
    listener: (event: ExtendsLife & { data?: { type: string; urls: string[] } }) => void,
  ): void
}

const shells = shellsOf(VERSION)

/** Files whose names contain a hash of their content. */
const files = new CacheFirst({
  cacheName: 'files',
  plugins: [new ExpirationPlugin({ maxEntries: 250, purgeOnQuotaError: true })],
})

/** The built-in map and pictures. */
const pictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: [
    new ExpirationPlugin({
      maxEntries: 400,
      maxAgeSeconds: MONTH_SECONDS,
      purgeOnQuotaError: true,
    }),
  ],
})

const documents = documentsFirst(shells.keepFor)

const serwist = new Serwist({
  precacheEntries: SHELL,
  precacheOptions: { cleanupOutdatedCaches: true },
  // A new version waits until the visitor asks for it: open pages keep using their own.
  skipWaiting: false,
  // A page that a new service worker claims can no longer be kept for Back.
  clientsClaim: false,
  navigationPreload: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.mode === 'navigate' && splitLanguage(url.pathname).rest === OFFLINE,
      handler: async ({ event, request, url }) =>
        (await findShell(splitLanguage(url.pathname).language)) ??
        (await documents.handle({ event, request })),
    },
    {
      matcher: ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
      handler: ({ event, request, url }) =>
        unlessLate(documents.handle({ event, request }), splitLanguage(url.pathname).rest, () =>
          toShell(url),
        ),
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
      handler: ({ event, request }) => askAgain(() => files.handle({ event, request })),
    },
    {
      matcher: ({ url, sameOrigin }) =>
        sameOrigin &&
        /^\/(basemap|icons|still-map)\/|^\/favicon\.svg$/.test(splitLanguage(url.pathname).rest),
      handler: pictures,
    },
  ],
})

/** The still map of a details page; its page shows the colour of land behind it. */
const PLACE_PICTURE = /^\/still-map\/[-\d.]+,[-\d.]+\.svg$/
/** Otherwise the browser would draw the sign of a broken picture. */
const noPicture = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300"/>', {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' },
  })

serwist.setCatchHandler(async ({ request, url }) => {
  if (PLACE_PICTURE.test(splitLanguage(url.pathname).rest)) return noPicture()
  if (request.mode !== 'navigate') return Response.error()
  return await toShell(url)
})

/** The shell is one document for every page that could not be loaded and every area to be kept. */
async function findShell(language: Language): Promise<Response | undefined> {
  return language === ENGLISH
    ? await serwist.matchPrecache(SHELL_FILE)
    : await shells.find(language)
}

/** Leads to the shell for a page that could not be loaded. */
async function toShell({ pathname, search }: URL): Promise<Response> {
  const shell = await shells.pathFor(pathname)
  return Response.redirect(`${shell}?at=${encodeURIComponent(pathname + search)}`, 302)
}

/** Keeps the pages that are open at a first visit. */
async function keepFirst(event: ExtendsLife): Promise<void> {
  if (self.registration.active) return
  const pages = await self.clients.matchAll({ includeUncontrolled: true })
  await keepPages(
    documents,
    pages.map(({ url }) => url),
    event,
  )
}

serwist.addEventListeners()
self.addEventListener('install', (event) => {
  // One after the other, as both would load the shells of the open pages; the service worker begins without those pages, too.
  const keepOpen = () => keepFirst(event).catch(() => undefined)
  event.waitUntil(shells.begin(self.clients).then(keepOpen))
})
self.addEventListener('message', (event) => {
  // Those that were left before it was registered (`wake/registerWorker.ts`).
  if (event.data?.type === 'KEEP') event.waitUntil(keepPages(documents, event.data.urls, event))
})
self.addEventListener('activate', (event) => event.waitUntil(shells.removeOlder()))
