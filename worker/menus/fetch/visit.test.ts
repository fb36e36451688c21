import { describe, expect, it } from 'vitest'
import { endlessBody, fakeInternet, htmlPage, redirectTo } from '../../testing/fakeInternet.ts'
import type { Limits } from './request.ts'
import { Unreadable } from './unreadable.ts'
import { beginVisit, VISIT_LIMITS } from './visit.ts'

const HOME = 'https://green-fork.com/'
const ROBOTS = 'https://green-fork.com/robots.txt'
const HURRY: Limits = { ...VISIT_LIMITS, headersMs: 20, totalMs: 60 }
const MEBIBYTE = 1024 * 1024

type Pages = Parameters<typeof fakeInternet>[0]
type Names = Parameters<typeof fakeInternet>[1]

/** What came of a visit, 'read' or the reason why not, and what was asked for. */
async function visit(
  pages: Pages,
  {
    names,
    limits = VISIT_LIMITS,
    start = HOME,
  }: { names?: Names; limits?: Limits; start?: string },
) {
  const internet = fakeInternet(pages, names)
  const visit = beginVisit(internet, limits)
  try {
    const { url, type, bytes } = await visit.read(new URL(start))
    return { outcome: 'read', attempts: internet.attempts, url: url.href, type, bytes }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { outcome: error.reason, attempts: internet.attempts }
  } finally {
    visit.end()
  }
}

function typed(body: BodyInit | null, type: string): Response {
  return new Response(body, { headers: { 'content-type': type } })
}

