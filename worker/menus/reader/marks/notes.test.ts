import { expect, it } from 'vitest'
import { extractHtml } from '../extract/extractHtml.ts'
import { parsePage } from '../extract/page.ts'
import { judgeMenu } from '../judge/judgeMenu.ts'

/** Of none of these do the words tell enough to call it vegan. */
const DISHES = ['Beef Lasagne', 'Pie of the Day', 'House Noodles', 'Omelette', 'Bake of the Day']
const CARDS = DISHES.map((name) => `<div class="card"><h3>${name}</h3><b>$12.50</b></div>`)
const LINES = DISHES.map((name) => `<p>${name} $12.50</p>`)

/** Where a note may stand. */
const PLACES: readonly ((note: string) => string)[] = [
  (note) => `<h2>Mains</h2><p>${note}</p>${CARDS.join('')}`,
  (note) => `<h2>Mains</h2><span class="tag">${note}</span>${CARDS.join('')}`,
  (note) => `<h2>Mains</h2>${CARDS.join('')}<p>${note}</p>`,
  (note) => `<h2>Mains</h2>${CARDS.join('')}<footer>${note}</footer>`,
  (note) => `<header><h1>The Grill</h1><p>${note}</p></header><h2>Mains</h2>${CARDS.join('')}`,
  (note) => `<nav><a>All</a> <a>${note}</a></nav><h2>Mains</h2>${CARDS.join('')}`,
  (note) => `<h2>Mains</h2>${CARDS.slice(0, 2).join('')}<p>${note}</p>${CARDS.slice(2).join('')}`,
  (note) => `<h2>Mains</h2><p>${note}</p>${LINES.join('')}`,
]

it.each([
  ...[
    'Vegan options available',
    'Vegan mayo on request',
    'Our bread is vegan',
    'All sauces are vegan',
  ],
  ...['We love vegans!', 'Vegans welcome', 'Vegan? Ask us!', 'Are you vegan?', 'Vegan friendly'],
  ...[
    'Vegan & vegetarian',
    'Vegan | Vegetarian | Gluten free',
    'Vegan Tuesdays',
    'Vegan Wednesdays: everything is vegan!',
    'Not suitable for vegans',
  ],
  ...[
    'Dishes marked V are vegan',
    'V = vegan',
    'GF / V / VG',
    'VE',
    'Can be made vegan',
    '80% plant food',
  ],
  ...['Nothing here is vegan', 'We serve vegan food', 'Vegan kitchen nights', 'Possible en vegan'],
  ...['This one is vegan', 'Our vegan dishes are cooked in the same oil', '🌱 = vegan option'],
  ...[
    '100% vegan burger patties',
    'Now with vegan sausages',
    'Best vegan burger in town',
    'Our chef is vegan',
  ],
  ...[
    'Everything but the cheese is vegan',
    'Every dish is available vegan',
    'All desserts are vegan',
  ],
  ...[
    'Auch vegan möglich',
    'Unsere Soßen sind vegan',
    'Option végétalienne',
    'Nuestro pan es vegano',
  ],
  ...['Anche vegano', 'Opções veganas', 'Op verzoek veganistisch', 'Opcje wegańskie', 'BBQ vegan'],
])('a note makes no dish vegan, wherever it stands: %s', (note) => {
  for (const place of PLACES) {
    const menu = extractHtml(parsePage(`<html><body>${place(note)}</body></html>`), null)
    const vegan = judgeMenu(menu).filter(({ verdict }) => verdict === 'vegan')
    expect(vegan.map(({ name, reason }) => `${name}: ${reason.code}`)).toEqual([])
  }
})

it.each([
  ...[
    'Meat & Vegan',
    'Vegan & More',
    'Vegetarian & Vegan',
    'Non-vegan',
    'Almost vegan',
    'Vegan to order',
  ],
  ...[
    'Vegan add-ons',
    'Vegan wine',
    'Nicht vegan',
    'Non végane',

    '50% vegan',
  ],
])('a heading that says more than vegan makes no dish vegan: %s', (heading) => {
  const menu = extractHtml(
    parsePage(`<html><body><h2>${heading}</h2>${CARDS.join('')}</body></html>`),
    null,
  )
  expect(judgeMenu(menu).filter(({ verdict }) => verdict === 'vegan')).toEqual([])
})

it.each([
  ...['V contains vegan ingredients', '(v) contains plant based ingredients', 'V contains vegan'],
  ...['Dishes marked (V) contain vegan ingredients', 'V = contains vegan & dairy'],
  ...['V = vegan, contains dairy', 'V: vegan. Contains milk.', 'V: vegan, may contain milk'],
  ...['Vegan? V contains vegetables only', 'V vegan | contains egg'],
])('a legend of what is in a dish makes none vegan: %s', (legend) => {
  const dishes = '<li>House Pie (V) $9.50</li><li>Bake (V) $8.50</li><li>Fish Cakes $8.00</li>'
  const menu = extractHtml(parsePage(`<h2>Food</h2><ul>${dishes}</ul><p>${legend}</p>`), null)
  expect(menu.items).toHaveLength(3)
  expect(judgeMenu(menu).filter(({ verdict }) => verdict === 'vegan')).toEqual([])
})

it('believes a legend that says what a vegan dish does not contain', () => {
  const dishes = '<li>House Pie (V) $9.50</li><li>Bake (V) $8.50</li><li>Fish Cakes $8.00</li>'
  const legends = ['V : végétalien, ne contient ni lait ni œuf', 'V contains no animal products']
  for (const legend of legends) {
    const menu = extractHtml(parsePage(`<h2>Food</h2><ul>${dishes}</ul><p>${legend}</p>`), null)
    expect(
      judgeMenu(menu).filter(({ verdict }) => verdict === 'vegan'),
      legend,
    ).toHaveLength(2)
  }
})
