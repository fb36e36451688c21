import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { codeFor } from '../accounts/codes.ts'
import { isUnsubscribeToken } from '../accounts/unsubscribe.ts'
import { linksIn } from '../dev/links.ts'
import { deliver, putMail, recordingSender } from '../testing/mail.ts'
import type { MailContent } from './mail.ts'
import { writeMail } from './writeMail.ts'

const NOW = Date.UTC(2100, 0, 1)
const settings = { ...env, ORIGIN: 'https://sprig.example' }
const EMAIL = 'ann+o’neil&co@people.example'

const contents: MailContent[] = [
  { template: 'preRegistered', params: {} },
  { template: 'invitation', params: { codeId: 'code-1' } },
  { template: 'passwordReset', params: { codeId: 'code-1' } },
  { template: 'passwordChanged', params: {} },
  { template: 'accountExists', params: {} },
]
const [preRegistered, invitation, passwordReset] = contents

async function write(content: MailContent | undefined) {
  if (content === undefined) throw new Error('No such content')
  return writeMail(settings, EMAIL, content)
}

function hrefsIn(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  )
}

describe('every mail', () => {
  it.each(contents)('$template says the same in HTML and in text', async (content) => {
    const { subject, html, text } = await write(content)
    expect(new Set(linksIn(text))).toEqual(new Set(hrefsIn(html)))
    expect(text).toContain(subject)
    expect(html).toMatch(/^<!doctype html><html lang="en">/)
    expect(html).toContain(`<title>${subject}</title>`)
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it.each(contents)('$template links to our origin and loads nothing', async (content) => {
    const { html, text } = await write(content)
    const links = linksIn(text)
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(new URL(link).origin).toBe('https://sprig.example')
    expect(html).not.toMatch(/<(img|script|link|iframe|form)\b|url\(/)
  })

  it.each(contents)('$template reads well in dark mode', async (content) => {
    const { html } = await write(content)
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
    expect(html).toContain('@media (prefers-color-scheme: dark) {')
  })

  it.each(contents)(
    '$template is the same each time, as an idempotency key asks',
    async (content) => {
      expect(await write(content)).toEqual(await write(content))
    },
  )
})

describe('links in mail', () => {
  it('an invitation holds the code and the address, and a way off the list', async () => {
    const { text, headers } = await write(invitation)
    const code = await codeFor(env.CODE_KEY, { id: 'code-1', purpose: 'invitation', email: EMAIL })
    const [create = '', leave = ''] = linksIn(text)
    expect(create).toBe(
      `https://sprig.example/create-account/${code}?email=${encodeURIComponent(EMAIL)}`,
    )
    expect(new URL(create).searchParams.get('email')).toBe(EMAIL)
    expect(headers).toEqual({ 'List-Unsubscribe': `<${leave}>` })
  })

  it('a reset holds a code that is not the one of an invitation', async () => {
    const { text, headers } = await write(passwordReset)
    const code = await codeFor(env.CODE_KEY, { id: 'code-1', purpose: 'reset', email: EMAIL })
    expect(linksIn(text)).toEqual([
      `https://sprig.example/reset-password/${code}?email=${encodeURIComponent(EMAIL)}`,
    ])
    expect(text).not.toContain(
      await codeFor(env.CODE_KEY, { id: 'code-1', purpose: 'invitation', email: EMAIL }),
    )
    expect(headers).toEqual({})
  })

  it('a pre-registration can be taken back with a signed link', async () => {
    const { text, headers } = await write(preRegistered)
    const leave = new URL(linksIn(text)[1] ?? '')
    expect(leave.pathname).toBe('/unsubscribe')
    const { email = '', token = '' } = Object.fromEntries(leave.searchParams)
    expect(email).toBe(EMAIL)
    expect(isUnsubscribeToken(env.SIGNING_KEY, EMAIL, token)).toBe(true)
    expect(headers).toEqual({ 'List-Unsubscribe': `<${leave}>` })
  })
})

describe('what a stranger typed', () => {
  it('never appears, even when a caller puts it into the parameters', async () => {
    const params = { codeId: 'code-2', name: 'Win a prize at https://evil.example' }
    await putMail(NOW, { id: 'typed', recipient: EMAIL, template: 'invitation', params })
    const sender = recordingSender()
    await deliver(['typed'], NOW, sender)
    expect(JSON.stringify(sender.mails)).not.toMatch(/prize|evil/)
  })
})

describe('the log', () => {
  afterEach(() => vi.restoreAllMocks())

  it('holds no address, link or code, whatever becomes of a mail', async () => {
    const lines: string[] = []
    for (const level of ['info', 'warn', 'error'] as const) {
      vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)))
    }
    const answers = [
      { outcome: 'sent' },
      { outcome: 'busy', reason: 'http_503' },
      { outcome: 'blocked', reason: 'http_401' },
      { outcome: 'refused', reason: 'http_422' },
    ] as const
    for (const [n, answer] of answers.entries()) {
      const id = `logged-${n}`
      const params = { codeId: 'code-3' }
      await putMail(NOW, { id, recipient: EMAIL, template: 'passwordReset', params })
      await deliver(
        [id],
        NOW,
        recordingSender(() => answer),
      )
    }
    await putMail(NOW, {
      id: 'logged-throw',
      recipient: EMAIL,
      template: 'accountExists',
      params: {},
    })
    await deliver(['logged-throw'], NOW, { send: () => Promise.reject(new Error(EMAIL)) })

    expect(lines).toHaveLength(5)
    const code = await codeFor(env.CODE_KEY, { id: 'code-3', purpose: 'reset', email: EMAIL })
    for (const line of lines) {
      expect(line).not.toContain(code)
      expect(line).not.toContain('code-3')
      expect(line).not.toMatch(/@|http:|https:|people/)
    }
  })
})
