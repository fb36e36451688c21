import { describe, expect, it } from 'vitest'
import { fakeInternet, redirectTo } from '../testing/fakeInternet.ts'
import { makePdf } from '../testing/makePdf.ts'
import { VISIT_LIMITS } from './fetch/visit.ts'
import { readWebsite } from './readWebsite.ts'

const HOME = 'https://green-fork.com/'
const DISHES = `<h2>Mains</h2>
<ul><li>Lentil stew with rice $9</li><li>Roast pumpkin with sage $11</li><li>Bean burger $12</li></ul>`
const page = (body: string) => `<!doctype html><html><body><h1>Green Fork</h1>${body}</body></html>`

async function dishesAt(pages: Parameters<typeof fakeInternet>[0], website = 'green-fork.com') {
  const internet = fakeInternet(pages)
  const { items, source } = await readWebsite(internet, website)
  return { names: items.map(({ name }) => name), source, attempts: internet.attempts }
}

describe('readWebsite', () => {
  it('reads the dishes of the page itself', async () => {
    const { names, source } = await dishesAt({ [HOME]: page(DISHES) })
    expect(names).toHaveLength(3)
    expect(names[0]).toContain('Lentil stew')
    expect(source).toBe(HOME)
  })

  it('follows one link to the menu and no further', async () => {
    const menu = `${HOME}menu`
    const { names, source, attempts } = await dishesAt({
      [HOME]: page('<nav><a href="/about">About</a> <a href="/menu">Menu</a></nav>'),
      [menu]: page(`${DISHES}<a href="/menu/dinner">Dinner menu</a>`),
      [`${menu}/dinner`]: page(DISHES),
    })
    expect(names).toHaveLength(3)
    expect(source).toBe(menu)
    expect(attempts).toEqual([`${HOME}robots.txt`, HOME, menu])
  })

  it('takes the name from a title only where no page has an imprint', async () => {
    const titled = `<title>Green Fork | Vegan in Boston</title><a href="/menu">Menu</a>`
    const nameWith = async (menu: string) => {
      const pages = { [HOME]: titled, [`${HOME}menu`]: page(menu + DISHES) }
      return (await readWebsite(fakeInternet(pages), 'green-fork.com')).name
    }
    expect(await nameWith('')).toBe('Green Fork')
    const imprint = '<meta property="og:site_name" content="The Green Fork">'
    expect(await nameWith(imprint)).toBe('The Green Fork')
  })

  it('keeps the reading of the page when its menu cannot be read', async () => {
    const { names, source } = await dishesAt({
      [HOME]: page(
        `${DISHES}<a href="https://127.0.0.1/menu">Menu</a> <a href="/menu.pdf">Menu</a>`,
      ),
      [`${HOME}menu.pdf`]: new Response('gone', { status: 410 }),
    })
    expect(names).toHaveLength(3)
    expect(source).toBe(HOME)
  })

  it('never follows a link to a refused address', async () => {
    const { attempts } = await dishesAt({
      [HOME]: page(
        `<a href="http://169.254.169.254/menu">Menu</a><a href="//localhost/menu">Our menu</a>
        <a href="http://[::1]/menu.pdf">Menu</a><a href="https://x:y@green-fork.com/menu">Menu</a>`,
      ),
    })
    expect(attempts).toEqual([`${HOME}robots.txt`, HOME])
  })

  it('uses http when https does not answer', async () => {
    const plain = 'http://green-fork.com/'
    const { source, names } = await dishesAt({ [plain]: page(DISHES) })
    expect({ source, dishes: names.length }).toEqual({ source: plain, dishes: 3 })
  })

  it('does not use http when https refuses', async () => {
    const pages = {
      [HOME]: new Response(null, { status: 403 }),
      'http://green-fork.com/': page(DISHES),
    }
    const internet = fakeInternet(pages)
    await expect(readWebsite(internet, 'green-fork.com')).rejects.toThrow('bad_status')
    expect(internet.attempts.every((address) => address.startsWith('https:'))).toBe(true)
  })

  it('answers without dishes when there are none', async () => {
    const { names, source } = await dishesAt({ [HOME]: page('<p>Open daily from 9 to 5.</p>') })
    expect({ names, source }).toEqual({ names: [], source: HOME })
  })

  it('reads a page in its charset', async () => {
    const html = page(
      '<ul><li>Käsespätzle 9 €</li><li>Grüner Salat 7 €</li><li>Rösti 8 €</li></ul>',
    )
    const bytes = Uint8Array.from(html.replaceAll('€', 'EUR'), (character) =>
      character.charCodeAt(0),
    )
    const { names } = await dishesAt({
      [HOME]: new Response(bytes, { headers: { 'content-type': 'text/html' } }),
    })
    expect(names).toContain('Käsespätzle')
  })

  it('stays within five requests through redirects and hosts', async () => {
    const { attempts } = await dishesAt({
      [HOME]: redirectTo('https://greenfork.net/'),
      'https://greenfork.net/': page('<a href="/menu">Menu</a>'),
      'https://greenfork.net/menu': page(DISHES),
    })
    expect(attempts).toHaveLength(VISIT_LIMITS.mostRequests)
  })

  it('reads a menu that is a PDF', async () => {
    const { names, source } = await dishesAt({
      [HOME]: page('<a href="/files/menu.pdf">Menu</a>'),
      [`${HOME}files/menu.pdf`]: new Response(
        makePdf(['Mains', 'Lentil stew with rice $9.00', 'Bean burger and chips $12.00']),
        { headers: { 'content-type': 'application/pdf' } },
      ),
    })
    expect(names).toEqual(['Lentil stew with rice', 'Bean burger and chips'])
    expect(source).toBe(`${HOME}files/menu.pdf`)
  })

  it('does not open a PDF that would fill the memory', async () => {
    const bomb = makePdf(['Mains', 'Lentil stew $9.00', ' '.repeat(20 * 1024 * 1024)])
    const headers = { 'content-type': 'application/pdf' }
    const internet = fakeInternet({ [HOME]: new Response(bomb, { headers }) })
    await expect(readWebsite(internet, 'green-fork.com')).rejects.toThrow('too_large')
  })

  it('handles a page of nothing but tags, ten thousand deep', async () => {
    const { names } = await dishesAt({ [HOME]: '<div>'.repeat(50_000) })
    expect(names).toEqual([])
    const internet = fakeInternet({ [HOME]: '<div>'.repeat(300_000) })
    await expect(readWebsite(internet, 'green-fork.com')).rejects.toThrow('too_large')
  })
})
