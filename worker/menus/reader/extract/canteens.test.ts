import { expect, it } from 'vitest'
import { judgeMenu } from '../judge/judgeMenu.ts'
import { extractHtml } from './extractHtml.ts'
import { extractText } from './extractText.ts'
import { parsePage } from './page.ts'

const ofText = (text: string) => extractText(text).items
const ofPage = (body: string) =>
  extractHtml(parsePage(`<title>Menu</title><body>${body}`), null).items
const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name)

it('takes a course before a dish for its section, so that a soup is judged as one', () => {
  const menu = extractText(
    'MONDAY\nMain: Lasagne\nSoup: Leek and potato\n\nTUESDAY\nMain: Fish pie\nSoup: Beetroot',
  )
  expect(menu.items.map(({ section, name }) => [section, name])).toEqual([
    ['Main', 'Lasagne'],
    ['Soup', 'Leek and potato'],
    ['Main', 'Fish pie'],
    ['Soup', 'Beetroot'],
  ])
  expect(judgeMenu(menu).map(({ verdict }) => verdict)).not.toContain('vegan')
})

it('reads a day before a dish, with and without a sign, when several days stand so', () => {
  const dishes = ['Arroz de pato', 'Sardinhas assadas', 'Salada de tomate']
  const lines = (days: string[]) => days.map((day, at) => `${day}${dishes[at]}`).join('\n')
  expect(namesOf(ofText(lines(['Segunda-feira - ', 'Terça-feira - ', 'Sexta-feira - '])))).toEqual(
    dishes,
  )
  expect(namesOf(ofText(lines(['Mo  ', 'Di  ', 'Mi  '])))).toEqual(dishes)
  expect(namesOf(ofText('Sol y mar\nSun dried tomatoes 5.00\nHummus 6.00\nChips 3.00'))).toContain(
    'Sun dried tomatoes',
  )
})

it('reads the days of a week among dishes that have prices', () => {
  const text =
    'Lundi : Saucisse, purée\nMardi : Couscous aux légumes\nMercredi : Veau, riz\n\nLa carte\nSalade de lentilles 7 €\nTartare de bœuf 16 €\nCompote de pommes 4 €\nTofu grillé 14 €'
  expect(ofText(text)).toHaveLength(7)
})

it('takes neither headings, weeks, prices of all nor notes for dishes', () => {
  const text =
    'Menú del día\nSemana del 23 al 27 de noviembre\n\nPrimeros\nGazpacho andaluz\nMacarrones con chorizo\n\nPostres\nFlan casero\nSandía\n\n13,50 €\nIncluye pan y bebida'
  expect(namesOf(ofText(text))).toEqual([
    'Gazpacho andaluz',
    'Macarrones con chorizo',
    'Flan casero',
    'Sandía',
  ])
})

it('gives the price of a cover charge to no heading', () => {
  const li = (name: string, price: string) =>
    `<li>${name} <span class="prezzo">${price}</span></li>`
  const dishes = [li('Panelle', '6,00'), li('Burrata', '9,00'), li('Caponata', '8,00')]
  const page = `<h3>Per iniziare</h3><ul>${li('Coperto e pane', '2,50')}${dishes.join('')}</ul>`
  expect(namesOf(ofPage(page))).toEqual(['Panelle', 'Burrata', 'Caponata'])
})

it('gives no dish the price or the name of a cover charge', () => {
  const dish = (name: string, told: string) => `<p>${name} 9,00<br><em>${told}</em></p>`
  const page = `<h1>Osteria</h1><h2>Primi</h2>${dish('Paccheri', 'pomodoro, basilico')}
    ${dish('Gnocchi', 'pesto')}${dish('Verdure', 'zucchine, menta')}<li>Coperto <b>2,50</b></li>`
  expect(ofPage(page).map(({ description }) => description)).toEqual([
    'pomodoro, basilico',
    'pesto',
    'zucchine, menta',
  ])
})

it('takes what stands between a name and its price in another look for its description', () => {
  const toldBy = (dish: (name: string, told: string) => string) =>
    ofPage(
      `<h1>Osteria</h1>${dish('Tagliere misto', 'salumi e formaggi')}${dish('Caponata', 'sedano, olive')}${dish('Panelle', 'ceci, limone')}`,
    ).map(({ name, description }) => `${name}: ${description}`)
  const told = [
    'Tagliere misto: salumi e formaggi',
    'Caponata: sedano, olive',
    'Panelle: ceci, limone',
  ]
  expect(toldBy((name, text) => `<p>${name} <em>${text}</em> € 9</p>`)).toEqual(told)
  expect(toldBy((name, text) => `<p>${name} € 9<br>(${text})</p>`)).toEqual(told)
  expect(toldBy((name, text) => `<p><b>${name}</b>, ${text}, olio € 9</p>`)).toEqual(
    told.map((one) => `${one}, olio`),
  )
})

it('takes what comes with a set menu for no dish', () => {
  for (const note of [
    'Pan, agua y vino incluidos',
    'Vino o agua',
    'Formule : plat du jour + café',
  ]) {
    const text = `Primeros\nGazpacho\nLentejas\n\nSegundos\nMerluza\nPollo asado\n\n${note}`
    expect(namesOf(ofText(text)), note).toEqual(['Gazpacho', 'Lentejas', 'Merluza', 'Pollo asado'])
  }
})

