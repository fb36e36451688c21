import { describe, expect, it } from 'vitest'
import { parsePage } from '../../reader/extract/page.ts'
import { findMenuLinks } from './findMenuLinks.ts'

const PAGE = 'https://www.fork.example/'
const linksOf = (html: string) => findMenuLinks(parsePage(html), PAGE)

describe('findMenuLinks', () => {
  it('puts the declared menu first, then links by how much they speak of one', () => {
    const html = `<script type="application/ld+json">{"@type":"Restaurant","hasMenu":"https://www.fork.example/card"}</script>
      <a href="/drinks">Drinks menu</a><a href="/about">About</a><a href="/menu">Menu</a><a href="/eat">Eat</a>`
    const links = linksOf(html)
    expect(links.slice(0, 2)).toEqual([
      'https://www.fork.example/card',
      'https://www.fork.example/menu',
    ])
    expect(links).toContain('https://www.fork.example/drinks')
    expect(links).not.toContain('https://www.fork.example/about')
  })

  it.each(['Speisekarte', 'La carte', 'Carta', 'Menü', 'Menus'])('knows "%s"', (text) => {
    expect(linksOf(`<a href="/x1">${text}</a>`)).toEqual(['https://www.fork.example/x1'])
  })

  it('follows to menu hosts and files of site builders only', () => {
    const html = `<a href="https://www.toasttab.com/fork/menu">Menu</a><a href="https://other.example/menu">Menu</a>
      <a href="https://docs.wixstatic.com/ugd/menu.pdf">Menu</a><a href="javascript:menu()">Menu</a>
      <a href="mailto:menu@fork.example">Menu</a><a href="#menu">Menu</a>`
    expect(linksOf(html).toSorted()).toEqual([
      'https://docs.wixstatic.com/ugd/menu.pdf',
      'https://www.toasttab.com/fork/menu',
    ])
  })

  it('keeps to the base that the page names', () => {
    expect(linksOf('<base href="/de/"><a href="karte">Speisekarte</a>')).toEqual([
      'https://www.fork.example/de/karte',
    ])
  })
})
