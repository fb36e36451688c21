import { gzipSync } from 'node:zlib'
import type { Browser, Request } from '@playwright/test'

export interface Weight {
  /** Gzipped bytes of the scripts. */
  scripts: number
  /** Gzipped bytes of document, styles and those scripts. */
  whole: number
}

const KILOBYTE = 1000
/** The files of the still map, and of the live one. */
const OF_THE_MAP = /\/(?:startMap|StillMap|SearchMap|MapCanvas|maplibre|maplibreShared|mapWorker)-/

/**
 * What a page loads on a phone before it is touched; on a page with a map, before the map is requested. Files are compressed here
 * with gzip as at the edge, so that the result does not depend on the local server.
 */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  try {
    const weights = { document: 0, stylesheet: 0, script: 0 }
    const counted: Promise<void>[] = []
    const before = new Set<Request>()
    let isBefore = true
    page.on('request', (request) => {
      if (OF_THE_MAP.test(request.url())) isBefore = false
      if (isBefore) before.add(request)
    })
    page.on('response', (response) => {
      const request = response.request()
      // The early script fetches those of the map as files.
      const type = request.url().endsWith('.js') ? 'script' : request.resourceType()
      if (type !== 'document' && type !== 'stylesheet' && type !== 'script') return
      if (!before.has(request)) return
      counted.push(
        response.body().then((body) => {
          weights[type] += gzipSync(body, { level: 6 }).length
        }),
      )
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    await Promise.all(counted)
    const { document, stylesheet, script } = weights
    return { scripts: script / KILOBYTE, whole: (document + stylesheet + script) / KILOBYTE }
  } finally {
    await page.close()
  }
}

/** The number of the list's names that are readable without scripts. */
export async function namesWithoutScripts(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ javaScriptEnabled: false })
  try {
    await page.goto(url)
    return await page.locator('.results .row-name').filter({ visible: true }).count()
  } finally {
    await page.close()
  }
}
