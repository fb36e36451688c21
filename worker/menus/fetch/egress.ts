import { resolveName } from './address/resolveName.ts'

/** The one way out: every request to somebody's website goes through it, so that tests can count each attempt. */
export interface Egress {
  /** Hosts of our own and of the services that the settings name, refused with all that ends with them. */
  readonly ownHosts: readonly string[]
  /** One request, without cookies, that follows no redirect. Rejects when no answer comes. */
  send(url: URL, signal: AbortSignal): Promise<Response>
  /** The addresses of a host as the public DNS knows them; none when there is no such host. Rejects when none can say. */
  resolve(host: string, signal: AbortSignal): Promise<string[]>
}

/** The name that robots.txt files call us by. */
export const ROBOT_NAME = 'Sprig'

/**
 * The internet. `origin` is the site's own address, where whoever runs a website can read who we are and reach us;
 * `services` are the addresses of what the Worker asks.
 */
export function internetEgress(origin: string, services: readonly string[]): Egress {
  const headers = {
    'user-agent': `${ROBOT_NAME}/1.0 (reads menus when a person asks; +${origin}/contact)`,
    accept: 'text/html, application/xhtml+xml, application/pdf, text/plain;q=0.8',
    'accept-language': 'en, *;q=0.5',
  }
  return {
    ownHosts: [origin, ...services].flatMap((address) => URL.parse(address)?.hostname || []),
    send: (url, signal) => fetch(url, { headers, redirect: 'manual', signal }),
    resolve: resolveName,
  }
}
