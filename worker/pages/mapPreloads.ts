import { MOBILE_BREAKPOINT_PX } from '../contract/limits.ts'
import type { PageInput } from '../contract/page/page.ts'
import { mapAssets } from './assets.ts'

/**
 * Preload links for the files of the map where it will be visible: loading one after the other would cost a phone five round
 * trips. They come at the end of the document, so that the browser reads the content first.
 */
export function mapPreloads({ content, page, url, map }: PageInput): string[] {
  if (page.name !== 'find' || content.page !== 'find' || !content.centre || map.googleKey) return []
  const isList = new URLSearchParams(url.split('?')[1]).get('view') === 'list'
  const media = isList ? ` media="(min-width: ${MOBILE_BREAKPOINT_PX + 1}px)"` : ''
  return mapAssets().map((href) =>
    // A web worker has its own module map, so only the HTTP cache can serve its file.
    href.endsWith('.mjs')
      ? `<link rel="preload" as="fetch" crossorigin fetchpriority="low"${media} href="${href}">`
      : `<link rel="modulepreload" fetchpriority="low"${media} href="${href}">`,
  )
}
