import { gzipSync } from 'node:zlib'
import type { Browser, Request } from '@playwright/test'

export interface Weight {
  /** Gzipped bytes of the scripts. */
  scripts: number
  /** Gzipped bytes of document, styles and those scripts. */
  whole: number
}

const KILOBYTE = 1000
const OF_THE_MAP = /\/(?:SearchMap|MapCanvas|maplibre)-/

/**
 * What a page weighs on a phone before anybody touches it; where it has a map, before that is asked for. Each file is packed
 * here with gzip as the edge does it, so that the answer does not hang on the local server.
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
      const type = request.resourceType()
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

/** How many of the list's names can be read with scripts off. */
export async function namesWithoutScripts(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ javaScriptEnabled: false })
  try {
    await page.goto(url)
    return await page.locator('.results .row-name').filter({ visible: true }).count()
  } finally {
    await page.close()
  }
}
