import { describe, expect, it } from 'vitest'
import { readContext } from './readContext.ts'

function legendOf(...lines: string[]): Record<string, string> {
  const { legend } = readContext(lines.map((text) => ({ text, section: '' })))
  return Object.fromEntries([...legend].filter(([, meaning]) => meaning !== 'other'))
}

function saysAllVegan(text: string): boolean {
  return readContext([{ text, section: '' }]).allVegan
}

describe('a legend', () => {
  it('is read with the mark before its meaning', () => {
    expect(legendOf('V = vegan')).toEqual({ V: 'vegan' })
    expect(legendOf('(v) vegetarian · (ve) vegan · (gf) gluten free')).toEqual({
      V: 'vegetarian',
      VE: 'vegan',
    })
    expect(legendOf('VG vegan / V vegetarian')).toEqual({ VG: 'vegan', V: 'vegetarian' })
    expect(legendOf('PB: plant based, D: contains dairy')).toEqual({ PB: 'vegan', D: 'animal' })
    expect(legendOf('🌱 = vegan')).toEqual({ '🌱': 'vegan' })
    expect(legendOf('Dishes marked with a (V) are vegan')).toEqual({ V: 'vegan' })
    expect(legendOf('* vegetarian   ** vegan')).toEqual({ '*': 'vegetarian', '**': 'vegan' })
  })

  it('is no dish of meat with a letter behind it', () => {
    expect(legendOf('Rindfleisch Udon (A)')).toEqual({})
    expect(legendOf('D = Fisch und Fischerzeugnisse')).toEqual({ D: 'animal' })
    expect(legendOf('Rindfleisch (A), vegan (V)')).toEqual({ A: 'animal', V: 'vegan' })
  })

  it('calls no food animal that it says is left out', () => {
    expect(legendOf('(VE) vegan · (DF) dairy free · (EF) egg-free')).toEqual({ VE: 'vegan' })
    expect(legendOf('VE vegan, D dairy')).toEqual({ VE: 'vegan', D: 'animal' })
  })

  it('is read with the mark after its meaning', () => {
    expect(legendOf('Vegan (VE), vegetarian (V), contains dairy (D)')).toEqual({
      VE: 'vegan',
      V: 'vegetarian',
      D: 'animal',
    })
  })

  it('tells what can be made vegan from what is', () => {
    expect(legendOf('V* can be made vegan')).toEqual({ 'V*': 'on-request' })
    expect(legendOf('VGO = vegan option available, VG = vegan')).toEqual({
      VGO: 'on-request',
      VG: 'vegan',
    })
    expect(legendOf('V = vegetarian or vegan')).toEqual({ V: 'vegetarian' })
  })

  it('is read in German, French, Spanish and Italian', () => {
    expect(legendOf('V = vegetarisch, VG = vegan')).toEqual({ V: 'vegetarian', VG: 'vegan' })
    expect(legendOf('(V) végétarien, (VG) végétalien')).toEqual({ V: 'vegetarian', VG: 'vegan' })
    expect(legendOf('V: vegetariano, VG: vegano')).toEqual({ V: 'vegetarian', VG: 'vegan' })
    expect(legendOf('(V) vegetariano (VE) vegano')).toEqual({ V: 'vegetarian', VE: 'vegan' })
  })

  it.each([
    'A = Gluten, B = Krebstiere, R = Weichtiere',
    'A = gluten, B = crustaceans, R = molluscs',
    'A = gluten, B = crustacés, R = mollusques',
    'A = gluten, B = crustáceos, R = moluscos',
    'A = glutine, B = crostacei, R = molluschi',
    'A = glúten, B = crustáceos, R = moluscos',
    'A = gluten, B = schaaldieren, R = weekdieren',
    'A = gluten, B = skorupiaki, R = mięczaki',
  ])('knows the letters of animals: %s', (text) => {
    expect(legendOf(text)).toMatchObject({ B: 'animal', R: 'animal' })
  })

  it('is not found where there is none', () => {
    expect(legendOf('Ask us for our vegan dishes', 'BBQ on Sundays')).toEqual({})
  })
})

