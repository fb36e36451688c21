import { describe, expect, it } from 'vitest'
import { request } from '../testing/request.ts'

const GOOGLE = { GOOGLE_MAPS_KEY: 'key', GOOGLE_MAP_ID: 'sprig-map' }
const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? ''
const nonceOf = (policy: string) => /'nonce-([\w-]{43})'/.exec(policy)?.[1]

describe("a page with Google's map", () => {
  it('has the policy that Google documents, with a nonce for scripts and styles', async () => {
    const policy = policyOf(await request('/about', {}, GOOGLE))
    const nonce = nonceOf(policy)
    expect(policy).toContain(
      `script-src 'nonce-${nonce}' 'strict-dynamic' https: 'unsafe-eval' blob:;`,
    )
    expect(policy).toMatch(
      new RegExp(`style-src 'self' .*'nonce-${nonce}' https://fonts\\.googleapis\\.com;`),
    )
    expect(policy).not.toContain('unsafe-inline')
    for (const name of ['img-src', 'connect-src', 'frame-src', 'font-src']) {
      expect(policy).toMatch(new RegExp(`${name} [^;]*https://[*\\w]+\\.(google|gstatic)\\.com`))
    }
  })

  it('has that nonce on every script that runs and on every sheet', async () => {
    const answer = await request('/about', {}, GOOGLE)
    const html = await answer.text()
    const nonce = nonceOf(policyOf(answer))
    const guarded = html.match(
      /<script(?! type="application)[^>]*>|<style[^>]*>|<link rel="modulepreload"[^>]*>/g,
    )
    expect(guarded?.length).toBeGreaterThan(3)
    for (const tag of guarded ?? []) expect(tag).toContain(` nonce="${nonce}"`)
  })

  it('has a new nonce each time, and never shows the placeholder', async () => {
    const answers = await Promise.all([
      request('/about', {}, GOOGLE),
      request('/about', {}, GOOGLE),
    ])
    const [one, other] = answers.map((answer) => nonceOf(policyOf(answer)))
    expect(one).not.toBe(other)
    const [first = '', second = ''] = await Promise.all(answers.map((answer) => answer.text()))
    // A page has the minute in which it was rendered.
    const bare = (html: string, nonce = '') => html.replaceAll(nonce, '').replace(/\d{13}/g, '')
    expect(bare(first, one)).toBe(bare(second, other))
    expect(first.match(/nonce="[^"]*"/g)?.every((tag) => tag === `nonce="${one}"`)).toBe(true)
  })

  it('is the only answer with a nonce', async () => {
    expect(policyOf(await request('/api/health', {}, GOOGLE))).not.toContain('nonce')
  })

  it('sends no new policy when the page has not changed', async () => {
    const tag = (await request('/about', {}, GOOGLE)).headers.get('etag') ?? ''
    const again = await request('/about', { headers: { 'if-none-match': tag } }, GOOGLE)
    expect(again.status).toBe(304)
    expect(again.headers.has('content-security-policy')).toBe(false)
  })

  it('has the key and the map id; without a key there is neither nonce nor key', async () => {
    const html = await (await request('/about', {}, GOOGLE)).text()
    expect(html).toContain('"googleKey":"key","googleMapId":"sprig-map"')
    const plain = await request('/about')
    expect(policyOf(plain)).not.toContain('nonce')
    expect(await plain.text()).not.toContain('nonce=')
  })
})
