import { createMiddleware } from 'hono/factory'
import { splitLanguage } from '../../languages/list.ts'
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
export const speakAsAsked = createMiddleware<AppContext>((c, next) => {
  const { pathname } = new URL(c.req.url)
  const isPage = IS_PAGE.test(pathname)
  const language = isPage
    ? splitLanguage(pathname).language
    : languageOf(c.req.header('accept-language'))
  return inLanguage(language, next)
})
