import { describe, expect, it } from 'vitest'
import { extractHtml } from './extractHtml.ts'
import { parsePage } from './page.ts'

const URL = 'https://fork.example/menu'
const read = (html: string, url: string | null = URL) => extractHtml(parsePage(html), url)
const names = (html: string) => read(html).items.map(({ name }) => name)

const MENU = `<title>Menu</title><nav><a href="/">Home</a></nav><h2>Starters</h2><p>Served with garlic butter</p>
  <div class="dish"><h4>1. Tomato Soup (VG)</h4><p>basil oil</p><span>$6.50</span></div>
  <div class="dish"><h4>Bruschetta <img src="x.png" alt="vegan"></h4><span>S 5 / L 8</span></div>
  <p>V = vegetarian, VG = vegan</p><footer>We are a 100% plant-based kitchen. Mon–Fri 9am–5pm</footer>`

describe('extractHtml', () => {
  it('reads dishes with description, price, section and marks', () => {
    const { items } = read(MENU)
    expect(items).toEqual([
      {
        name: 'Tomato Soup',
        description: 'basil oil',
        price: '$6.50',
        section: 'Starters',
        marks: ['VG'],
        diets: [],
      },
      {
        name: 'Bruschetta',
        description: '',
        price: 'S 5 / L 8',
        section: 'Starters',
        marks: ['vegan'],
        diets: [],
      },
    ])
  })

  it('keeps legends, claims and what a section says of its dishes as notes', () => {
    const { notes } = read(MENU)
    expect(notes).toContainEqual({ text: 'Served with garlic butter', section: 'Starters' })
    expect(notes.map(({ text }) => text).join()).toContain('V = vegetarian, VG = vegan')
    expect(notes.map(({ text }) => text).join()).toContain('100% plant-based kitchen')
  })

  it('joins what JSON-LD and the page say of one dish', () => {
    const html = `<script type="application/ld+json">{"@type":"Menu","hasMenuSection":{"name":"Mains","hasMenuItem":
      [{"@type":"MenuItem","name":"Pad Thai","suitableForDiet":"https://schema.org/VeganDiet"}]}}</script>
      <h1>Menu</h1><h2>Mains</h2><ul><li>Pad Thai – rice noodles, tofu – $9.00</li><li>Green Curry – $8.00</li></ul>`
    const { items } = read(html)
    expect(items.map(({ name }) => name)).toEqual(['Pad Thai', 'Green Curry'])
    expect(items[0]).toMatchObject({ price: '$9.00', diets: ['VeganDiet'], section: 'Mains' })
  })

  it('cuts the name of a section that goes on for pages', () => {
    const long = 'curry '.repeat(1_000)
    const jsonLd = `<script type="application/ld+json">{"@type":"Menu","hasMenuSection":{"@type":"MenuSection","name":"${long}",
      "hasMenuItem":[{"@type":"MenuItem","name":"Pumpkin"}]}}</script>`
    const microdata = `<div itemscope itemtype="https://schema.org/MenuSection"><h2 itemprop="name">${long}</h2>
      <p itemscope itemtype="https://schema.org/MenuItem"><b itemprop="name">Pumpkin</b></p></div>`
    const dishes = ['Pumpkin', 'Tomato', 'Potato'].map(
      (name) => `{"name":"${name} soup","price":"5"}`,
    )
    const state = `<script id="__NEXT_DATA__">{"name":"${long}","dishes":[${dishes}]}</script>`
    for (const html of [jsonLd, microdata, state]) {
      expect(read(html).items[0]?.section).toHaveLength(200)
    }
  })

  it('invents nothing from navigation, hours and reviews', () => {
    const html = `<title>Menu</title><ul><li><a href="/">Home</a></li><li><a href="/m">Menu</a></li></ul><h2>Hours</h2>
      <p>Monday 9am – 5pm</p><div class="reviews"><h3>Great soup</h3><h3>Best pizza</h3><h3>Fine salad</h3></div>`
    expect(names(html)).toEqual([])
  })

  it.each([
    ['nothing', ''],
    ['a hundred thousand levels', '<div>'.repeat(100_000)],
    ['a name that goes on for thousands of lines', `<h2>${'and a with<br>'.repeat(8_000)}`],
    [
      'a dish of 190,000 lines',
      `<div itemscope itemtype="https://schema.org/MenuItem">${'<br>'.repeat(190_000)}</div>`,
    ],
    ['broken JSON', '<script type="application/ld+json">{"@type":"Menu","hasMenu":</script>'],
    [
      'JSON that refers to itself',
      '<script type="application/ld+json">{"@type":"Menu","@id":"#a","hasMenuSection":{"@id":"#a"}}</script>',
    ],
    ['bytes that are no text', '\u0000\ufffd<\u0001\ud800>&#xD800;&#99999999;'],
    ['end tags alone', '</p></br></div></table>'.repeat(1000)],
  ])('survives %s', (_what, html) => {
    expect(names(html)).toEqual([])
  })

  it('takes shirts and mugs among dishes for none by what is said of them', () => {
    const card = (name: string, text: string) =>
      `<li><h3>${name}</h3><span>$9</span><p>${text}</p></li>`
    const list = [
      card('Lentil Bowl', 'rice, kale'),
      card('Bean Chili', 'corn, lime'),
      card('Fork Tee', 'Organic cotton, unisex'),
      card('Camp Cup', '12 oz, hand wash only'),
    ]
    expect(names(`<title>Menu</title><ul>${list.join('')}</ul>`)).toEqual([
      'Lentil Bowl',
      'Bean Chili',
    ])
  })

  it('takes a list in brackets behind a name for its description', () => {
    const list = ['Momo (cabbage, carrot, ginger)', 'Thukpa (large)', 'Lentil Soup']
    const { items } = read(`<title>Menu</title>${list.map((one) => `<p>${one} $9</p>`).join('')}`)
    expect(items.map(({ name, description }) => [name, description])).toEqual([
      ['Momo', 'cabbage, carrot, ginger'],
      ['Thukpa (large)', ''],
      ['Lentil Soup', ''],
    ])
  })

  it('makes no dish vegan by a heading or a column that says so', () => {
    const html = `<title>Menu</title><h2>Mains</h2><p>Cheese pie $9</p><p>Egg curry $8</p><p>Fish stew $9</p>
      <h2>Vegan</h2><p>Bean chili $7</p><table><tr><th>Dish</th><th>Vegan</th></tr><tr><td>Beef pie</td><td>$9</td></tr>
      <tr><td>Mac and cheese</td><td>$9</td></tr><tr><td>Ham salad</td><td>$9</td></tr></table>`
    const { items } = read(html)
    expect(items).toHaveLength(7)
    expect(items.filter(({ marks }) => marks.length > 0)).toEqual([])
    expect(items.find(({ name }) => name === 'Bean chili')?.section).toBe('Vegan')
  })

  const marksBeside = (icon: string) =>
    read(
      `<title>Menu</title><h2>Mains</h2><p>Bean Chili $9</p><p>Mushroom Risotto ${icon} $12</p><p>Pasta $9</p>`,
    ).items[1]?.marks

  it.each([
    '<i class="icon-non-vegan"></i>',
    '<span class="not-vegan"></span>',
    '<i class="vegan-false"></i>',
    '<img alt="" src="/img/vegan-no.svg">',
    '<img alt="not vegan" src="/img/vegan.svg">',
    '<span class="vegan" title="Not vegan"></span>',
    '<span class="tag vegan hidden"></span>',
    '<span class="tag vegan" hidden>Vegan</span>',
    '<span style="display: none">(VG)</span>',
    '<span class="tags d-none"><i class="icon-vegan"></i></span>',
    '<i class="vegan is-false"></i>',
    '<i class="icon icon-vegan crossed"></i>',
    '<i class="icon-vegan icon-vegan--strikethrough"></i>',
    '<i class="fa fa-vegan-slash"></i>',
    '<i class="vegan-unchecked"></i>',
    '<i class="icon-vegan opacity-0"></i>',
    '<i class="vegan" style="opacity:0"></i>',
    '<i class="vegan" style="display : none"></i>',
    '<img alt="" src="/icons/icon-vegan-x.svg">',
    '<img alt="" src="/icons/vegan-cross.svg">',
    '<span class="vegan-filter"></span>',
  ])('takes no dish for vegan by %s', (icon) => {
    expect(marksBeside(icon)).toEqual([])
  })

  it.each([
    ['<i class="icon-vegan" aria-hidden="true"></i>', 'vegan'],
    ['<i class="icon-vegan-option"></i>', 'vegan option'],
    ['<img alt="" src="/img/icon-vegan.svg">', 'vegan'],
    ['<span class="vegan d-none d-md-inline"></span>', 'vegan'],
    ['<i class="fa fa-leaf menu-icon-vegan" style="opacity:0.8"></i>', 'vegan'],
    ['<img alt="" src="/img/vegan-icon-24x24.3fa9.png?v=2">', 'vegan'],
  ])('reads %s', (icon, mark) => {
    expect(marksBeside(icon)).toEqual([mark])
  })

  it('takes what a dish may be had with as part of it, and of a section as dishes', () => {
    const html = `<title>Menu</title><h2>Mains</h2><h3>Pad Thai</h3><p>Peanuts, lime</p><p>Tofu (VG) $12</p><p>Beef $13</p>
      <h2>Tacos</h2><p>Tofu $4</p><p>Chicken $5</p><p>Mushroom $4</p>`
    const { items } = read(html)
    expect(items.map(({ name }) => name)).toEqual(['Pad Thai', 'Tofu', 'Chicken', 'Mushroom'])
    expect(items[0]).toMatchObject({
      description: 'Peanuts, lime Tofu $12 / Beef $13',
      price: '$12 / $13',
      marks: [],
    })
  })

  const dishes = (html: string) =>
    read(html).items.map(({ section, name, price }) => `${section}: ${name} ${price}`)

  it('takes no heading, description or add-on for a dish with a choice', () => {
    const mains = '<h1>Thai Kitchen</h1><div>MAINS</div>'
    const salad = `${mains}<p>Garden Salad $10</p><p>Lettuce, tomato, cucumber</p><p>Chicken $4</p>
      <p>Tofu $3</p><p>Bean Soup $7</p>`
    expect(dishes(salad)).toContain('MAINS: Garden Salad $10')
    expect(read(salad).items[0]?.description).toBe('Lettuce, tomato, cucumber')
    const proteins = `<h1>Menu</h1><h2>Proteins</h2><p>Choose one</p><p>Tofu $12</p><p>Chicken $13</p>
      <p>Beef $14</p><h2>Rice</h2><p>Brown rice $3</p><p>Fried rice $4</p>`
    expect(dishes(proteins)).toEqual([
      'Proteins: Tofu $12',
      'Proteins: Chicken $13',
      'Proteins: Beef $14',
      'Rice: Brown rice $3',
      'Rice: Fried rice $4',
    ])
    const curry = `${mains}<p>Green Curry</p><p>Tofu $12</p><p>Beef $13</p><p>Bean Soup $7</p>`
    expect(dishes(curry).join()).not.toContain('Thai Kitchen')
  })

  it('reads several dishes from one line, each with its price', () => {
    const html = `<title>Menu</title><h2>Salads</h2><p>Kale Salad $9 / large $12</p><p>Bean Salad $9</p><p>Leaves. Add egg $2 · tofu $3</p>
      <h2>Sides</h2><p>Fries $4 · Slaw (VG) $3 · Rice, beans $3</p>`
    const { items } = read(html)
    expect(items.map(({ name }) => name)).toEqual([
      'Kale Salad',
      'Bean Salad',
      'Fries',
      'Slaw',
      'Rice, beans',
    ])
    expect(items[3]).toMatchObject({ price: '$3', section: 'Sides', marks: ['VG'] })
    expect(items[1]?.description).toBe('Leaves. Add egg $2 · tofu $3')
  })

  it('takes what stands before such a line for its heading', () => {
    const html = `<title>Speisekarte</title><h2>Frühstück</h2><p>Porridge mit Apfel 5,90 €</p>
      <p>Extras: Ei 1,80 € · Käse 2,00 € · Brot 1,20 €</p>`
    const { items } = read(html)
    expect(items.map(({ name, section }) => `${section}: ${name}`)).toEqual([
      'Frühstück: Porridge mit Apfel',
      'Extras: Ei',
      'Extras: Käse',
      'Extras: Brot',
    ])
  })

  it('pairs names and prices that stand in columns of their own', () => {
    const html = `<title>Menu</title><div><p>Tomato soup</p><p>Green salad</p><p>Garlic bread</p></div>
      <div><p>$5</p><p>$6</p><p>$4</p></div>`
    expect(read(html).items.map(({ price }) => price)).toEqual(['$5', '$6', '$4'])
  })

  it('reads a menu that stands below too many levels', () => {
    const deep = '<div>'.repeat(1000)
    const html = `<h1>Menu</h1>${deep}<p>Tomato soup $5</p><p>Green salad $6</p><p>Lentil curry $9</p>`
    expect(names(html)).toEqual(['Tomato soup', 'Green salad', 'Lentil curry'])
  })
})
