import { describe, expect, it } from 'vitest'
import { endlessBody, fakeInternet, redirectTo } from '../../testing/fakeInternet.ts'
import { HOME, ROBOTS, visit } from './testing/visit.ts'
import { beginVisit } from './visit.ts'

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

  it('that is missing allows all; one that fails allows nothing', async () => {
    expect(await under(new Response(null, { status: 404 }))).toBe('read')
    expect(await under(new Response(null, { status: 403 }))).toBe('read')
    expect(await under(new Response(null, { status: 500 }))).toBe('denied_by_robots')
    expect(await under(new Response(null, { status: 503 }))).toBe('denied_by_robots')
  })

  it('of endless length is read as far as the standard requires', async () => {
    const line = new TextEncoder().encode('# nothing to see here\n'.repeat(1000))
    const { body, taken } = endlessBody(line)
    expect(await under(new Response(body))).toBe('read')
    expect(taken()).toBeLessThan(60)
  })

  it('with thousands of robots and rules takes no more memory than its lines', async () => {
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

  it('of a host cannot be another file that a redirect leads to', async () => {
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

  it('is requested once in a visit', async () => {
    const internet = fakeInternet({ [HOME]: 'Home', [`${HOME}menu`]: 'Menu' })
    const visit = beginVisit(internet)
    await visit.read(new URL(HOME))
    await visit.read(new URL(`${HOME}menu`))
    visit.end()
    expect(internet.attempts).toEqual([ROBOTS, HOME, `${HOME}menu`])
  })
})
