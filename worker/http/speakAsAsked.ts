import { createMiddleware } from 'hono/factory'
import { getPath } from 'hono/utils/url'
import { type Language, splitLanguage } from '../../languages/list.ts'
import { inLanguage, languageOf } from '../language/language.ts'
import type { AppContext } from './context.ts'

/** Calls of the API and files have one address for all languages. */
const IS_PAGE = /^\/(?!(?:api|dev|tiles)(?:\/|$))/

/** The path without its language, by which the router finds a page. */
export function routePath(path: string): string {
  const { rest } = splitLanguage(path)
  return IS_PAGE.test(rest) ? rest : path
}

/** A page is in the language of its address, an answer of the API in that of the page that asks. */
export function languageAsked(request: Request): Language {
  const path = getPath(request)
  return IS_PAGE.test(path)
    ? splitLanguage(path).language
    : languageOf(request.headers.get('accept-language') ?? undefined)
}

export const speakAsAsked = createMiddleware<AppContext>((c, next) =>
  inLanguage(languageAsked(c.req.raw), next),
)
