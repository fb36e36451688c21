import { parseFindUrl } from '../../site/find/address/findUrl.ts'
import { paramsOf } from '../../site/shell/splitUrl.ts'
import { MOBILE_BREAKPOINT_PX } from '../contract/limits.ts'
import type { PageInput } from '../contract/page/page.ts'
import { stillViewPath } from '../contract/places/stillMapPath.ts'
import { mapAssets } from './assets.ts'

const WIDE = `(min-width: ${MOBILE_BREAKPOINT_PX + 1}px)`

/** What the main view of a page shows of its address; null for other pages and without a place. */
function viewOf({ content, page, url }: PageInput) {
  if (page.name !== 'find' || content.page !== 'find' || !content.centre) return null
  const { zoom, view } = parseFindUrl(paramsOf(url))
  return { at: { ...content.centre, zoom }, isList: view === 'LIST_VIEW' }
}

/**
 * A preload link for the picture behind the markers, for the head, so that a wide window shows it at once. A phone finds it with the
 * markers, which are at the end of the document: earlier it would be drawn before the first names, and alone.
 */
export function picturePreload(input: PageInput): string {
  const found = viewOf(input)
  if (!found) return ''
  const href = stillViewPath(found.at, 'wide')
  return `<link rel="preload" as="image" fetchpriority="high" media="${WIDE}" href="${href}">`
}

/**
 * The files of the live map where it will be visible: loading one after the other would cost a phone five round trips. They come at
 * the end of the document, so that the browser reads the content first, and the early script fetches them unless the visitor saves
 * data. They are no preload links: a browser would remember one lost answer, and the page would never get its map.
 */
export function mapFiles(input: PageInput): string {
  const found = viewOf(input)
  if (!found || input.map.googleKey) return ''
  const { scripts, webWorker } = mapAssets()
  const media = found.isList ? WIDE : 'all'
  return `<template id="map-files" data-media="${media}">${[...scripts, webWorker].join(' ')}</template>`
}
