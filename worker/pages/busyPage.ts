import { speech } from '../../languages/speech.ts'
import { t } from '../../languages/t.ts'
import { ERROR_STATUS } from '../contract/errors.ts'
import type { AppError } from '../errors.ts'
import { escapeHtml } from './escapeHtml.ts'

/** A document that is cheap to make, for a visitor whom a busy isolate refuses. */
export function busyPage(failure: AppError): Response {
  const { code, dir } = speech().language
  const html = [
    '<!doctype html>',
    `<html lang="${code}" dir="${dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(t('Back in a moment | Sprig'))}</title></head>`,
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
    },
  })
}
