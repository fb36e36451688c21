import { expect, it } from 'vitest'
import { extractHtml } from '../extractHtml.ts'
import { parsePage } from '../page.ts'

/** "Section / name | description | price" */
function read(body: string): string[] {
  const { items } = extractHtml(parsePage(`<title>Menu</title><body>${body}`), null)
  return items.map(
    ({ section, name, description, price }) => `${section} / ${name} | ${description} | ${price}`,
  )
}

it('reads prices in square brackets, and keeps the size that ends a name before them', () => {
  expect(
    read(`<h2>Mains</h2><div class="food"><h5>Lentil stew [€9.99]</h5></div>
      <div class="food"><h5>Rice bowl [€12.50]</h5></div><div class="food"><h5>Bean pie [€7.00]</h5></div>
      <h2>Zuppe</h2><ul><li>Zuppa di ceci [8,00 €]</li><li>Minestrone [7,50 €]</li><li>Vellutata piccola (6,00 €)</li></ul>`),
  ).toEqual([
    'Mains / Lentil stew |  | €9.99',
    'Mains / Rice bowl |  | €12.50',
    'Mains / Bean pie |  | €7.00',
    'Zuppe / Zuppa di ceci |  | 8,00 €',
    'Zuppe / Minestrone |  | 7,50 €',
    'Zuppe / Vellutata piccola |  | 6,00 €',
  ])
})

it('reads raised cents behind a dot and behind the sign', () => {
  const dish = (name: string, price: string) => `<li><b>${name}</b> <span>${price}</span></li>`
  expect(
    read(`<h2>Plats</h2><ul>${dish('Riz sauté', '12.<sup>90</sup> €')}${dish('Nouilles', '11€<sup>50</sup>')}
      ${dish('Curry de légumes', '$13<sup>25</sup>')}</ul>`),
  ).toEqual([
    'Plats / Riz sauté |  | 12.90 €',
    'Plats / Nouilles |  | 11.50€',
    'Plats / Curry de légumes |  | $13.25',
  ])
})

it('takes a name in the body of a card for a name, and nothing in the box of a price', () => {
  const card = (name: string, what: string, price: string) =>
    `<div class="card"><div class="card-info"><h3>${name}</h3><span class="card-sub">${what}</span></div>
      <div class="card-price">${price}<span class="card-action">Anpassen</span></div></div>`
  expect(
    read(
      `<h2>Klassiker</h2>${card('Linsenrolle', 'Frisch gerollt', '9,50 €')}${card('Falafelteller', 'Mit Salat', '8,00 €')}
       ${card('Gemüsebox', 'Mit Reis', '7,00 €')}`,
    ),
  ).toEqual([
    'Klassiker / Linsenrolle | Frisch gerollt | 9,50 €',
    'Klassiker / Falafelteller | Mit Salat | 8,00 €',
    'Klassiker / Gemüsebox | Mit Reis | 7,00 €',
  ])
})

it('reads who a price is for as no part of a description', () => {
  const dish = (name: string, what: string, price: string) =>
    `<article><h3>${name}</h3><p>${what}</p><div>${price}<br>/ personne</div></article>`
  expect(
    read(
      `<h2>Mezzés</h2>${dish('Houmous', 'pois chiches, citron', '4 €')}${dish('Taboulé', 'persil, tomates', '5 €')}
       ${dish('Fattouche', 'salade, radis', '6 €')}`,
    ),
  ).toEqual([
    'Mezzés / Houmous | pois chiches, citron | 4 €',
    'Mezzés / Taboulé | persil, tomates | 5 €',
    'Mezzés / Fattouche | salade, radis | 6 €',
  ])
})

it('reads a bracket before a price as its size', () => {
  const dish = (name: string, price: string) => `<li><strong>${name}</strong> ${price}</li>`
  expect(
    read(
      `<h2>Dranken</h2><ul>${dish('Appelsap', '(Glas) - € 2,50')}${dish('Thee', '- € 2,20')}${dish('Koffie', '- € 2,40')}</ul>`,
    ),
  ).toEqual([
    'Dranken / Appelsap |  | Glas € 2,50',
    'Dranken / Thee |  | € 2,20',
    'Dranken / Koffie |  | € 2,40',
  ])
})

