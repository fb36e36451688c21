import type { AroundNavHandler } from 'wouter'
import { splitLanguage } from '../../languages/list.ts'

const BASE = 'https://sprig.invalid'

/** Steps of the router between the addresses of a page stay in the document; to any other page the browser goes by itself. */
export function leavingFrom(paths: RegExp): AroundNavHandler {
  return (navigate, to, options) => {
    if (paths.test(splitLanguage(new URL(to, BASE).pathname).rest)) navigate(to, options)
    else if (options?.replace) window.location.replace(to)
    else window.location.assign(to)
  }
}
