import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'

export interface Weight {
  /** Gzipped bytes of the scripts that run before the map's own are asked for. */
  scripts: number
  /** Gzipped bytes of document, styles and those scripts. */
  whole: number
}

const KILOBYTE = 1000

/**
 * What a page weighs before its map: everything the address loads in the list view on a phone, where no map is drawn.
 * Each file is packed here with gzip as the edge does it, so that the answer does not hang on the local server.
 */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  try {
    const weights = { document: 0, stylesheet: 0, script: 0 }
    const counted: Promise<void>[] = []
    page.on('response', (response) => {
      const type = response.request().resourceType()
      if (type !== 'document' && type !== 'stylesheet' && type !== 'script') return
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
