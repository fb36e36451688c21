import type { Page } from '@playwright/test'
import { build } from 'vite'
import type { MapSettings } from '../worker/contract/page/page.ts'
import { securityHeaders } from '../worker/http/headers/securityHeaders.ts'

/** A live map that is ready, by the detail that it says it has. */
export const liveMap = (page: Page, detail: string) =>
  page.locator(`.live-map[data-ready="true"][data-detail="${detail}"]`)

/** Rewrites documents as if the server had these map settings. */
export async function withMap(page: Page, settings: Partial<MapSettings>): Promise<void> {
  const nonce = 'a-nonce-of-the-tests'
  await page.route(/\/(cities|details)\//, async (route) => {
    const answer = await route.fetch()
    const told = (await answer.text()).replace(/"map":(\{[^}]*\})/, (_, map: string) => {
      return `"map":${JSON.stringify({ ...JSON.parse(map), ...settings })}`
    })
    if (!settings.googleKey) return route.fulfill({ response: answer, body: told })
    // The server does the same, as worker/pages/nonces.test.ts tests.
    const body = told.replaceAll(
      /<(script(?! type="application)|style|link rel="modulepreload")/g,
      `<$1 nonce="${nonce}"`,
    )
    const headers = { ...answer.headers(), ...lowerCase(securityHeaders({ googleNonce: nonce })) }
    return route.fulfill({ response: answer, body, headers })
  })
}

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

/** Chromium blocks WebSockets to this machine from a document that a test has answered. */
export const isOfSocket = (error: string): boolean => error.startsWith('WebSocket connection')

/** Stands in for Google's servers. */
export async function answerAsGoogle(page: Page): Promise<void> {
  const input = 'site/map/google/testing/standInScript.ts'
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })
  const [first] = [built].flat()
  const body = first && 'output' in first ? first.output[0].code : ''
  await page.route('https://maps.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
}