it('takes a line that lists foods for a description only where such lines are usual', () => {
  const list = (items: string[]) =>
    `<h2>Segundos</h2><ul>${items.map((one) => `<li>${one}`).join('')}</ul>`
  const dishes = [
    'Bacalao',
    'Secreto con patatas',
    'Verduras al curry con leche de coco y arroz basmati',
    'Tortilla',
  ]
  expect(namesOf(ofPage(list(dishes)))).toEqual(dishes)
})

it('reads the cells of a week’s table as dishes, under days or courses', () => {
  const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const days = row(['', 'Montag', 'Dienstag'])
  const table = `<table>${days}${row(['Pflanzlich<br>2,90 €', 'Linsencurry', 'Chili sin Carne'])}
    ${row(['Aktion<br>4,80 €', 'Lachsfilet', 'Rumpsteak'])}</table>`
  expect(ofPage(table).map(({ name, marks }) => [name, ...marks])).toEqual([
    ['Linsencurry', 'Pflanzlich'],
    ['Chili sin Carne', 'Pflanzlich'],
    ['Lachsfilet'],
    ['Rumpsteak'],
  ])
  const courses = row(['Dia', 'Carne', 'Sobremesa'])
  const week = `<table>${courses}${row(['2ª feira', 'Frango', 'Pudim'])}${row(['3ª feira', 'Bife', 'Maçã'])}</table>`
  expect(ofPage(week).map(({ section, name }) => [section, name])).toEqual([
    ['Carne', 'Frango'],
    ['Sobremesa', 'Pudim'],
    ['Carne', 'Bife'],
    ['Sobremesa', 'Maçã'],
  ])
  const priced = `<table>${row(['Dish', 'Lunch', 'Dinner'])}${row(['Lentil soup', '$5.00', '$7.00'])}${row(['Bean stew', '$6.00', '$8.00'])}${row(['Rice', '$3.00', '$4.00'])}</table>`
  expect(namesOf(ofPage(priced))).toEqual(['Lentil soup', 'Bean stew', 'Rice'])
})

it('reads a week’s table in which a column of prices follows the dishes', () => {
  const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}`).join('')}`
  const items = ofPage(`<h2 class="page-title">Ementa</h2><table>
    <tr><th>Dia<th>Sopa<th>Prato 1<th>Preço<th>Prato 2<th>Preço<th>Sobremesa
    ${row(['Segunda', 'Caldo verde', 'Bacalhau com batata, ovo', '9.50€', 'Feijoada', '8.50€', 'Pudim'])}
    ${row(['Terça', 'Sopa de nabo', 'Frango assado', '8.50€', '-', '', 'Maçã assada'])}
    ${row(['Quarta', 'Canja', 'Polvo grelhado', '12.50€', 'Arroz de pato', '9.50€', 'Gelatina'])}</table>`)
  expect(items.map(({ name, price, section }) => [section, name, price])).toEqual([
    ['Sopa', 'Caldo verde', ''],
    ['Prato', 'Bacalhau com batata, ovo', '9.50€'],
    ['Prato', 'Feijoada', '8.50€'],
    ['Sobremesa', 'Pudim', ''],
    ['Sopa', 'Sopa de nabo', ''],
    ['Prato', 'Frango assado', '8.50€'],
    ['Sobremesa', 'Maçã assada', ''],
    ['Sopa', 'Canja', ''],
    ['Prato', 'Polvo grelhado', '12.50€'],
    ['Prato', 'Arroz de pato', '9.50€'],
    ['Sobremesa', 'Gelatina', ''],
  ])
})

it('reads a menu on one line, between sentences and without prices', () => {
  const sentence = 'At the pier. Chips £3, Falafel wrap £6.50, Hot dog £5. Cash only.'
  expect(namesOf(ofText(sentence))).toEqual(['Chips', 'Falafel wrap', 'Hot dog'])
  const slashes =
    'LUNCH\nMiso aubergine, rice / Chicken katsu, slaw / Salmon poke, avocado\nSides: Edamame and salt / Prawn crackers / Cucumber salad'
  expect(namesOf(ofText(slashes))).toEqual([
    'Miso aubergine, rice',
    'Chicken katsu, slaw',
    'Salmon poke, avocado',
    'Edamame and salt',
    'Prawn crackers',
    'Cucumber salad',
  ])
  const described = 'Pad Thai 12.00\nrice noodles / tofu / bean sprouts\nRamen 13.00\nPho 11.00'
  expect(namesOf(ofText(described))).toEqual(['Pad Thai', 'Ramen', 'Pho'])
})

it('takes what stands in the box of a priced dish for no dish of its own', () => {
  const dish = (name: string, price: string, told: string) =>
    `<p><b>${name}</b> ${price}<br>${told}</p>`
  const page = `<p>Contains eggs</p><h2>Food</h2>${dish('House pie', '£9', 'gravy')}
    ${dish('Garlic bread', '£5', 'butter')}${dish('Fish cakes', '£8', 'lemon')}`
  expect(namesOf(ofPage(page))).toEqual(['House pie', 'Garlic bread', 'Fish cakes'])
})
