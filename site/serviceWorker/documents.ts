import { ExpirationPlugin, NetworkFirst } from 'serwist'
import { VISITED_PAGES } from '../device/visitedPages.ts'
import { mayKeep } from './mayKeep.ts'

export const MONTH_SECONDS = 30 * 24 * 60 * 60

/** An event that keeps the service worker alive; the site's types do not include those of service workers. */
export type ExtendsLife = Extract<
  Parameters<NetworkFirst['handle']>[0],
  { event: unknown }
>['event']

/**
 * From the network when it answers in time, else the last version seen: a line that accepts a request and never answers would leave
 * the page blank for minutes. Private documents are not kept. `onAnswer` is called with the path of each document.
 */
export const documentsFirst = (onAnswer: (path: string) => Promise<void>) =>
  new NetworkFirst({
    cacheName: VISITED_PAGES,
    networkTimeoutSeconds: 5,
    plugins: [
      { cacheWillUpdate: async ({ response }) => (mayKeep(response) ? response : null) },
      { handlerDidRespond: ({ request }) => onAnswer(new URL(request.url).pathname) },
      new ExpirationPlugin({
        maxEntries: 60,
        maxAgeSeconds: MONTH_SECONDS,
        purgeOnQuotaError: true,
      }),
    ],
  })

/** Keeps pages that were seen before there was a service worker. One that is refused does not keep the others out. */
export async function keepPages(
  documents: Pick<NetworkFirst, 'handle'>,
  urls: readonly string[],
  event: ExtendsLife,
): Promise<void> {
  for (const url of new Set(urls)) {
    await documents.handle({ event, request: new Request(url) }).catch(() => undefined)
  }
}
