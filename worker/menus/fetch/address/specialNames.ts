/** Last labels that belong to no public site: RFC 2606, 6761, 6762, 7686, 8375, 9476 and what private networks use. */
export const SPECIAL_TOP_NAMES: ReadonlySet<string> = new Set([
  'alt',
  'arpa',
  'consul',
  'corp',
  'docker',
  'example',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'mail',
  'onion',
  'priv',
  'private',
  'router',
  'svc',
  'test',
  'workgroup',
])

/** DNS services that return the address written in the name, or always the local machine. */
const NAMES_FOR_ADDRESSES = [
  '1u.ms',
  'backname.io',
  'fuf.me',
  'ipq.co',
  'lacolhost.com',
  'lndo.site',
  'local.gd',
  'localho.st',
  'localhost.run',
  'localtest.me',
  'lvh.me',
  'nip.io',
  'rbndr.us',
  'rebind.it',
  'rebind.network',
  'sslip.io',
  'traefik.me',
  'vcap.me',
  'xip.io',
  'xip.name',
]

/** Public names of the metadata services of clouds, which give machines their secrets. */
const METADATA_NAMES = [
  'metadata.azure.com',
  'metadata.equinix.com',
  'metadata.packet.net',
  'metadata.platformequinix.com',
  'metadata.tencentyun.com',
]

/** Where the platform serves our own and others' projects under its names, and the services that the Worker calls. */
const NOT_FOR_READING = [
  'cloudflare-dns.com',
  'googleapis.com',
  'nominatim.openstreetmap.org',
  'r2.cloudflarestorage.com',
  'r2.dev',
  'workers.dev',
]

/** Names that are refused with all their subdomains. */
export const REFUSED_NAMES: readonly string[] = [
  ...NAMES_FOR_ADDRESSES,
  ...METADATA_NAMES,
  ...NOT_FOR_READING,
]