it('takes what heads the columns of a table for no section, and its caption for one', () => {
  const table = (caption: string, ...rows: string[]) =>
    `<table><caption>${caption}</caption><tr><th>Gerecht</th><th>Omschrijving</th><th>Prijs</th></tr>
      ${rows.map((row) => `<tr><td>${row.split(': ').join('</td><td>')}</td><td>€ 7,50</td></tr>`).join('')}</table>`
  expect(
    read(
      table('Vooraf', 'Linzensoep: met brood', 'Bietensalade: met walnoten') +
        table('Hoofdgerechten', 'Bonenstoof: met rijst', 'Groentetaart: met sla'),
    ),
  ).toEqual([
    'Vooraf / Linzensoep | met brood | € 7,50',
    'Vooraf / Bietensalade | met walnoten | € 7,50',
    'Hoofdgerechten / Bonenstoof | met rijst | € 7,50',
    'Hoofdgerechten / Groentetaart | met sla | € 7,50',
  ])
})

it('reads the price of all dishes in the summary of a part that opens', () => {
  const dish = (name: string) => `<li><strong>${name}</strong> - € 4,50</li>`
  expect(
    read(`<h2>Bijgerechten</h2><details><summary>Warm</summary><ul>${dish('Wedges')}${dish('Maiskolf')}${dish('Groenten')}${dish('Rijst')}</ul></details>
      <details><summary>Sauzen (€ 1,50 per stuk)</summary><ul><li>Mosterdsaus</li><li>Ketchup</li><li>Currysaus</li></ul></details>`).slice(
      4,
    ),
  ).toEqual([
    'Sauzen (€ 1,50 per stuk) / Mosterdsaus |  | ',
    'Sauzen (€ 1,50 per stuk) / Ketchup |  | ',
    'Sauzen (€ 1,50 per stuk) / Currysaus |  | ',
  ])
})

it('reads dishes of one list alike, whatever class they are filtered by', () => {
  const dish = (kind: string, name: string, what: string) =>
    `<div class="row ${kind}"><div class="entry"><strong>${name}</strong> – ${what}</div></div>`
  const priced = ['Linsensuppe', 'Zwiebelsuppe', 'Gerstensuppe', 'Kohlsuppe'].map(
    (name) =>
      `<div class="row vegan"><div class="entry"><strong>${name}</strong> – mit Brot</div><div class="price">4,50</div></div>`,
  )
  expect(
    read(`<h3>Suppen</h3>${priced.join('')}<h3>Mazza</h3>${dish('vegan', 'Hummus', 'Kichererbsen mit Tahina')}
      ${dish('vegan', 'Sahra', 'Blumenkohl mit Sesam')}${dish('vegetarisch', 'Basenjan', 'Auberginen mit Käse')}
      ${dish('fleisch', 'Kibbeh', 'Bulgur mit Lamm')}`).slice(4),
  ).toEqual([
    'Mazza / Hummus | Kichererbsen mit Tahina | ',
    'Mazza / Sahra | Blumenkohl mit Sesam | ',
    'Mazza / Basenjan | Auberginen mit Käse | ',
    'Mazza / Kibbeh | Bulgur mit Lamm | ',
  ])
})

it('describes the dishes of a list that is nested less than the others', () => {
  const dish = (name: string, what: string) =>
    `<li class="title">${name}<span class="price">9.50€</span></li><li class="text"><p class="ingredients">${what}</p></li>`
  const list = (...dishes: string[]) => `<section><div><ul>${dishes.join('')}</ul></div></section>`
  expect(
    read(`<h2>Entrées</h2>${list(dish('Salade verte', 'laitue, radis'), dish('Soupe', 'poireaux, pommes de terre'), dish('Terrine', 'champignons, noix'), dish('Tarte', 'oignons, thym'))}
      <h2>Plats</h2><ul>${dish('Tartiflette', 'fromage, lardons')}${dish('Gratin', 'courge, crème')}</ul>`).slice(
      4,
    ),
  ).toEqual([
    'Plats / Tartiflette | fromage, lardons | 9.50€',
    'Plats / Gratin | courge, crème | 9.50€',
  ])
})

