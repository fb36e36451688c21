import { MOBILE_BREAKPOINT_PX } from '../contract/limits.ts'
import type { PageInput } from '../contract/page/page.ts'
import { mapAssets } from './assets.ts'

/**
 * Links to the files of the map where it will be seen: piece by piece it would cost a phone five ways to the server. They stand
 * at the end of the document, which is read first.
 */
export function mapPreloads({ content, page, url, map }: PageInput): string[] {
  if (page.name !== 'find' || content.page !== 'find' || !content.centre || map.googleKey) return []
  const isList = new URLSearchParams(url.split('?')[1]).get('view') === 'list'
  const media = isList ? ` media="(min-width: ${MOBILE_BREAKPOINT_PX + 1}px)"` : ''
  return mapAssets().map((href) =>
    // Of a worker, whose modules are its own, the browser keeps the file alone.
    href.endsWith('.mjs')
      ? `<link rel="preload" as="fetch" crossorigin fetchpriority="low"${media} href="${href}">`
      : `<link rel="modulepreload" fetchpriority="low"${media} href="${href}">`,
  )
}
