import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { codeFor, makeCode } from '../accounts/codes.ts'
import { mailLinks } from '../accounts/mailLinks.ts'
import { insertCode } from '../accounts/store.ts'
import { isUnsubscribeToken } from '../accounts/unsubscribe.ts'
import { HOUR_MS, MINUTE_MS } from '../contract/durations.ts'
import { linksIn } from '../dev/links.ts'
import { deliver, putMail, readOutbox, recordingSender } from '../testing/mail.ts'
import type { MailContent } from './mail.ts'
import { writeMail } from './writeMail.ts'

const NOW = Date.UTC(2100, 0, 1)
const ORIGIN = 'https://sprig.example'
const EMAIL = 'ann+o’neil&co@people.example'

const contents: MailContent[] = [
  { template: 'preRegistered', params: {} },
  { template: 'invitation', params: { codeId: 'invitation-1' } },
  { template: 'passwordReset', params: { codeId: 'reset-1' } },
  { template: 'passwordChanged', params: {} },
  { template: 'accountExists', params: {} },
]
const [preRegistered, invitation, passwordReset] = contents

async function write(content: MailContent | undefined) {
  if (content === undefined) throw new Error('No such content')
  const links = mailLinks({ ...env, ORIGIN }, NOW)
  const letter = await writeMail({ origin: ORIGIN, links }, EMAIL, content)
  if (letter === null) throw new Error('Its code is dead')
  return letter
}

/** A row of `secret_codes` that is valid during this test. */
async function putCode(id: string, purpose: 'invitation' | 'reset') {
  const code = { id, hash: `hash of ${id}`, purpose, email: EMAIL }
  await insertCode(env.DB, { ...code, createdAt: NOW, expiresAt: NOW + HOUR_MS }).run()
}

beforeAll(async () => {
  await putCode('invitation-1', 'invitation')
  await putCode('reset-1', 'reset')
})

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
    expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr">/)
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
  it('an invitation holds the code, the address and a link to leave the list', async () => {
    const { text, headers } = await write(invitation)
    const bound = { purpose: 'invitation', email: EMAIL } as const
    const code = codeFor(env.CODE_KEY, { id: 'invitation-1', ...bound })
    const [create = '', leave = ''] = linksIn(text)
    expect(create).toBe(
      `https://sprig.example/create-account/${code}?email=${encodeURIComponent(EMAIL)}`,
    )
    expect(new URL(create).searchParams.get('email')).toBe(EMAIL)
    expect(headers).toEqual({ 'List-Unsubscribe': `<${leave}>` })
  })

  it('a reset holds a different code than an invitation', async () => {
    const { text, headers } = await write(passwordReset)
    const code = codeFor(env.CODE_KEY, { id: 'reset-1', purpose: 'reset', email: EMAIL })
    expect(linksIn(text)).toEqual([
      `https://sprig.example/reset-password/${code}?email=${encodeURIComponent(EMAIL)}`,
    ])
    expect(text).not.toContain(
      codeFor(env.CODE_KEY, { id: 'reset-1', purpose: 'invitation', email: EMAIL }),
    )
    expect(headers).toEqual({})
  })

  it('a pre-registration holds a signed link to undo it', async () => {
    const { text, headers } = await write(preRegistered)
    const leave = new URL(linksIn(text)[1] ?? '')
    expect(leave.pathname).toBe('/unsubscribe')
    const { email = '', token = '' } = Object.fromEntries(leave.searchParams)
    expect(email).toBe(EMAIL)
    expect(isUnsubscribeToken(env.SIGNING_KEY, EMAIL, token)).toBe(true)
    expect(headers).toEqual({ 'List-Unsubscribe': `<${leave}>` })
  })
})

describe('a mail whose code expired while it waited', () => {
  const answers = {
    busy: { outcome: 'busy', reason: 'http_503' },
    blocked: { outcome: 'blocked', reason: 'http_401' },
  } as const

  it.each(['busy', 'blocked'] as const)('is not sent after its sender was %s', async (outcome) => {
    const id = `late-${outcome}`
    const code = makeCode(env, { purpose: 'reset', email: EMAIL }, NOW)
    await code.statement
    const params = { codeId: code.id }
    await putMail(NOW, { id, recipient: EMAIL, template: 'passwordReset', params })
    const sender = recordingSender(() => answers[outcome])
    await deliver([id], NOW, sender)
    await deliver([id], NOW + 40 * MINUTE_MS, sender)
    expect(sender.mails).toHaveLength(2)
    const works = recordingSender()
    await deliver([id], NOW + 3 * HOUR_MS, works)
    expect(works.mails).toEqual([])
    expect(await readOutbox(id)).toMatchObject({ state: 'failed', reason: 'expired' })
  })

  it('is not sent when its code was revoked', async () => {
    const id = 'voided'
    await putCode(id, 'invitation')
    await env.DB.prepare('UPDATE secret_codes SET expires_at = 0 WHERE id = ?').bind(id).run()
    await putMail(NOW, { id, recipient: EMAIL, template: 'invitation', params: { codeId: id } })
    const sender = recordingSender()
    await deliver([id], NOW, sender)
    expect(sender.mails).toEqual([])
    expect(await readOutbox(id)).toMatchObject({ state: 'failed', reason: 'expired' })
  })
})

describe("a stranger's input", () => {
  it('never appears, even when a caller puts it into the parameters', async () => {
    const params = { codeId: 'invitation-1', name: 'Win a prize at https://evil.example' }
    await putMail(NOW, { id: 'typed', recipient: EMAIL, template: 'invitation', params })
    const sender = recordingSender()
    await deliver(['typed'], NOW, sender)
    expect(sender.mails).toHaveLength(1)
    expect(JSON.stringify(sender.mails)).not.toMatch(/prize|evil/)
  })
})

describe('the log', () => {
  afterEach(() => vi.restoreAllMocks())

  it('holds no address, link or code, whether a mail is sent, refused or fails', async () => {
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
      const params = { codeId: 'reset-1' }
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
    const code = codeFor(env.CODE_KEY, { id: 'reset-1', purpose: 'reset', email: EMAIL })
    for (const line of lines) {
      expect(line).not.toContain(code)
      expect(line).not.toContain('reset-1')
      expect(line).not.toMatch(/@|http:|https:|people/)
    }
  })
})