it('reads a dish of meat with an allergen as no legend', () => {
  const dish = (name: string) =>
    `<li>${name}<span class="price">16,00 €</span><span class="desc">Nudeln, Gemüse</span></li>`
  expect(
    read(
      `<h2>Suppen</h2><ul>${dish('Tofu Ramen (A)')}${dish('Rindfleisch Ramen (A)')}${dish('Pilz Ramen (F)')}</ul>`,
    ),
  ).toEqual([
    'Suppen / Tofu Ramen | Nudeln, Gemüse | 16,00 €',
    'Suppen / Rindfleisch Ramen | Nudeln, Gemüse | 16,00 €',
    'Suppen / Pilz Ramen | Nudeln, Gemüse | 16,00 €',
  ])
})

it('reads the dishes of set menus, whose prices stand with the menus', () => {
  const dish = (name: string) => `<h3 class="title"><span class="food">${name}</span></h3>`
  const course = (name: string) => `<h3 class="special">${name}</h3>`
  const menu = (name: string, ...dishes: string[]) =>
    `<h2>${name}</h2>${course('Entrée au choix')}${dishes.slice(0, 2).map(dish).join('<u>OU</u>')}
      ${course('Plat au choix')}${dishes.slice(2).map(dish).join('<u>OU</u>')}`
  expect(
    read(
      menu(
        'Menu Gourmet 14 €',
        'Nems aux légumes',
        'Soupe de lentilles',
        'Riz sauté',
        'Curry de pois chiches',
      ) +
        menu(
          'Menu Vapeur 12 €',
          'Raviolis au tofu',
          'Salade de chou',
          'Nouilles sautées',
          'Riz nature',
        ) +
        '<div><a class="btn" href="/e">Nos entrées</a> <a class="btn" href="/p">Nos plats</a> <a class="btn" href="/d">Nos desserts</a></div>',
    ),
  ).toEqual([
    'Entrée au choix / Nems aux légumes |  | ',
    'Entrée au choix / Soupe de lentilles |  | ',
    'Plat au choix / Riz sauté |  | ',
    'Plat au choix / Curry de pois chiches |  | ',
    'Entrée au choix / Raviolis au tofu |  | ',
    'Entrée au choix / Salade de chou |  | ',
    'Plat au choix / Nouilles sautées |  | ',
    'Plat au choix / Riz nature |  | ',
  ])
})

it('keeps together what stands in brackets', () => {
  const dish = (name: string) => `<li><span class="name">${name}</span> <b>4,00 €</b></li>`
  expect(
    read(
      `<h2>Eis</h2><ul>${dish('Fruchteis (Mango <u>oder</u> Zitrone)')}${dish('Kuchen (Apfel <u>oder</u> Birne)')}${dish('Grütze')}</ul>`,
    ),
  ).toEqual([
    'Eis / Fruchteis (Mango oder Zitrone) |  | 4,00 €',
    'Eis / Kuchen (Apfel oder Birne) |  | 4,00 €',
    'Eis / Grütze |  | 4,00 €',
  ])
})

it('takes a button that stands beside every dish for no dish, and not from two that differ', () => {
  const card = (name: string, price: string, button: string) =>
    `<div class="card"><h3>${name}</h3><p>Uit de oven</p><div class="foot"><span>${price}</span><button>${button}</button></div></div>`
  const paired = ['Linzensoep', 'Bietensalade', 'Bonenschotel'].map((name) =>
    card(name, '€ 8,00', '🍷 Combineren'),
  )
  expect(read(`<h2>Hoofdgerechten</h2>${paired.join('')}`)).toEqual([
    'Hoofdgerechten / Linzensoep | Uit de oven | € 8,00',
    'Hoofdgerechten / Bietensalade | Uit de oven | € 8,00',
    'Hoofdgerechten / Bonenschotel | Uit de oven | € 8,00',
  ])
  const dishes = ['Lentil soup', 'Beet salad', 'Bean stew'].map(
    (name) => `<button><span>${name}</span> <span>$8.00</span></button>`,
  )
  expect(read(`<h2>Mains</h2>${dishes.join('')}`)).toEqual([
    'Mains / Lentil soup |  | $8.00',
    'Mains / Beet salad |  | $8.00',
    'Mains / Bean stew |  | $8.00',
  ])
})
