import { expect, it } from 'vitest'
import { extractHtml } from '../extractHtml.ts'
import { parsePage } from '../page.ts'
import { dropTranslations } from './dropTranslations.ts'
import { PLAIN_LINE } from './textLine.ts'

function read(body: string): string[] {
  const { items } = extractHtml(parsePage(`<title>Menu</title><body>${body}`), null)
  return items.map(({ name, price, description }) => [name, price, description].join(' | '))
}

const dish = ([name, other, text, price]: string[]) =>
  `<article><h3>${name}</h3><p>${other}</p><p>${text}</p><span>${price}</span></article>`

it('leaves out what repeats a name in another script', () => {
  const dishes = [
    ['Ādas-e Nāranj', 'عدس نارنج', 'Lentils with bitter orange and mint', '€7.00'],
    ['Mirzā Bādenjān', 'میرزا بادنجان', 'Smoked aubergine, tomato, garlic', '€8.50'],
    ['Sabzi Berenj', 'سبزی برنج', 'Rice with dill, leek and parsley', '€6.00'],
  ]
  expect(read(dishes.map(dish).join(''))).toEqual([
    'Ādas-e Nāranj | €7.00 | Lentils with bitter orange and mint',
    'Mirzā Bādenjān | €8.50 | Smoked aubergine, tomato, garlic',
    'Sabzi Berenj | €6.00 | Rice with dill, leek and parsley',
  ])
})

it('keeps the lines of a page in another script', () => {
  const lines = ['فول مدمس', 'حمص بالطحينة', 'متبل', 'Hummus'].map((text) => ({
    ...PLAIN_LINE,
    text,
    style: '',
    depth: 0,
  }))
  expect(dropTranslations(lines)).toBe(lines)
})

it('leaves out the links of headings to themselves', () => {
  const heading = (level: number, text: string) =>
    `<h${level} id="x"><a href="#x" class="header-anchor">#</a> ${text}</h${level}>`
  const page = `${heading(2, 'Antipasti')}${heading(3, 'Caponata')}<p>melanzane | sedano</p>
    ${heading(3, 'Bruschette')}<p>pomodori | basilico</p>
    ${heading(2, 'Dolci')}${heading(3, 'Granita')}<p>limone</p>`
  expect(read(page)).toEqual([
    'Caponata |  | melanzane | sedano',
    'Bruschette |  | pomodori | basilico',
    'Granita |  | limone',
  ])
})

it('takes a column of mostly rising numbers for the numbers of the dishes', () => {
  const row = ([number, name, price]: string[]) =>
    `<tr><td>${number}</td><td>${name}</td><td>${price}</td></tr>`
  const rows = [
    ['40', 'Papadam', '4,50 €'],
    ['41', 'Chana Chat', '5,50 €'],
    ['43', 'Masala Papadam', '5,50 €'],
    ['42', 'Raita', '3,90 €'],
    ['50', 'Samosa', '6,90 €'],
    ['51', 'Pakora', '6,50 €'],
  ]
  expect(read(`<table>${rows.map(row).join('')}</table>`)).toEqual(
    rows.map(([, name, price]) => `${name} | ${price} | `),
  )
})
