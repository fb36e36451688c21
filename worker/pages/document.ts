import { addressIn, LANGUAGES } from '../../languages/list.ts'
import { speech } from '../../languages/speech.ts'
import { to } from '../../languages/t.ts'
import type { RenderedPage } from '../../site/server.tsx'
import type { PageInput, PageMeta } from '../contract/page/page.ts'
import { EARLY_SCRIPT, LAYOUT_SCRIPT } from '../http/headers/earlyScript.ts'
import { SPECULATION_RULES } from '../http/headers/speculationRules.ts'
import { messagesFor } from '../language/messagesFor.ts'
import { assetsFor } from './assets.ts'
import { escapeHtml } from './escapeHtml.ts'
import type { FeedLink } from './feedsOf.ts'
import { firstPaint } from './firstPaint.ts'
import { mapFiles, picturePreload } from './mapFiles.ts'
import { packPage } from './packPage.ts'

/** JSON that cannot close its script element. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, ' ')
}

interface DocumentParts {
  meta: PageMeta
  /** The canonical path in English; null for pages that are not indexed. */
  canonicalPath: string | null
  feeds: readonly FeedLink[]
  /** schema.org objects. */
  jsonLd: readonly object[]
  input: PageInput
  rendered: RenderedPage
  origin: string
  /** For a frame on another site. */
  isEmbedded: boolean
  /** Needed when the policy allows scripts and styles only by a nonce. */
  nonce: string | null
}

/** Links to the page in every language; search engines require each page to list itself too. */
function alternates(origin: string, path: string): string[] {
  if (LANGUAGES.length === 1) return []
  const links = LANGUAGES.map((language) => [language.code, addressIn(language, path)])
  return [...links, ['x-default', path]].map(
    ([code, href = '']) =>
      `<link rel="alternate" hreflang="${code}" href="${escapeHtml(origin + href)}">`,
  )
}

interface Document {
  html: string
  /** The sources of its inline styles, for the policy. */
  styleHashes: string
}

/**
 * The whole HTML document around a page's markup. Its styles are inline, since the browser would request a separate sheet only
 * once the document arrives, and would show nothing before it has the sheet.
 */
export function renderDocument(parts: DocumentParts): Document {
  const { meta, canonicalPath, feeds, jsonLd, input, rendered, origin } = parts
  const { language } = speech()
  const canonical = canonicalPath === null ? null : origin + to(canonicalPath)
  const messages = messagesFor(rendered.islands)
  const nonce = parts.nonce === null ? '' : ` nonce="${parts.nonce}"`
  const { styles, entry, scripts, preloads } = assetsFor(input.page.name, rendered)
  const layOut = `<script${nonce}>${LAYOUT_SCRIPT}</script>`
  const title = escapeHtml(meta.title)
  const description = escapeHtml(meta.description)
  const head = [
    '<meta charset="utf-8">',
    parts.isEmbedded ? '<base target="_blank">' : '',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    firstPaint(rendered.markup),
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    canonical
      ? `<link rel="canonical" href="${escapeHtml(canonical)}">`
      : '<meta name="robots" content="noindex">',
    ...(canonicalPath === null ? [] : alternates(origin, canonicalPath)),
    ...feeds.map(
      (feed) =>
        `<link rel="alternate" type="${feed.type}" title="${escapeHtml(feed.title)}" href="${escapeHtml(feed.path)}">`,
    ),
    `<meta property="og:site_name" content="Sprig">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    canonical ? `<meta property="og:url" content="${escapeHtml(canonical)}">` : '',
    `<meta property="og:image" content="${escapeHtml(origin)}/icons/icon-512.png">`,
    '<meta name="theme-color" content="#faf6ee" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#121a15" media="(prefers-color-scheme: dark)">',
    picturePreload(input),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="manifest" href="${to('/manifest.webmanifest')}">`,
    `<script${nonce}>${EARLY_SCRIPT}</script>`,
    `<script type="speculationrules"${nonce}>${SPECULATION_RULES}</script>`,
    ...styles.map(({ text }) => `<style${nonce}>${text}</style>`),
    // Vite does not load a sheet that the document links. `disabled` keeps the browser from loading it, `media="not all"` its
    // preload scanner.
    ...styles.map(({ path }) => `<link rel="stylesheet" disabled media="not all" href="${path}">`),
    `<script type="module"${nonce} src="${entry}"></script>`,
    ...preloads.map((href) => `<link rel="modulepreload"${nonce} href="${href}">`),
  ]
  const html = [
    '<!doctype html>',
    `<html lang="${language.code}" dir="${language.dir}"${input.page.isGuarded ? ' data-guarded' : ''}${parts.isEmbedded ? ' data-embedded' : ''}>`,
    `<head>${head.filter(Boolean).join('')}</head>`,
    `<body>${rendered.markup.replace('<main', `${layOut}$&`).replace('</main>', `$&${layOut}`)}`,
    // Search engines read it anywhere, and nobody waits for it here.
    ...jsonLd.map((item) => `<script type="application/ld+json">${scriptJson(item)}</script>`),
    Object.keys(messages).length > 0
      ? `<script type="application/json" id="messages">${scriptJson(messages)}</script>`
      : '',
    `<script type="application/json" id="scripts">${scriptJson(scripts)}</script>`,
    `<script type="application/json" id="page-input">${scriptJson(packPage(input))}</script>`,
    mapFiles(input),
    '</body></html>',
  ].join('')
  return { html, styleHashes: styles.map(({ hash }) => hash).join(' ') }
}