describe('a claim that all is vegan', () => {
  it('is believed when it says so plainly', () => {
    expect(saysAllVegan('100% vegan')).toBe(true)
    expect(saysAllVegan('Everything on our menu is vegan.')).toBe(true)
    expect(
      saysAllVegan('Our food is made without animal products. Dietary options are marked below.'),
    ).toBe(true)
    expect(saysAllVegan('All of our food is 100% plant-based')).toBe(true)
    expect(saysAllVegan('Unsere Küche ist rein pflanzlich.')).toBe(true)
    expect(saysAllVegan('We are a vegan restaurant in the heart of town')).toBe(true)
  })

  it('is not heard where one dish is spoken of', () => {
    expect(saysAllVegan('smoky “bacon”, lettuce, tomato — this one’s vegan!')).toBe(false)
    expect(saysAllVegan('Dieses Gericht ist vegan')).toBe(false)
    expect(saysAllVegan('Questo piatto è vegano')).toBe(false)
  })

  it('is not heard in options, friendliness or exceptions', () => {
    expect(saysAllVegan('Many vegan options')).toBe(false)
    expect(saysAllVegan('100% vegan friendly')).toBe(false)
    expect(saysAllVegan('All our dishes can be made vegan')).toBe(false)
    expect(saysAllVegan('Everything is vegan except the coffee')).toBe(false)
    expect(saysAllVegan('All vegan dishes are marked')).toBe(false)
    expect(saysAllVegan('We use 100% vegan mayo')).toBe(false)
    expect(saysAllVegan('Half of our menu is vegan')).toBe(false)
    expect(saysAllVegan('On Mondays everything is vegan')).toBe(false)
    expect(saysAllVegan('Al onze gerechten zijn vegan als je erom vraagt')).toBe(false)
  })

  it.each([
    'All our food is vegan. Some dishes contain milk allergens.',
    'We are a vegan restaurant. Some dishes contain fish, please ask for our allergen list.',
    'We are vegan. Only the cheese board is not, see allergens.',
    'We are a vegan café. Some drinks contain honey or milk: ask about allergens.',
    'Everything is vegan. Our weekend specials contain dairy; allergens on request.',
    'We are a vegan kitchen. On weekends we serve 2 dishes with fish.',
  ])('is taken back by a word of allergens or a number no less: %s', (text) => {
    expect(saysAllVegan(text)).toBe(false)
  })

  it('is not heard of a place at a time, or of its dishes', () => {
    const others = [
      'Bistro vegan dishes daily',
      'Restaurant vegan à midi',
      'Restaurant Vegan À Midi',
      'Restaurant végétalien le midi',
      'Restaurant vegan nos desserts',
      'Café vegan the weekend',
      'Ristorante vegano a cena',
    ]
    expect(others.filter(saysAllVegan)).toEqual([])
  })
})

it.each([
  'Our oat milk is 100% vegan.',
  'Our Beyond patty is 100% plant-based.',
  'Our chocolate is 100% vegan.',
  'Our tofu is fully vegan',
  'All our sauces are vegan',
  '100% plant-based sausage',
  'Everything on the left is vegan',
  '50% of our menu is vegan',
  '90 percent of our food is vegan',
  'Unsere Küche ist zu 80 % vegan',
  'Everything in bold is vegan',
  'All items in green are vegan',
  'Everything without a star is vegan',
  'All dishes with a leaf are vegan',
  'Visit our sister, a vegan bakery next door',
  'Voted the best vegan restaurant of 2019',
  'Our chef grew up in a vegan kitchen',
  'The only vegan restaurant that serves bacon',
  'We are fans of vegan food',
  'Our cuisine is plant-based, with dairy and eggs',
  'Fully plant-based, our packaging',
  'We’re your vegan bakery’s best friend',
  "We're your vegan bakery's best friend",
  'Everything we bake is vegan',
  'Best vegan restaurant in Leeds',
  'Next to a vegan restaurant in Leeds',
  'The chef of a vegan restaurant in Leeds',
  'Vegan food and steaks in Leeds',
  'Vegan restaurant in winter',
  'Seitan is a vegan food of Japan',
  'Green dishes are vegan',
  'Try our vegan menu',
  'Ask for the 100% vegan menu',
  '100% vegan tasting menu',
  'Best Vegan Restaurant',
  'Fresh Vegan Food',
  'Try Our Vegan Kitchen',
  'See our fully vegan menu',
  '100% vegan menu',
  'Our vegan café in Bath',
  'We source our cakes from Berlin’s first vegan bakery.',
  'Brot von Berlins erster veganer Bäckerei',
  'Our chef ran London’s first vegan restaurant.',
  'Unlike the first vegan restaurant in town, we love meat.',
  'First vegan cafe voucher',
  'Chicken Shop Vegan Kitchen',
])('a claim about something else is none: %s', (text) => {
  const { allVegan, veganKinds, veganSections } = readContext([{ text, section: '' }])
  expect({ allVegan, kinds: [...veganKinds, ...veganSections] }).toEqual({
    allVegan: false,
    kinds: [],
  })
})

