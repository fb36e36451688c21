import type { ReactNode } from 'react'

/** The text of a mail, without an address. */
export interface WrittenMail {
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** Mail programs drop style sheets, so the light look is inline; the ones that know dark mode also read this. */
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

/** The frame of every mail. `preview` is what a list of mails shows after the subject. */
export function Letter(props: { subject: string; preview: string; children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{props.subject}</title>
        <style>{DARK}</style>
      </head>
      <body className="page" style={page}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{props.preview}</div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td align="center">
                <table role="presentation" width="100%" style={{ maxWidth: '560px' }}>
                  <tbody>
                    <tr>
                      <td className="card" style={card}>
                        <p className="name" style={name}>
                          Sprig
                        </p>
                        <h1 style={heading}>{props.subject}</h1>
                        {props.children}
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

export function Paragraph({ children }: { children: ReactNode }) {
  return <p style={paragraph}>{children}</p>
}

/** Small print: conditions, and what to do when the mail was not expected. */
export function Small({ children }: { children: ReactNode }) {
  return (
    <p className="small" style={small}>
      {children}
    </p>
  )
}

export function Link({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="link" href={href} style={link}>
      {children}
    </a>
  )
}

/** The button of a mail. */
export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p style={paragraph}>
      <a className="action" href={href} style={action}>
        {children}
      </a>
    </p>
  )
}
