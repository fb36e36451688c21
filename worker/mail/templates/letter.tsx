import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { speech } from '../../../languages/speech.ts'

/** The text of a mail, without an address. */
export interface WrittenMail {
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** The parts of a mail from top to bottom, in the reader's language. */
interface Letter {
  subject: string
  /** The text that lists of mail show after the subject. */
  preview: string
  parts: readonly Part[]
  headers?: Record<string, string>
}

interface Part {
  /** `action`: the one thing to do. `small`: conditions, and what to do if the mail was not expected. */
  look: 'paragraph' | 'action' | 'small'
  /** `<a>…</a>` is the link named `a`; an action is a link as a whole. */
  words: string
  links?: Readonly<Record<string, string>>
}

/** Mail programs drop style sheets, so the light styles are inline; programs with a dark mode also read this. */
const DARK = `@media (prefers-color-scheme: dark) {
  .page { background: #131a15 !important; color: #ece7db !important }
  .card { background: #1b241e !important; border-color: #33423a !important }
  .name, .link { color: #8fd0a8 !important }
  .small { color: #b9bfb4 !important }
  .action { background: #8fd0a8 !important; color: #10261a !important }
}`

const FONT = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
const page = { margin: 0, padding: '24px 12px', background: '#faf6ee', color: '#23302a' }
const card = {
  background: '#ffffff',
  border: '1px solid #e6dfd0',
  borderRadius: '12px',
  padding: '28px',
  textAlign: 'left',
  font: `16px/1.55 ${FONT}`,
} as const
const name = { color: '#1d5a3a', fontSize: '20px', fontWeight: 700, margin: '0 0 20px' }
const heading = { fontSize: '22px', lineHeight: 1.3, margin: '0 0 16px' }
const paragraph = { margin: '0 0 16px' }
const small = { margin: '16px 0 0', fontSize: '14px', color: '#55625b' }
const link = { color: '#1d5a3a' }
const action = {
  display: 'inline-block',
  background: '#1d5a3a',
  color: '#ffffff',
  borderRadius: '8px',
  padding: '12px 22px',
  fontWeight: 600,
  textDecoration: 'none',
}

/** Writes a letter as HTML and as plain text. */
export function writeLetter({ subject, preview, parts, headers = {} }: Letter): WrittenMail {
  const html = `<!doctype html>${renderToStaticMarkup(<Page {...{ subject, preview, parts }} />)}`
  const text = `${[subject, ...parts.map(plain)].join('\n\n')}\n`
  return { subject, html, text, headers }
}

function plain({ look, words, links = {} }: Part): string {
  const text = words.replace(/<\/?\w+>/g, '')
  return [look === 'action' ? `${text}:` : text, ...Object.values(links)].join('\n')
}

function Page({ subject, preview, parts }: Omit<Letter, 'headers'>) {
  const { code, dir } = speech().language
  return (
    <html lang={code} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{DARK}</style>
      </head>
      <body className="page" style={page}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td align="center">
                <table role="presentation" width="100%" style={{ maxWidth: '560px' }}>
                  <tbody>
                    <tr>
                      <td
                        className="card"
                        style={dir === 'rtl' ? { ...card, textAlign: 'right' } : card}
                      >
                        <p className="name" style={name}>
                          Sprig
                        </p>
                        <h1 style={heading}>{subject}</h1>
                        {parts.map((part) => (
                          <LetterPart key={part.words} {...part} />
                        ))}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

function LetterPart({ look, words, links = {} }: Part) {
  if (look === 'action') {
    const [href] = Object.values(links)
    return (
      <p style={paragraph}>
        <a className="action" href={href} style={action}>
          {words}
        </a>
      </p>
    )
  }
  return look === 'small' ? (
    <p className="small" style={small}>
      {withLinks(words, links)}
    </p>
  ) : (
    <p style={paragraph}>{withLinks(words, links)}</p>
  )
}

function withLinks(words: string, links: Readonly<Record<string, string>>): ReactNode[] {
  const [before = '', ...rest] = words.split(/<(\w{1,20})>([^<]*)<\/\1>/)
  const nodes: ReactNode[] = [before]
  for (let at = 0; at < rest.length; at += 3) {
    const [name = '', words = '', after = ''] = rest.slice(at, at + 3)
    nodes.push(
      <a key={name} className="link" href={links[name]} style={link}>
        {words}
      </a>,
      after,
    )
  }
  return nodes
}
