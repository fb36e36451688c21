/** The special-purpose ranges of IPv4 in IANA's registries, as [first address, bits of the prefix]. */
const SPECIAL_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** Special ranges within 2000::/3 (no host outside it is public): protocol assignments with Teredo, documentation, 6to4. */
const SPECIAL_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

/** Whether an address, as a resolver writes it, belongs to the public internet; false for any other text. */
export function isPublicAddress(address: string): boolean {
  const v4 = readV4(address)
  if (v4 !== null) {
    return !SPECIAL_V4.some(([first, bits]) => isWithin(v4, readV4(first), 32 - bits))
  }
  const v6 = readV6(address)
  if (v6 === null || !isWithin(v6, readV6('2000::'), 125)) return false
  return !SPECIAL_V6.some(([first, bits]) => isWithin(v6, readV6(first), 128 - bits))
}

function isWithin(address: bigint, first: bigint | null, freeBits: number): boolean {
  return first !== null && address >> BigInt(freeBits) === first >> BigInt(freeBits)
}

function readV4(text: string): bigint | null {
  const parts = /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) ? text.split('.').map(Number) : []
  if (parts.length !== 4 || parts.some((part) => part > 255)) return null
  return parts.reduce((sum, part) => (sum << 8n) | BigInt(part), 0n)
}

function readV6(text: string): bigint | null {
  const host = text.includes(':') ? URL.parse(`http://[${text}]/`)?.hostname : undefined
  if (host === undefined) return null
  const [head = '', tail] = host.slice(1, -1).split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0')
  return [...front, ...zeros, ...back].reduce(
    (sum, group) => (sum << 16n) | BigInt(`0x${group}`),
    0n,
  )
}
