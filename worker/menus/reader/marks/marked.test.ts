import { describe, expect, it } from 'vitest'
import { extractHtml } from '../extract/extractHtml.ts'
import { parsePage } from '../extract/page.ts'
import { judgeMenu } from '../judge/judgeMenu.ts'

/** A page on which two dishes bear a mark and two do not; no words of theirs tell. */
function page(mark: (name: string) => string, before = '', after = ''): string {
  const dish = (name: string, price: string) =>
    `<div class="dish"><h3>${name}</h3><p>&nbsp;</p><span>${price} €</span></div>`
  return `<html><body>${before}<h2>Menu</h2>
    ${dish(mark('Lasagne'), '12,50')}${dish('Carbonara', '13,50')}
    ${dish(mark('Gulasch'), '11,50')}${dish('Tiramisu', '6,50')}${after}</body></html>`
}

function read(html: string): { vegan: string[]; names: string[] } {
  const judged = judgeMenu(extractHtml(parsePage(html), null))
  return {
    vegan: judged.filter(({ verdict }) => verdict === 'vegan').map(({ name }) => name),
    names: judged.map(({ name }) => name),
  }
}

const WHOLE = {
  vegan: ['Lasagne', 'Gulasch'],
  names: ['Lasagne', 'Carbonara', 'Gulasch', 'Tiramisu'],
}

describe('a mark in words', () => {
  it.each([
    ...[
      '(vegan)',
      '[Vegan]',
      '(VEGAN)',
      '- vegan',
      '– Vegan',
      '| vegan',
      '• vegan',
      '(100% vegan)',
    ],
    ...['(vegane)', '(rein pflanzlich)', '(vegan, glutenfrei)', '(plant-based)', '(plant based)'],
    ...['(végane)', '(végétalien)', '(végétalienne)', '(100 % végétal)', '- végétalien'],
    ...['(vegano)', '(vegana)', '(100% vegetal)', '(vegano, sin gluten)', '(vegani)'],
    ...['(100% vegetale)', '(plantaardig)', '(veganistisch)', '(wegańskie)', '(wegańska)'],
    ...[
      '(roślinne)',
      '(suitable for vegans)',
      '🌱 Vegan',
      '🌱 Vegan 🌾 Gluten-free',
      '(vegan & gluten free)',
    ],
  ])('%s', (mark) => {
    expect(read(page((name) => `${name} ${mark}`))).toEqual(WHOLE)
  })

  it.each([
    ...['<span class="tag">Vegan</span>', '<small>vegan</small>', '<em>végétalien</em>'],
    ...['<sup>vegan</sup>', '<img src="a.png" alt="vegan">', '<i class="icon-vegan"></i>'],
    ...['<svg role="img"><title>Vegan</title></svg>', '<span title="Vegan"></span>'],
    ...['<img src="/icons/vegan.svg">', '<span aria-label="vegan"></span>'],
    ...['<img src="b.png" alt="Vegano">', '<img src="b.png" alt="Végétalien">'],
    ...['<img src="b.png" alt="wegańskie">', '<span class="badge badge-plant-based"></span>'],
  ])('%s', (mark) => {
    expect(read(page((name) => `${name} ${mark}`))).toEqual(WHOLE)
  })
})

