import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'

interface Weight {
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
    const loaded = new Map<string, 'document' | 'stylesheet' | 'script'>()
    let isBefore = true
    page.on('request', (request) => {
      const address = request.url()
      if (OF_THE_MAP.test(address)) isBefore = false
      // The early script fetches those of the map as files.
      const type = address.endsWith('.js') ? 'script' : request.resourceType()
      const isCounted = type === 'document' || type === 'stylesheet' || type === 'script'
      if (isCounted && isBefore) loaded.set(address, type)
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    const weights = { document: 0, stylesheet: 0, script: 0 }
    for (const [address, type] of loaded) {
      // Asked for again, since the browser keeps no body of what a page took as a blob.
      const body = await (await page.request.get(address)).body()
      weights[type] += gzipSync(body, { level: 6 }).length
    }
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
