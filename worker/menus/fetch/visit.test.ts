import { describe, expect, it } from 'vitest'
import { htmlPage, redirectTo } from '../../testing/fakeInternet.ts'
import { HOME, ROBOTS, visit } from './testing/visit.ts'
import { VISIT_LIMITS } from './visit.ts'

describe('where a visit goes', () => {
  it('asks for robots.txt and then for the page', async () => {
    const { outcome, attempts } = await visit({ [HOME]: '<h1>Menu</h1>' }, {})
    expect({ outcome, attempts }).toEqual({ outcome: 'read', attempts: [ROBOTS, HOME] })
  })

  it('sends nothing to an address whose form is refused', async () => {
    for (const start of [
      'https://127.0.0.1/',
      'https://localhost/',
      'http://a.com:22/',
      'https://a:b@a.com/',
    ]) {
      const { outcome, attempts } = await visit({ [start]: 'secret' }, { start })
      expect({ outcome, attempts }).toEqual({ outcome: 'denied_address', attempts: [] })
    }
  })

  it.each([
    'http://127.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'http://0x7f000001/',
    'https://localhost/',
    'https://green-fork.com:8443/',
    'https://admin:admin@green-fork.com/',
    'ftp://green-fork.com/menu',
    'file:///etc/passwd',
    '//10.0.0.1/',
    'https://127.0.0.1.nip.io/',
    'https://',
  ])('does not follow a redirect to %s', async (location) => {
    const { outcome, attempts } = await visit({ [HOME]: redirectTo(location) }, {})
    expect({ outcome, attempts }).toEqual({ outcome: 'denied_address', attempts: [ROBOTS, HOME] })
    const robots = await visit({ [ROBOTS]: redirectTo(location, 302), [HOME]: 'x' }, {})
    expect(robots.outcome).toBe('denied_address')
    expect(robots.attempts).toEqual([ROBOTS])
  })

  it.each([
    ['a private address', [['10.0.0.5']]],
    ['a private address among public ones', [['9.9.9.9', '192.168.1.1', '2606:4700::1111']]],
    ['an address of its own machine', [['::1']]],
    ['a private address in IPv6 clothes', [['::ffff:10.0.0.1']]],
    ['what is no address', [['localhost']]],
  ])('sends nothing to a name that leads to %s', async (_, answers) => {
    const names = { 'green-fork.com': answers }
    const { outcome, attempts } = await visit({ [HOME]: 'secret' }, { names })
    expect({ outcome, attempts }).toEqual({ outcome: 'denied_address', attempts: [] })
  })

  it('stops as soon as a public name resolves to a private address', async () => {
    const names = { 'green-fork.com': [['9.9.9.9'], ['127.0.0.1']] }
    const { outcome, attempts } = await visit({ [HOME]: 'secret' }, { names })
    expect({ outcome, attempts }).toEqual({ outcome: 'denied_address', attempts: [ROBOTS] })
  })

  it('sends nothing to a name that does not resolve', async () => {
    const { outcome, attempts } = await visit(
      { [HOME]: 'x' },
      { names: { 'green-fork.com': [[]] } },
    )
    expect({ outcome, attempts }).toEqual({ outcome: 'no_answer', attempts: [] })
  })

  it('follows three redirects and no fourth', async () => {
    const chain = (length: number) =>
      Object.fromEntries(
        Array.from({ length }, (_, i) => [
          i === 0 ? HOME : `${HOME}${i}`,
          i === length - 1 ? htmlPage('Menu') : redirectTo(`/${i + 1}`, 302),
        ]),
      )
    expect((await visit(chain(4), {})).url).toBe(`${HOME}3`)
    const tooLong = await visit(chain(5), {})
    expect(tooLong.outcome).toBe('too_many_redirects')
    expect(tooLong.attempts).toHaveLength(5)
  })

  it('asks for five pages and no sixth, however the site redirects', async () => {
    const limits = { ...VISIT_LIMITS, mostRedirects: 50 }
    const { outcome, attempts } = await visit({ [HOME]: redirectTo(HOME) }, { limits })
    expect(outcome).toBe('no_room_left')
    expect(attempts).toEqual([ROBOTS, HOME, HOME, HOME, HOME, HOME])
  })

  it('asks for eight robots.txt and no ninth', async () => {
    const limits = { ...VISIT_LIMITS, mostRedirects: 50 }
    const { outcome, attempts } = await visit(
      { [ROBOTS]: redirectTo(ROBOTS), [HOME]: 'x' },
      { limits },
    )
    expect(outcome).toBe('no_room_left')
    expect(attempts).toHaveLength(8)
  })

  it('follows three redirects over four hosts and asks each for its robots.txt', async () => {
    const hosts = ['green-fork.com', 'a-fork.com', 'b-fork.com', 'c-fork.com']
    const pages = Object.fromEntries(
      hosts.map((host, at) => [
        `https://${host}/`,
        at === 3 ? 'Menu' : redirectTo(`https://${hosts[at + 1]}/`),
      ]),
    )
    const { url, attempts } = await visit(pages, {})
    expect(url).toBe('https://c-fork.com/')
    expect(attempts).toHaveLength(8)
  })

  it.each(['https://sprig.app/', 'https://www.sprig.app/'])(
    'never asks ourselves: %s',
    async (start) => {
      const { outcome, attempts } = await visit({ [start]: 'x' }, { start })
      expect({ outcome, attempts }).toEqual({ outcome: 'denied_address', attempts: [] })
      const sent = await visit({ [HOME]: redirectTo(start), [start]: 'x' }, {})
      expect(sent).toEqual({ outcome: 'denied_address', attempts: [ROBOTS, HOME] })
    },
  )

  it.each(['//@', '//x/', '//x/y', '///', '//[', '/%'])(
    'takes %s for a path of the host that it is on',
    async (path) => {
      const start = `https://green-fork.com${path}`
      expect((await visit({ [start]: 'Menu' }, { start })).outcome).toBe('read')
      const denied = { [ROBOTS]: 'User-agent: *\nDisallow: //\nDisallow: /%', [start]: 'Menu' }
      expect((await visit(denied, { start })).outcome).toBe('denied_by_robots')
    },
  )

  it('asks the next host for its robots.txt before it goes there', async () => {
    const pages = {
      [HOME]: redirectTo('https://menus.com/green-fork'),
      'https://menus.com/robots.txt': 'User-agent: *\nDisallow: /green',
      'https://menus.com/green-fork': 'Menu',
    }
    const { outcome, attempts } = await visit(pages, {})
    expect(outcome).toBe('denied_by_robots')
    expect(attempts).toEqual([ROBOTS, HOME, 'https://menus.com/robots.txt'])
  })

  it('goes to www at once when robots.txt was redirected there', async () => {
    const pages = {
      [ROBOTS]: redirectTo('https://www.green-fork.com/robots.txt'),
      'https://www.green-fork.com/robots.txt': 'User-agent: *\nAllow: /',
      'https://www.green-fork.com/menu': 'Menu',
    }
    const { url, attempts } = await visit(pages, { start: `${HOME}menu` })
    expect(url).toBe('https://www.green-fork.com/menu')
    expect(attempts).toHaveLength(3)
  })
})
