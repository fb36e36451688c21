import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Env } from '../env.ts'
import { saveRestaurants } from '../restaurants/saving/saveRestaurants.ts'
import { putPlaces } from '../testing/gazetteer.ts'
import { request } from '../testing/request.ts'
import { makeInput } from '../testing/restaurants.ts'

beforeAll(async () => {
  await putPlaces([['Boston', 'MA', 'US', 42.36, -71.06]])
  await saveRestaurants(env.DB, [makeInput({ id: 'r1' })], { at: 0, by: 'import' })
})

describe('in production with Turnstile', () => {
  const settings: Partial<Env> = { TURNSTILE_SITE_KEY: 'a"key', APP_ENV: 'production' }
  const policyOf = async (path: string, given = settings) =>
    (await request(path, {}, given)).headers.get('content-security-policy') ?? ''
  const paths = [
    ...['/', '/cities/massachusetts/boston', '/details/r1', '/explore', '/about', '/contact'],
    ...['/events', '/consulting', '/login', '/signup', '/create-account/code', '/unsubscribe'],
    ...['/reset-password/code', '/admin', '/details/r1/edit', '/r1/edit', '/create/search'],
    ...['/create/v2/search', '/create/v2/cuisine', '/nowhere', '/api/health', '/robots.txt'],
  ]

  it.each(paths)('%s enforces Trusted Types and runs no foreign script', async (path) => {
    const policy = await policyOf(path)
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain('trusted-types default')
    expect(policy).toMatch(/frame-src 'self'(;|$)/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('challenges.cloudflare.com')
  })

  it('only the page of the widget allows Turnstile, and only our pages may frame it', async () => {
    const policy = await policyOf('/bot-check?action=login')
    expect(policy).toMatch(/script-src [^;]*https:\/\/challenges\.cloudflare\.com/)
    expect(policy).toContain('frame-src https://challenges.cloudflare.com')
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toContain('trusted-types')
    const html = await (await request('/bot-check?action=login', {}, settings)).text()
    expect(html).toContain('data-site-key="a&quot;key"')
    expect(html).toMatch(/<script type="module" src="\/assets\/botCheckFrame[^"]+\.js">/)
  })

  it('the page of the widget does not exist without a key', async () => {
    expect((await request('/bot-check')).status).toBe(404)
    expect(await policyOf('/signup', {})).not.toContain('frame-src')
  })
})
