import { describe, expect, it } from 'vitest'
import { isAllowedUrl, toAllowedUrl } from './allowedAddress.ts'

const REFUSED: Record<string, readonly string[]> = {
  'dotted addresses': ['127.0.0.1', '10.0.0.1', '169.254.169.254', '8.8.8.8', '0.0.0.0'],
  'a decimal address': ['2130706433', '3232235777', '0'],
  'octal parts': ['0177.0.0.1', '017700000001', '0300.0250.1.1'],
  'hexadecimal parts': ['0x7f.0.0.1', '0x7f000001', '0x7F.1', '0xA9.0xFE.0xA9.0xFE'],
  'short forms': ['127.1', '127.0.1', '10.1', '1'],
  'addresses with trailing dots': ['127.0.0.1.', 'localhost.', 'green-fork.com.', 'a.com..'],
  'IPv6 addresses': ['[::1]', '[::]', '[fe80::1]', '[fd00::1]', '[2606:4700::1111]'],
  'IPv4 within IPv6': ['[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[64:ff9b::7f00:1]', '[::7f00:1]'],
  'zone ids': ['[fe80::1%25eth0]', '[fe80::1%eth0]', '[::1%lo]'],
  'full-width digits': ['１２７.０.０.１', '１２７。０。０。１', '127｡0｡0｡1', '①②⑦.⓪.⓪.①'],
  'percent-encoding': [
    '127%2e0%2e0%2e1',
    '%31%32%37.0.0.1',
    '%6cocalhost',
    'loc%61lhost',
    'a%00b.com',
  ],
  users: ['user@green-fork.com', 'user:secret@green-fork.com', '@green-fork.com', ':@a.com'],
  'a user that looks like a host': ['green-fork.com@127.0.0.1', 'green-fork.com%40x@evil.com'],
  'a backslash in the host': ['green-fork.com\\@127.0.0.1', '127.0.0.1\\.green-fork.com'],
  'odd ports': ['green-fork.com:22', 'green-fork.com:8080', 'a.com:65536'],
  'other schemes': ['ftp://a.com', 'file:///etc/passwd', 'gopher://a.com', 'data:text/html,hello'],
  'script addresses': ['javascript:alert(1)', 'http:127.0.0.1', 'https:/127.0.0.1', '//127.0.0.1'],
  'single labels': ['localhost', 'metadata', 'intranet', 'db', 'com', 'ⓛocalhost'],
  'special-use names': [
    'a.localhost',
    'printer.local',
    'vault.internal',
    'a.test',
    'a.example',
    'a.invalid',
    'abc.onion',
    'router.home.arpa',
    '1.0.0.127.in-addr.arpa',
    'nas.lan',
    'wiki.corp',
    'kubernetes.default.svc',
    'kubernetes.default.svc.cluster.local',
    'a.alt',
    'LOCALHOST.LOCALDOMAIN',
  ],
  'the platform and the services that we ask': [
    'sprig.workers.dev',
    'pub-1.r2.dev',
    'workers.dev',
    'maps.googleapis.com',
    'nominatim.openstreetmap.org',
    'cloudflare-dns.com',
  ],
  'metadata names': ['metadata.google.internal', 'metadata.tencentyun.com', 'metadata.packet.net'],
  'names that stand for addresses': [
    '127.0.0.1.nip.io',
    'app.10-0-0-1.sslip.io',
    'a9fea9fe.nip.io',
    'localtest.me',
    'x.lvh.me',
    '7f000001.08080808.rbndr.us',
    '10.0.0.1.my-own-dns.com',
    'x-192-168-1-1.my-own-dns.com',
  ],
  'names that no host can have': [
    '',
    ' ',
    '.com',
    'a..com',
    '-a.com',
    'a_b.com',
    'a b.com',
    'a.123',
    'a.0x7f',
    `${'a'.repeat(64)}.com`,
    `${'abcdefgh.'.repeat(30)}com`,
    'exa\u00admple\u200b',
    '::1',
    'a.com?'.padEnd(1200, 'x'),
  ],
}

describe('an address that may be fetched', () => {
  it('allows the default port of its own scheme, not that of the other', () => {
    for (const typed of ['http://green-fork.com:80/menu', 'green-fork.com:80/menu']) {
      expect(toAllowedUrl(typed)?.href, typed).toBe('https://green-fork.com/menu')
    }
    expect(toAllowedUrl('https://green-fork.com:443/')?.href).toBe('https://green-fork.com/')
    expect(toAllowedUrl('https://green-fork.com:80/')).toBeNull()
    expect(toAllowedUrl('http://green-fork.com:443/')).toBeNull()
  })

  it.each(Object.entries(REFUSED))('refuses %s', (_, websites) => {
    for (const website of websites) {
      expect(toAllowedUrl(website)?.href, website).toBeUndefined()
      expect(toAllowedUrl(`https://${website}`)?.href, `https://${website}`).toBeUndefined()
      expect(toAllowedUrl(`http://${website}`)?.href, `http://${website}`).toBeUndefined()
    }
  })

  it.each([
    ['green-fork.com', 'https://green-fork.com/'],
    ['  www.Green-Fork.co.uk/Menu?x=1#dinner ', 'https://www.green-fork.co.uk/Menu?x=1#dinner'],
    ['http://green-fork.com', 'https://green-fork.com/'],
    ['HTTPS://green-fork.com/a@b', 'https://green-fork.com/a@b'],
    ['green-fork.com:443/menu', 'https://green-fork.com/menu'],
    ['café-müller.de', 'https://xn--caf-mller-d4a5s.de/'],
    ['greenfork。com', 'https://greenfork.com/'],
    ['пример.рф', 'https://xn--e1afmkfd.xn--p1ai/'],
    ['24-7.diner', 'https://24-7.diner/'],
  ])('lets %s in', (website, href) => {
    expect(toAllowedUrl(website)?.href).toBe(href)
  })

  it.each(['ftp://green-fork.com/', 'http://green-fork.com:443/', 'https://u@green-fork.com/'])(
    'judges an address of a redirect by the same rules: %s',
    (href) => {
      expect(isAllowedUrl(new URL(href))).toBe(false)
    },
  )
})
