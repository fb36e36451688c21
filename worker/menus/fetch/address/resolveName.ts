import { z } from 'zod'

/** The resolver that Workers themselves use, over HTTPS since Workers have no other DNS interface. */
const RESOLVER = 'https://cloudflare-dns.com/dns-query'
/** Record types of RFC 1035 and 3596. */
const ADDRESS_TYPES = { A: 1, AAAA: 28 } as const
const NO_ERROR = 0
const NO_SUCH_NAME = 3

const answerSchema = z.object({
  Status: z.number(),
  Answer: z.array(z.object({ type: z.number(), data: z.string() })).default([]),
})

/**
 * Every IPv4 and IPv6 address record of a host, following aliases; none when there is no such host.
 * @throws Error when the resolver does not answer
 */
export async function resolveName(host: string, signal: AbortSignal): Promise<string[]> {
  const answers = await Promise.all([ask(host, 'A', signal), ask(host, 'AAAA', signal)])
  return answers.flat()
}

async function ask(
  host: string,
  type: keyof typeof ADDRESS_TYPES,
  signal: AbortSignal,
): Promise<string[]> {
  const response = await fetch(`${RESOLVER}?name=${encodeURIComponent(host)}&type=${type}`, {
    headers: { accept: 'application/dns-json' },
    redirect: 'manual',
    signal,
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`The resolver answered ${response.status}`)
  }
  const { Status, Answer } = answerSchema.parse(await response.json())
  if (Status !== NO_ERROR && Status !== NO_SUCH_NAME)
    throw new Error(`The resolver failed: ${Status}`)
  return Answer.filter((record) => record.type === ADDRESS_TYPES[type]).map(({ data }) => data)
}
