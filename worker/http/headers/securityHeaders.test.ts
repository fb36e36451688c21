import { expect, it } from 'vitest'
import { request } from '../../testing/request.ts'
import { sourceHash } from './securityHeaders.ts'

const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? ''

it('the policy of a page allows its own inline styles and no others', async () => {
  const answer = await request('/about')
  const hashes = [...(await answer.text()).matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) =>
    sourceHash(text ?? ''),
  )
  expect(hashes.length).toBeGreaterThan(1)
  expect(policyOf(answer)).toContain(`style-src 'self' ${hashes.join(' ')};`)
  expect(answer.headers.has('x-style-hashes')).toBe(false)
  expect(policyOf(await request('/api/health'))).toContain("style-src 'self';")
})

it('a page lays out its header and its content as they are read, by a script that its policy allows', async () => {
  for (const path of ['/', '/about', '/de/explore', '/details/unknown']) {
    const answer = await request(path)
    const html = await answer.text()
    const [, script = '', again] =
      /<\/header><script>([^<]*)<\/script><main.*<\/main><script>([^<]*)<\/script>/s.exec(html) ??
      []
    expect([script, again], path).toEqual(Array(2).fill('document.body.offsetHeight'))
    expect(policyOf(answer)).toContain(sourceHash(script))
  }
})

it('a 304 leaves the policy of the page as it was', async () => {
  const tag = (await request('/about')).headers.get('etag') ?? ''
  const again = await request('/about', { headers: { 'if-none-match': tag } })
  expect(again.status).toBe(304)
  expect(policyOf(again)).toBe('')
})
