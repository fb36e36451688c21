import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'

/** A mail's HTML. */
export function print(letter: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(letter)}`
}