describe('where a visit goes', () => {
  it('asks for robots.txt and then for the page', async () => {
    const { outcome, attempts } = await visit({ [HOME]: '<h1>Menu</h1>' }, {})
    expect({ outcome, attempts }).toEqual({ outcome: 'read', attempts: [ROBOTS, HOME] })
  })

  it('sends nothing to an address that is refused by its look', async () => {
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

  it('stops as soon as a name that was public leads into private space', async () => {
    const names = { 'green-fork.com': [['9.9.9.9'], ['127.0.0.1']] }
    const { outcome, attempts } = await visit({ [HOME]: 'secret' }, { names })
    expect({ outcome, attempts }).toEqual({ outcome: 'denied_address', attempts: [ROBOTS] })
  })

  it('sends nothing to a name that is nowhere', async () => {
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

  it('asks for five pages and no sixth, whatever the site wants', async () => {
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

  it('follows three redirects over four hosts, each asked for its rules', async () => {
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

  it('goes to www at once when robots.txt was sent there', async () => {
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

describe('what a visit takes', () => {
  it('refuses a body of 10 GB after the first 2 MiB', async () => {
    const { body, taken } = endlessBody(new Uint8Array(MEBIBYTE / 16), { times: 160_000 })
    const { outcome } = await visit({ [HOME]: () => typed(body, 'text/html') }, {})
    expect(outcome).toBe('too_large')
    expect(taken()).toBeLessThan(40)
  })

  it('does not begin to read a body that says it is larger', async () => {
    const { body, taken } = endlessBody(new Uint8Array(1024))
    const headers = { 'content-type': 'text/html', 'content-length': '10737418240' }
    const { outcome } = await visit({ [HOME]: () => new Response(body, { headers }) }, {})
    expect(outcome).toBe('too_large')
    expect(taken()).toBeLessThan(3)
  })

  it('counts a gzip bomb as it unpacks and lets go of it', async () => {
    const zeros = endlessBody(new Uint8Array(MEBIBYTE), { times: 64 })
    const packed = await new Response(
      zeros.body.pipeThrough(new CompressionStream('gzip')),
    ).arrayBuffer()
    expect(packed.byteLength).toBeLessThan(MEBIBYTE / 8)
    const bomb = () => {
      const { body } = new Response(packed)
      return typed(body?.pipeThrough(new DecompressionStream('gzip')) ?? null, 'text/html')
    }
    expect((await visit({ [HOME]: bomb }, {})).outcome).toBe('too_large')
  })

  it('holds a body of single bytes in one block', async () => {
    const { body } = endlessBody(new Uint8Array([120]), { times: 70_000 })
    const { bytes } = await visit({ [HOME]: () => typed(body, 'text/html') }, {})
    expect(bytes).toHaveLength(70_000)
    expect(bytes?.buffer.byteLength).toBeLessThan(200_000)
  })

  it('has no answer where the connection breaks in the middle of a body', async () => {
    const broken = () =>
      new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new TextEncoder().encode('<h1>Menu')),
        pull: (controller) => controller.error(new TypeError('Connection reset by peer')),
      })
    const page = await visit({ [HOME]: () => typed(broken(), 'text/html') }, {})
    expect(page.outcome).toBe('no_answer')
    const robots = await visit({ [ROBOTS]: () => typed(broken(), 'text/plain'), [HOME]: 'x' }, {})
    expect(robots.outcome).toBe('no_answer')
  })

  it('has no answer where the packing of a body breaks', async () => {
    const packed = new TextEncoder().encode('this is no gzip at all')
    const unpacked = () => new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
    const { outcome } = await visit({ [HOME]: () => typed(unpacked(), 'text/html') }, {})
    expect(outcome).toBe('no_answer')
  })

  it('cuts off a slow drip when the time is over', async () => {
    const { body } = endlessBody(new Uint8Array([120]), { waitMs: 5 })
    const { outcome } = await visit({ [HOME]: () => typed(body, 'text/html') }, { limits: HURRY })
    expect(outcome).toBe('too_late')
  })

  it('cuts off a body that stops coming, though nobody hears the signal', async () => {
    const silent = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => {}) })
    const { outcome } = await visit({ [HOME]: () => typed(silent, 'text/html') }, { limits: HURRY })
    expect(outcome).toBe('too_late')
  })

  it('waits for headers only so long', async () => {
    const never = () => new Promise<Response>(() => {})
    const limits = { ...HURRY, totalMs: 10_000 }
    expect((await visit({ [ROBOTS]: never, [HOME]: 'x' }, { limits })).outcome).toBe('no_answer')
    expect((await visit({ [HOME]: never }, { limits })).outcome).toBe('no_answer')
  })

  it.each(['image/png', 'video/mp4', 'application/zip', 'application/json', 'text/css'])(
    'refuses %s',
    async (type) => {
      const { outcome } = await visit({ [HOME]: typed('<html>Menu</html>', type) }, {})
      expect(outcome).toBe('wrong_type')
    },
  )

  it.each([204, 304, 403, 404, 418, 500, 503])('refuses an answer %i', async (status) => {
    const { outcome } = await visit({ [HOME]: new Response(null, { status }) }, {})
    expect(['bad_status', 'wrong_type']).toContain(outcome)
  })

  it.each([521, 525, 530])('takes the edge’s own %i for no answer at all', async (status) => {
    const failed = new Response(null, { status })
    expect((await visit({ [ROBOTS]: failed }, {})).outcome).toBe('no_answer')
  })
})

describe('robots.txt', () => {
  async function under(robots: Response | string): Promise<string> {
    return (await visit({ [ROBOTS]: robots, [HOME]: 'Menu' }, {})).outcome
  }

  it.each([
    ['User-agent: *\nDisallow: /', 'denied_by_robots'],
    ['User-agent: Sprig/2.0\nDisallow: /\n\nUser-agent: *\nAllow: /', 'denied_by_robots'],
    ['User-agent: OtherBot\nUser-agent: sprig\nDisallow: /', 'denied_by_robots'],
    ['user-agent:*\r\nDISALLOW: /$ # home', 'denied_by_robots'],
    ['User-agent: OtherBot\nDisallow: /', 'read'],
    ['User-agent: *\nDisallow: /\n\nUser-agent: Sprig\nDisallow:', 'read'],
    ['User-agent: *\nDisallow: /admin', 'read'],
    ['<!doctype html><p>Not found</p>', 'read'],
    ['', 'read'],
  ])('%j: %s', async (text, outcome) => {
    expect(await under(new Response(text))).toBe(outcome)
  })

  it('that is not there allows all; one that fails allows nothing', async () => {
    expect(await under(new Response(null, { status: 404 }))).toBe('read')
    expect(await under(new Response(null, { status: 403 }))).toBe('read')
    expect(await under(new Response(null, { status: 500 }))).toBe('denied_by_robots')
    expect(await under(new Response(null, { status: 503 }))).toBe('denied_by_robots')
  })

  it('of endless length is read as far as it has to be', async () => {
    const line = new TextEncoder().encode('# nothing to see here\n'.repeat(1000))
    const { body, taken } = endlessBody(line)
    expect(await under(new Response(body))).toBe('read')
    expect(taken()).toBeLessThan(60)
  })

  it('of thousands of robots and thousands of rules takes no more than its lines', async () => {
    const robots = Array.from({ length: 12_000 }, (_, i) => `User-agent: bot${i}`)
    const rules = Array.from({ length: 12_000 }, (_, i) => `Disallow: /x${i}`)
    expect(await under(new Response([...robots, ...rules].join('\n')))).toBe('read')
    const all = [...robots, 'User-agent: *', ...rules, 'Disallow: /'].join('\n')
    expect(await under(new Response(all))).toBe('denied_by_robots')
  })

  it('of more wildcards than can be tried allows nothing', async () => {
    const rules = Array.from({ length: 500 }, (_, i) => `Disallow: /${'*/'.repeat(400)}${i}`)
    const robots = ['User-agent: *', ...rules].join('\n')
    const start = `${HOME}${'/'.repeat(900)}`
    const { outcome } = await visit({ [ROBOTS]: new Response(robots), [start]: 'Menu' }, { start })
    expect(outcome).toBe('denied_by_robots')
  })

  it('of one host is not whatever file another one names', async () => {
    const menus = 'https://menus.com'
    const pages = {
      [ROBOTS]: redirectTo(`${menus}/nothing.txt`),
      [`${menus}/nothing.txt`]: 'User-agent: *\nAllow: /',
      [`${menus}/robots.txt`]: 'User-agent: *\nDisallow: /',
      [HOME]: redirectTo(`${menus}/menu`),
      [`${menus}/menu`]: 'Menu',
    }
    const { outcome, attempts } = await visit(pages, {})
    expect(outcome).toBe('denied_by_robots')
    expect(attempts).not.toContain(`${menus}/menu`)
  })

  it('is asked for once in a visit', async () => {
    const internet = fakeInternet({ [HOME]: 'Home', [`${HOME}menu`]: 'Menu' })
    const visit = beginVisit(internet)
    await visit.read(new URL(HOME))
    await visit.read(new URL(`${HOME}menu`))
    visit.end()
    expect(internet.attempts).toEqual([ROBOTS, HOME, `${HOME}menu`])
  })
})