describe('a mark that the page explains', () => {
  it.each([
    ['(V)', 'V = vegan'],
    ['(v)', 'v - vegan'],
    ['(v)', 'vegan - v'],
    ['V', '(V) Vegan'],
    ['(VE, MS)', 'VE = vegan, MS = mustard, G = gluten'],
    ['(G, VE, SY)', 'VE: vegan | G: gluten | SY: soya'],
    ['VE MS', 'VE = vegan, MS = mustard, G = gluten'],
    ['(9)', '1 Gluten, 3 Eier, 6 Soja, 9 vegan'],
    ['<sup>6,9</sup>', '1 Gluten, 3 Eier, 6 Soja, 9 vegan'],
    ['<sup>A,V</sup>', 'A Gluten, C Ei, G Milch, V vegan'],
    ['(W)', 'W – danie wegańskie, V – danie wegetariańskie'],
    ['(VG)', 'VG: vegan / V: vegetariano'],
    ['(VEG)', 'VEG = vegano, V = vegetariano'],
    ['V+', 'V vegetarian | V+ vegan'],
    ['*', '* vegan'],
    ['*', 'Gerichte mit * sind vegan'],
    ['Ⓥ', 'Ⓥ Prato vegano'],
    ['🌿', '🌿 végétalien'],
    ['(P)', 'P = plantaardig, V = vegetarisch'],
    ['(VL)', 'VL = végétalien, VG = végétarien'],
    ['(V)', 'Los platos marcados con (V) son veganos'],
    ['(V)', 'I piatti contrassegnati con V sono vegani'],
    ['(V)', 'Les plats signalés par V sont végétaliens'],
    ['(V)', 'Mit V gekennzeichnete Gerichte sind vegan'],
    ['(V)', 'Gerechten met een V zijn veganistisch'],
    ['(V)', 'Os pratos assinalados com V são veganos'],
    ['(V)', 'Dania oznaczone V są wegańskie'],
    ['(V)', '<b>V</b> Vegan <b>GF</b> Gluten free'],
    ['(PB)', '<b>PB</b> plant-based · <b>GF</b> gluten free · <b>N</b> contains nuts'],
    ['(VE)', '<span>VE</span> suitable for vegans'],
  ])('%s, where %s', (mark, legend) => {
    const marked = (name: string) => `${name} ${mark}`
    expect(read(page(marked, `<p>${legend}</p>`))).toEqual(WHOLE)
    expect(read(page(marked, '', `<p>${legend}</p>`))).toEqual(WHOLE)
  })
})

describe('a claim that all is vegan', () => {
  it.each([
    ...['Everything on this menu is plant-based.', 'Our entire menu is 100% vegan.'],
    ...['Every plate on this menu is made entirely without animal products.'],
    ...['Alle Gerichte sind vegan.', 'Unsere Küche ist zu 100 % vegan – alles ohne Milch und Ei.'],
    ...['Tous nos plats sont végétaliens.', 'Cuisine 100 % végétale'],
    ...['Todos nuestros platos son veganos.', 'Somos un restaurante 100% vegano'],
    ...['Tutti i nostri piatti sono vegani.', 'Siamo un ristorante vegano'],
    ...['Todos os nossos pratos são veganos.', 'Alle gerechten zijn 100% plantaardig.'],
    'Al onze gerechten zijn 100% plantaardig, vers bereid, en hebben als doel je te verwennen.',
    ...['Wszystkie dania są wegańskie.', 'Kuchnia 100% roślinna'],
  ])('%s', (claim) => {
    const { vegan } = read(page((name) => name, `<p>${claim}</p>`))
    expect(vegan).toEqual(['Lasagne', 'Carbonara', 'Gulasch', 'Tiramisu'])
  })
})

describe('a heading over vegan dishes', () => {
  it.each([
    ...['Vegan', 'Vegan Mains', 'Our Vegan Menu', '100% Plant-Based', 'Vegane Gerichte', 'Veganes'],
    ...[
      'Plats végétaliens',
      'Nos plats véganes',
      'Platos veganos',
      'Piatti vegani',
      'Pratos veganos',
    ],
    ...[
      'Veganistische gerechten',
      'Plantaardig',
      'Dania wegańskie',
      'Kuchnia roślinna',
      '🌱 Vegan',
    ],
  ])('%s', (heading) => {
    const html = page((name) => name).replace('<h2>Menu</h2>', `<h2>${heading}</h2>`)
    expect(read(html).vegan).toEqual(['Lasagne', 'Carbonara', 'Gulasch', 'Tiramisu'])
  })
})

