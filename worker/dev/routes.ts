import { Hono } from 'hono'
import { html } from 'hono/html'
import { t } from '../../languages/t.ts'
import { AppError } from '../errors.ts'
import type { AppContext } from '../http/context.ts'
import { findInMailbox, listMailbox, type MailboxEntry } from '../mail/senders/store.ts'
import { linksIn } from './links.ts'

const STYLES = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
article { border-top: 1px solid; padding: 1rem 0 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
li { overflow-wrap: anywhere }`

/** The page of a mail allows only the inline styles that mail needs. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Mounted under /dev: pages for trying the product out. None of them exists outside development. */
export const devRoutes = new Hono<AppContext>()
  .use(async (c, next) => {
    if (c.env.APP_ENV !== 'development') return c.notFound()
    await next()
    c.header('cache-control', 'no-store')
    return undefined
  })
  .get('/mailbox.css', (c) => c.body(STYLES, 200, { 'content-type': 'text/css; charset=utf-8' }))
  .get('/mailbox.json', async (c) =>
    c.json(
      (await listMailbox(c.env.DB)).map((entry) => ({
        id: entry.id,
        to: entry.to,
        subject: entry.subject,
        text: entry.text,
        html: entry.html,
        links: linksIn(entry.text),
        sentAt: new Date(entry.sentAt).toISOString(),
      })),
    ),
  )
  .get('/mailbox', async (c) => c.html(mailboxPage(await listMailbox(c.env.DB))))
  .get('/mailbox/:id', async (c) => {
    const entry = await findInMailbox(c.env.DB, c.req.param('id'))
    if (entry === null) throw new AppError('not_found', t('There is no such mail'))
    return c.html(entry.html, 200, { 'content-security-policy': MAIL_POLICY })
  })

function mailboxPage(entries: readonly MailboxEntry[]) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mailbox</title>
<link rel="stylesheet" href="/dev/mailbox.css">
</head>
<body>
<main>
<h1>Mailbox</h1>
<p>Mail that was sent on this machine, newest first.</p>
${entries.length === 0 ? html`<p>There is none yet.</p>` : entries.map(article)}
</main>
</body>
</html>`
}

function article(entry: MailboxEntry) {
  return html`<article>
<h2><a href="/dev/mailbox/${entry.id}">${entry.subject}</a></h2>
<p>To ${entry.to}, <time>${new Date(entry.sentAt).toISOString()}</time></p>
<pre>${entry.text}</pre>
<ul>${linksIn(entry.text).map((link) => html`<li><a href="${link}">${link}</a></li>`)}</ul>
</article>`
}
