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
