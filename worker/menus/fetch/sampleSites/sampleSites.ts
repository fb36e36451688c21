import type { Env } from '../../../env.ts'
import type { Egress } from '../egress.ts'
import { greenForkPages } from './greenFork.ts'
import { klaraPages } from './klara.ts'
import { noMenuPages } from './noMenu.ts'

/** Websites that exist only within development, by host and then path. */
const SITES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'green-fork.sprig-samples.com': greenForkPages,
  'wirtshaus-klara.sprig-samples.com': klaraPages,
  'corner-house.sprig-samples.com': noMenuPages,
}
/** The address to which they resolve; nothing is ever sent there. */
const ADDRESS = '9.9.9.9'

/** In development, an egress that also knows the sample websites, so that reading a menu can be tried without a network. */
export function withSampleSites(egress: Egress, env: Pick<Env, 'APP_ENV'>): Egress {
  if (env.APP_ENV !== 'development') return egress
  return {
    ownHosts: egress.ownHosts,
    async send(url, signal) {
      const pages = SITES[url.hostname]
      return pages === undefined ? egress.send(url, signal) : answer(pages[url.pathname])
    },
    async resolve(host, signal) {
      return host in SITES ? [ADDRESS] : egress.resolve(host, signal)
    },
  }
}

function answer(page: string | undefined): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return new Response(page ?? '<h1>Not found</h1>', { status: page ? 200 : 404, headers })
}
