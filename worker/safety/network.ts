const GROUPS = 8
const NETWORK_GROUPS = 4

/**
 * The network by which requests are limited: an IPv4 address, or the /64 of an IPv6 address, since one subscriber has a whole
 * /64. An IPv4 address written as IPv6 counts as IPv4; any other text is returned unchanged.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(ip)
  if (mapped?.[1] !== undefined) return mapped[1]
  const groups = ip.includes(':') ? expand(ip) : null
  return groups === null ? ip : `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}

/** The eight groups of an IPv6 address without leading zeros; null when there are not eight. */
function expand(ip: string): string[] | null {
  const [head = '', tail, ...more] = ip.toLowerCase().split('::')
  if (more.length > 0) return null
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')]
  const missing = GROUPS - before.length - after.length
  if (tail === undefined ? missing !== 0 : missing < 1) return null
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after]
  if (!groups.every((group) => /^[\da-f]{1,4}$/.test(group))) return null
  return groups.map((group) => Number.parseInt(group, 16).toString(16))
}

/** A trailing IPv4 address stands for two groups; their values lie outside the /64. */
function groupsOf(part: string): string[] {
  if (part === '') return []
  return part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
}
