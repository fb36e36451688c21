import { expect, it } from 'vitest'
import { extractHtml } from '../extractHtml.ts'
import { parsePage } from '../page.ts'

function read(body: string) {
  const { items } = extractHtml(parsePage(`<title>Menu</title><body>${body}`), null)
  return items.map(({ name, description, price, marks }) => [
    name,
    description,
    price,
    marks.join(),
  ])
}

it('reads names that are words of a site or of a diet elsewhere, and pictures behind prices', () => {
  const dish = (name: string, price: string, what: string) =>
    `<p><strong>${name}</strong> - ${price}<br><em>(${what})</em></p>`
  const body = `<h2>Secondi</h2>${dish('Tedesco', '€8,50 🌽', 'würstel, insalata verde')}
    ${dish('Italiano', '€8,00 🌽🥚', 'cotoletta, patatine')}
    ${dish('Veggie', '€3,00', 'insalata verde')}
    ${dish('Santorino', '€9,00', 'pomodori, basilico')}${dish('Primavera', '€6,50', 'mais, carote')}`
  expect(read(body)).toEqual([
    ['Tedesco', 'würstel, insalata verde', '€8,50', '🌽'],
    ['Italiano', 'cotoletta, patatine', '€8,00', '🥚,🌽'],
    ['Veggie', 'insalata verde', '€3,00', ''],
    ['Santorino', 'pomodori, basilico', '€9,00', ''],
    ['Primavera', 'mais, carote', '€6,50', ''],
  ])
})

it('reads short sections', () => {
  const titled = (name: string, what: string) => `<h3>${name}</h3><p>${what}</p>`
  const body = `<h2>Starters</h2>${titled('Leek soup', 'With potatoes and chives')}${titled('Beet salad', 'With walnuts')}
    <h2>Mains</h2>${titled('Bean stew', 'Beans, tomato and thyme')}
    <h2>Desserts</h2>${titled('Apple cake', 'With cream')}`
  expect(read(body).map(([name, what]) => [name, what])).toEqual([
    ['Leek soup', 'With potatoes and chives'],
    ['Beet salad', 'With walnuts'],
    ['Bean stew', 'Beans, tomato and thyme'],
    ['Apple cake', 'With cream'],
  ])
})

it('reads names that are sizes or diets elsewhere, behind numbers', () => {
  const dish = (number: number, name: string, price: string, what: string) =>
    `<div class="item"><div><span class="item-name"><span class="item-no">${number}</span>${name}</span>
    <span class="item-price">${price}</span></div><p class="item-desc">${what}</p></div>`
  const dishes = [
    dish(10, 'Normal', '7,50 €', 'mit Fleisch, Salat, Soße'),
    dish(11, 'Hawaii', '8,00 €', 'mit Fleisch, Ananas, Soße'),
    dish(12, 'Feta', '8,00 €', 'mit Fleisch, Feta, Soße'),
    dish(13, 'Lahmacun', '8,00 €', 'mit Salat und Soße'),
    dish(16, 'Vegetarisch', '8,00 €', 'mit Halloumi, Salat'),
  ]
  const names = read(`<h3>Dürüm & Lahmacun</h3>${dishes.join('')}`).map(([name]) => name)
  expect(names).toEqual(['Normal', 'Hawaii', 'Feta', 'Lahmacun', 'Vegetarisch'])
})

it('takes sizes that come with every dish for no names, though a class calls them so', () => {
  const size = (name: string, price: string) =>
    `<div><span class="variant-name">${name}</span><span class="price">${price}</span></div>`
  const sizes = [size('Klein', '8 €'), size('Normal', '9 €'), size('mit Reis', '9,50 €')].join('')
  const dish = (name: string) => `<div><div class="item-name">${name}</div>${sizes}</div>`
  const names = read(['Linsensuppe', 'Bohneneintopf', 'Curry'].map(dish).join('')).map(
    ([name]) => name,
  )
  expect(names).toEqual(expect.arrayContaining(['Linsensuppe', 'Bohneneintopf', 'Curry']))
})
