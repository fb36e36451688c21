import { resolveName } from './address/resolveName.ts'

/** Every request to somebody's website goes through this, so that tests can count each attempt. */
export interface Egress {
  /** Our own hosts and those of the services in the settings; refused with all their subdomains. */
  readonly ownHosts: readonly string[]
  /** Makes one request, without cookies or redirects. Rejects when no answer comes. */
  send(url: URL, signal: AbortSignal): Promise<Response>
  /** The addresses of a host in the public DNS; none when there is no such host. Rejects when the DNS does not answer. */
  resolve(host: string, signal: AbortSignal): Promise<string[]>
}

/** Our name in robots.txt files. */
export const ROBOT_NAME = 'Sprig'

/**
 * The internet. `origin` is the site's own address, where the operator of a website can learn who we are and reach us;
 * `services` are the addresses of the services that the Worker calls.
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
