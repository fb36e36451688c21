import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './test.ts'

test.use({ savesData: false })

const SPRIG = '/?lat=42.36&lng=-71.06&zoom=13'

/** A page of another site that frames our pages. */
const htmlWith = (addresses: readonly string[]) =>
  `<!doctype html><title>Eating out</title>${addresses
    .map((src, at) => `<iframe title="${at}" src="${src}" width="600" height="700"></iframe>`)
    .join('')}`

/** Another site: browsers treat 127.0.0.1 and localhost as different sites. */
async function serveElsewhere(html: string) {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end(html)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

test('a map of Sprig stands in a page of another site, and no other page does', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  await context.addInitScript(() => {
    if (window.top !== window) localStorage.setItem('token', 'x'.repeat(43))
  })
  const addresses = [`${SPRIG}&embed=1`, '/about'].map((path) => origin + path)
  const elsewhere = await serveElsewhere(htmlWith(addresses))
  await page.goto(elsewhere.url)
  const framed = page.frameLocator('iframe[title="0"]')
  const first = framed.getByRole('listitem').first().getByRole('link')
  await expect(first).toBeVisible()
  await expect(framed.locator('.live-map[data-ready="true"]')).toBeVisible()
  await expect(framed.getByRole('banner')).toHaveCount(0)
  // Its page asks for nothing, but a script in it must find no token either.
  const readToken = () => localStorage.getItem('token')
  const [, inFrame] = page.frames()
  await expect(inFrame?.evaluate(readToken)).rejects.toThrow('localStorage')
  // A document in the place of the other one, which the browser refused.
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/)

  const opened = context.waitForEvent('page')
  await first.click()
  await expect((await opened).getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.url()).toBe(elsewhere.url)

  const onSprig = context.waitForEvent('page')
  await framed.getByRole('link', { name: 'Sprig' }).click()
  await expect(await onSprig).toHaveURL(origin + SPRIG)
  elsewhere.close()
})