it.each([
  '100% Vegan!',
  'Vegan restaurant since 2012',
  'Fully plant-based comfort food',
  'Yes, everything is vegan!',
  'We’re 100% vegan and gluten free',
  'Our kitchen is fully vegan',
  'Alle Speisen sind vegan',
  'Todos nuestros platos son veganos',
  'Toute notre carte est végane',
  'La nostra cucina è vegana',
  '100% vegan, no dairy, no eggs',
  'Everything is vegan, dairy and egg free',
  'Everything we cook and bake is vegan',
  '100% vegan, made with love',
  'Alle Speisen sind vegan, ohne Milch und Eier',
  'Our town’s first all-vegan restaurant, in a garden by the sea',
  'Proudly vegan since 2014',
  'Completely vegan, cooked fresh every day',
  'An independent vegan café',
  'A vegan and gluten-free restaurant',
  'Vegan garden restaurant in Hoi An',
  'The first vegan restaurant in Leeds',
  'Lotus is a vegan restaurant in Leeds',
  'Veganes Restaurant im Herzen von Köln',
  'Ristorante vegano a Milano',
  'Restaurante 100% vegano e sem glúten',
])('a claim is heard: %s', (text) => {
  expect(saysAllVegan(text)).toBe(true)
})

describe('what comes with a section', () => {
  it('is read from notes', () => {
    const { servedWith } = readContext([
      { text: 'Served with garlic butter', section: 'Steamed' },
      { text: 'All soups are made with meat stock', section: '' },
      { text: 'All salads topped with feta', section: '' },
    ])
    expect(servedWith).toEqual([
      { section: 'steamed', subject: [], holds: 'garlic butter' },
      { section: '', subject: ['soup'], holds: 'meat stock' },
      { section: '', subject: ['salad'], holds: 'feta' },
    ])
  })

  it('is left out where it is a choice', () => {
    const { servedWith } = readContext([
      { text: 'Add grilled chicken +4', section: 'Salads' },
      { text: 'Served with fries or salad', section: 'Burgers' },
      { text: 'Can be served with cheese', section: 'Burgers' },
    ])
    expect(servedWith).toEqual([])
  })
})

it.each([
  'All dishes in this section are vegan.',
  'Alle Gerichte in dieser Rubrik sind vegan.',
  'Tous les plats de cette section sont véganes.',
  'Todos los platos de esta sección son veganos.',
  'Tutti i piatti di questa sezione sono vegani.',
  'Todos os pratos desta secção são veganos.',
  'Alle gerechten in deze rubriek zijn vegan.',
  'Wszystkie dania w tej sekcji są wegańskie.',
])(
  'takes “%s” as said of the dishes under its heading, and of none where there is none',
  (text) => {
    expect([...readContext([{ text, section: 'Green corner' }]).veganSections]).toEqual([
      'green corner',
    ])
    const { allVegan, veganSections, veganKinds } = readContext([{ text, section: '' }])
    expect([allVegan, veganSections.size, veganKinds.size]).toEqual([false, 0, 0])
  },
)

it('takes a claim under a heading for one about its dishes, unless it goes on as a dish does', () => {
  const sections = (text: string) => [...readContext([{ text, section: 'Bowls' }]).veganSections]
  expect(sections('100% vegan')).toEqual(['bowls'])
  expect(sections('100% vegan & gluten free')).toEqual(['bowls'])
  expect(sections('100% végétal, frais et copieux. Idéal pour deux.')).toEqual([])
})

it('takes what a menu says of its bills for no food', () => {
  const text = 'Tous les plats servis sont facturés.'
  expect(readContext([{ text, section: '' }]).servedWith).toEqual([])
})