describe('a description that calls the dish vegan', () => {
  it.each([
    ...['Rich gravy, peas. Contains no animal products.', 'All the trimmings, completely vegan.'],
    ...['Free from all animal products.', 'With peas. 100% plant based.', 'Suitable for vegans.'],
    ...[
      'Mit Salat, rein pflanzlich',
      'Ohne tierische Produkte',
      'Frei von tierischen Inhaltsstoffen',
    ],
    ...["Sans produit d'origine animale", 'Sin ingredientes de origen animal'],
    ...['Senza ingredienti di origine animale', 'Sem ingredientes de origem animal'],
    ...['Zonder dierlijke producten', 'Bez produktów odzwierzęcych'],
  ])('%s', (told) => {
    const html = page((name) => name).replace('&nbsp;', told)
    expect(read(html).vegan).toEqual(['Lasagne'])
  })
})

describe('what the page keeps behind its text', () => {
  const box = (attributes: string) =>
    page((name) => name).replace('class="dish"', `class="dish" ${attributes}`)

  it.each([
    ...[
      'data-tags=\'["vegan","nuts"]\'',
      'data-diet="vegan"',
      'data-vegan="true"',
      'data-is-vegan="1"',
    ],
    ...['data-filter="vegan gluten_free"', 'data-labels="Vegan, Spicy"'],
  ])('%s', (attributes) => {
    expect(read(box(attributes)).vegan).toEqual(['Lasagne'])
  })

  it('reads a filter that names the ids of vegan dishes', () => {
    const script = '<script>var diets={"vegan":["d1","d9"],"gf":["d2"]}</script>'
    const html = box('id="d1"').replace('</body>', `${script}</body>`)
    expect(read(html).vegan).toEqual(['Lasagne'])
  })

  it.each([
    ['"dietaryTags":["VEGAN"]', '"dietaryTags":[]'],
    ['"labels":[{"name":"vegan"}]', '"labels":[{"name":"spicy"}]'],
    ['"isVegan":true', '"isVegan":false'],
  ])('%s in the state of its scripts', (vegan, other) => {
    const dish = (name: string, tag: string) =>
      `{"name":"${name}","price":"12.50","description":"",${tag}}`
    const state = `{"items":[${dish('Lasagne', vegan)},${dish('Carbonara', other)}]}`
    const script = `<script id="__NEXT_DATA__" type="application/json">${state}</script>`
    const html = page((name) => name).replace('</body>', `${script}</body>`)
    expect(read(html).vegan).toEqual(['Lasagne'])
  })
})

it.each(['(VE)', '🌱 Vegan', '- vegan', '<img src="a.png" alt="Vegan">'])(
  'no mark wins over a named animal food: %s',
  (mark) => {
    const html = page((name) => `${name} ${mark}`).replace('&nbsp;', 'with beef and parmesan')
    const [lasagne] = judgeMenu(extractHtml(parsePage(html), null))
    expect(lasagne).toMatchObject({ verdict: 'unsure' })
    expect(lasagne?.reason).toMatchObject({ code: 'marked', yet: { code: 'names' } })
  },
)

it('takes a heading of the vegan dishes for no claim about the others', () => {
  const dish = (name: string) => `<p><b>${name}</b> 12,50 €</p>`
  const [vegan, others] = [['Lasagne', 'Quiche'].map(dish), ['Gulasch', 'Carbonara'].map(dish)]
  const html = `<h2>Plats 100 % végétaux</h2>${vegan.join('')}<h2>Plats</h2>${others.join('')}`
  expect(read(html).vegan).toEqual(['Lasagne', 'Quiche'])
})

it('believes a kitchen that says what it leaves out over the names of its dishes', () => {
  const dishes = page((name) => name).replace('Carbonara', 'Cheeseburger')
  const claim = '<p>Our whole menu is vegan.</p>'
  const more = '<p>Our whole menu is vegan. No meat, no dairy, no eggs.</p>'
  expect(read(claim + dishes).vegan).toEqual([])
  expect(read(more + dishes).vegan).toEqual(['Lasagne', 'Gulasch', 'Tiramisu'])
})
