import type { AroundNavHandler } from 'wouter'
import { splitLanguage } from '../../languages/list.ts'

const BASE = 'https://sprig.invalid'

/** The router handles navigation between addresses of one page; the browser loads any other page. */
export function leavingFrom(paths: RegExp): AroundNavHandler {
  return (navigate, to, options) => {
    if (paths.test(splitLanguage(new URL(to, BASE).pathname).rest)) navigate(to, options)
    else if (options?.replace) window.location.replace(to)
    else window.location.assign(to)
  }
}
