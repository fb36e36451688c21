import { speech } from '../../languages/speech.ts'
import { t } from '../../languages/t.ts'
import { ERROR_STATUS } from '../contract/errors.ts'
import type { AppError } from '../errors.ts'
import { STYLE_HASHES, sourceHash } from '../http/headers/securityHeaders.ts'
import { escapeHtml } from './escapeHtml.ts'

/** The look of the site in a few lines of their own: a style sheet would be one more request to a busy isolate. */
const STYLE = [
  ':root{color-scheme:light dark}',
  'body{background:light-dark(#faf6ee,#121a15);color:light-dark(#1c2a21,#efebe0);font:1.0625rem/1.6 system-ui,sans-serif;margin:0}',
  'main{margin:auto;max-width:34rem;padding:clamp(3rem,18vh,9rem) 1.5rem 3rem}',
  'h1{font:600 clamp(2.125rem,1.7rem + 2.1vw,3.25rem)/1.15 "Iowan Old Style","Palatino Linotype",P052,serif;margin:0}',
  'p{margin:1.25rem 0 0}',
  'a{background:light-dark(#1d5a3a,#8ed3a8);border-radius:2rem;color:light-dark(#fdfbf5,#0d2016);display:inline-block;font-weight:600;padding:.6rem 1.5rem;text-decoration:none}',
  'a:focus-visible{outline:3px solid light-dark(#1f55c4,#9dc1ff);outline-offset:2px}',
].join('')
const STYLE_HASH = sourceHash(STYLE)

/** A document that is cheap to make, for a visitor whom a busy isolate or a limit refuses. */
export function busyPage(failure: AppError): Response {
  const { code, dir } = speech().language
  const html = [
    '<!doctype html>',
    `<html lang="${code}" dir="${dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(t('Back in a moment | Sprig'))}</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${escapeHtml(t('Back in a moment'))}</h1>`,
    `<p>${escapeHtml(failure.message)}</p>`,
    `<p><a href="">${escapeHtml(t('Try again'))}</a></p></main></body></html>`,
  ].join('')
  return new Response(html, {
    status: ERROR_STATUS[failure.code],
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(failure.retryAfterSeconds),
      [STYLE_HASHES]: STYLE_HASH,
    },
  })
}
