import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { saveToMailbox } from '../mail/senders/store.ts'
import { request } from '../testing/request.ts'

const LINK = 'https://sprig.example/reset-password/abc?email=ann%40people.example'

beforeAll(async () => {
  const html = '<p style="color:green">Hello</p>'
  const mail = { to: 'ann@people.example', subject: 'First', text: 'Hello', html }
  await saveToMailbox(env.DB, { id: 'first', ...mail, sentAt: 1000 })
  await saveToMailbox(env.DB, {
    ...mail,
    id: 'second',
    subject: '<script>alert(1)</script>',
    text: `Go to\n${LINK}\nand again to ${LINK}`,
    sentAt: 2000,
  })
})

describe('the mailbox', () => {
  it('answers as JSON, newest first, with the links of each mail', async () => {
    const response = await request('/dev/mailbox.json')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual([
      expect.objectContaining({ id: 'second', links: [LINK], sentAt: '1970-01-01T00:00:02.000Z' }),
      {
        id: 'first',
        to: 'ann@people.example',
        subject: 'First',
        text: 'Hello',
        html: '<p style="color:green">Hello</p>',
        links: [],
        sentAt: '1970-01-01T00:00:01.000Z',
      },
    ])
  })

  it('is a page under the policy of all pages, and no mail can become markup', async () => {
    const response = await request('/dev/mailbox')
    const page = await response.text()
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe-inline')
    expect(page).toContain('&lt;script&gt;alert(1)')
    expect(page).not.toMatch(/<script|<style| style=/)
    expect(page).toContain(`<a href="${LINK}">`)
    expect(page.indexOf('alert(1)')).toBeLessThan(page.indexOf('First'))
    expect((await request('/dev/mailbox.css')).headers.get('content-type')).toContain('text/css')
  })

  it('shows one mail as it looks, with no script under any policy', async () => {
    const response = await request('/dev/mailbox/first')
    expect(await response.text()).toBe('<p style="color:green">Hello</p>')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await request('/dev/mailbox/none')).status).toBe(404)
  })

  it.each(['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox.css', '/dev/mailbox/first'])(
    '%s does not exist outside development',
    async (path) => {
      const { APP_ENV: _environment, ...rest } = env
      expect((await request(path, {}, { ...rest, APP_ENV: 'production' })).status).toBe(404)
    },
  )
})
