import { expect, it } from 'vitest'
import type { MenuItem, MenuNote } from '../menu.ts'
import { judgeMenu } from './judgeMenu.ts'

function judge(items: Partial<MenuItem>[], ...notes: MenuNote[]) {
  const whole = items.map((item) => ({
    name: '',
    description: '',
    price: '',
    section: '',
    marks: [],
    diets: [],
    ...item,
  }))
  return judgeMenu({ items: whole, notes, name: null, address: null, geoJson: null })
}

it('decodes marks by the legend of the page', () => {
  const item = { name: 'Lasagne', marks: ['V'] }
  expect(judge([item], { text: 'V = vegan', section: '' })[0]?.verdict).toBe('vegan')
  expect(judge([item], { text: 'V = vegetarian', section: '' })[0]?.verdict).toBe('not-vegan')
})

it('takes VG for vegetarian where it stands beside cheese and no legend tells', () => {
  const pizza = { name: 'Margherita', description: 'tomato, mozzarella', marks: ['VG'] }
  const soup = { name: 'Soup of the day', marks: ['VG'] }
  expect(judge([soup])[0]?.verdict).toBe('vegan')
  expect(judge([pizza, soup])[1]?.verdict).toBe('unsure')
})

it('takes VG for vegetarian where such dishes usually hold cheese, and beside a mark that says vegan', () => {
  const usual = ['Margherita Pizza', 'Mac & Cheese', 'Mushroom Risotto', 'Tiramisu'].map(
    (name) => ({
      name,
      marks: ['VG'],
    }),
  )
  expect(judge([{ name: 'Chicken Parm' }, ...usual]).map(({ verdict }) => verdict)).toEqual(
    Array(5).fill('not-vegan'),
  )
  const soup = { name: 'Soup of the day', marks: ['VG'] }
  expect(judge([soup, { name: 'Hummus', marks: ['VE'] }])[0]?.verdict).toBe('unsure')
  const legend = { text: 'VG = vegan', section: '' }
  expect(judge(usual, legend).map(({ verdict }) => verdict)).toEqual(Array(4).fill('vegan'))
})

it('does not take a VG that no legend tells over what such a dish may hold', () => {
  const marked = ['Veggie Burger', 'Potato Gnocchi'].map((name) => ({
    name,
    marks: ['VG'],
  }))
  const judged = judge([
    { name: 'Chicken Parm' },
    ...marked,
    { name: 'Lentil curry', marks: ['VG'] },
  ])
  expect(judged.map(({ verdict }) => verdict)).toEqual(['not-vegan', 'unsure', 'unsure', 'vegan'])
})

it('takes vegetarian and vegan with a slash between for an offer, unless a legend explains both', () => {
  const offers = [
    { name: 'Linsensuppe', description: 'vegetarisch/vegan' },
    { name: 'Soupe du jour', description: 'Poireaux et carottes, végétarien / végétalien' },
    { name: 'Insalata di farro (vegetariano/vegano)' },
    { name: 'Bonenstoof v/ve' },
    { name: 'Lentil pie', marks: ['V/VG'] },
  ]
  expect(judge(offers).map(({ verdict }) => verdict)).toEqual(
    Array(offers.length).fill('on-request'),
  )
  const legend = { text: 'V = vegetarian, VE = vegan', section: '' }
  expect(judge(offers.slice(3, 4), legend)[0]?.verdict).toBe('vegan')
  expect(judge([{ name: 'Lentil pie', marks: ['V/VE'] }], legend)[0]?.verdict).toBe('vegan')
})

it('believes the list of a pizza without cheese where the other pizzas of the menu name theirs', () => {
  const section = 'Le nostre pizze'
  const others = [
    'pomodoro, mozzarella',
    'pomodoro, bufala',
    'mozzarella, patate',
    'gorgonzola',
  ].map((description, at) => ({ name: `Numero ${at}`, description, section }))
  const pizzas = [
    { name: 'Vesuvio', description: 'Pomodoro e peperoncino', section },
    { name: 'Contadina', description: 'Melanzane, zucchine, peperoni', section },
    { name: 'Pescatora', description: 'Pomodoro, cozze', section },
    { name: 'Vesuvio', description: '', section },
  ]
  const verdicts = (items: Partial<MenuItem>[]) =>
    judge(items)
      .slice(-pizzas.length)
      .map(({ verdict }) => verdict)
  expect(verdicts(pizzas)).toEqual(Array(pizzas.length).fill('not-vegan'))
  expect(verdicts([...others, ...pizzas])).toEqual([
    'vegan',
    ...Array(pizzas.length - 1).fill('not-vegan'),
  ])
})

it('doubts PB on a dish that usually is not vegan, as it may be peanut butter', () => {
  const judged = judge([
    { name: 'Ice cream sundae', marks: ['PB'] },
    { name: 'Garden bowl', marks: ['PB'] },
  ])
  expect(judged.map(({ verdict }) => verdict)).toEqual(['unsure', 'vegan'])
})

it('takes letters of allergens at their custom where a German menu has no legend', () => {
  const german = [
    { name: 'Gemüsespieß', marks: ['G', 'L'] },
    { name: 'Ofenkartoffeln mit Kräutern A,C,G' },
    { name: 'Linsensalat', description: 'mit Gemüse', marks: ['L', 'M'] },
  ]
  expect(judge(german).map(({ verdict }) => verdict)).toEqual(['unsure', 'unsure', 'vegan'])
  expect(judge(german)[0]?.reason).toEqual({ code: 'allergen', words: ['G'], holds: 'milk' })
  const legend = { text: 'G = glutenfrei, vegan = V', section: '' }
  expect(judge(german.slice(0, 1), legend)[0]?.verdict).toBe('vegan')
  const english = [
    { name: 'Lentil salad', marks: ['G', 'D'] },
    { name: 'Roasted potatoes', marks: ['G'] },
  ]
  expect(judge(english).map(({ verdict }) => verdict)).toEqual(['vegan', 'vegan'])
})

it('takes numbers for allergens beside letters as well, which may be additives', () => {
  const verdicts = (marks: string[][]) =>
    judge(
      marks.map((each) => ({ name: 'Linsensalat', description: 'mit Gemüse', marks: each })),
    ).map(({ verdict }) => verdict)
  expect(verdicts([['7'], ['1', '3'], ['K', '7'], ['H'], ['H']])).toEqual([
    ...['unsure', 'unsure', 'unsure'],
    ...['vegan', 'vegan'],
  ])
  const lettered = [
    ['a', 'b', '7'],
    ['a', '1', '3'],
    ['b', '7'],
  ]
  expect(verdicts(lettered)).toEqual(['unsure', 'unsure', 'unsure'])
})

it('believes a vegan heading although one of its dishes has honey', () => {
  const judged = judge([
    { name: 'Chimichanga', description: 'with beans and rice', section: 'Vegan menu' },
    { name: 'Comet salad', description: 'lettuce, corn (contains honey)', section: 'Vegan menu' },
  ])
  expect(judged.map(({ verdict }) => verdict)).toEqual(['vegan', 'unsure'])
})

it('reads letters behind a name without brackets where a legend explains them', () => {
  const legend = { text: 'A = Gluten, G = Milch, M = Senf', section: '' }
  const names = ['Ofenkartoffeln G', 'Linsensalat A M', 'Gemüsespieß A G M', 'Bohnensalat']
  const verdicts = judge(
    names.map((name) => ({ name })),
    legend,
  ).map(({ verdict }) => verdict)
  expect(verdicts).toEqual(['not-vegan', 'vegan', 'not-vegan', 'vegan'])
  expect(judge([{ name: 'Ofenkartoffeln G' }])[0]?.verdict).toBe('vegan')
})

it('reads such letters in any order and between any marks, but no number of a combo', () => {
  const legend = {
    text: 'V = vegan, A = Gluten, L = Sellerie, G = Milch, P = plant-based',
    section: '',
  }
  const names = [
    'Linsen mit Spinat V A L',
    'Linsen mit Spinat V, A, L',
    'Linsen mit Spinat A, L, V',
    'Linsen A/G',
    'Combo P',
    'Vitamin G',
  ]
  expect(
    judge(
      names.map((name) => ({ name })),
      legend,
    ).map(({ verdict }) => verdict),
  ).toEqual(['vegan', 'vegan', 'vegan', 'not-vegan', 'unsure', 'unsure'])
  const vegetarian = { text: 'V = vegetarisch, G = Milch', section: '' }
  const marked = ['Ofenkartoffeln A, G, V', 'Ofenkartoffeln A G V'].map((name) => ({ name }))
  expect(judge(marked, vegetarian).map(({ verdict }) => verdict)).toEqual([
    'not-vegan',
    'not-vegan',
  ])
})

it('takes such letters in lower case, and numbers, where they are lists', () => {
  const names = ['Gemüsesuppe a,c,g', 'Gemüsepfanne (7,9)', 'Champignons 1,3,7', 'Grünkohl (9,10)']
  const judged = judge(names.map((name) => ({ name, description: 'mit Kartoffeln, Karotten' })))
  expect(judged.map(({ verdict }) => verdict)).toEqual(['unsure', 'unsure', 'unsure', 'vegan'])
})

it('doubts a dish without a mark where vegan dishes bear one', () => {
  const judged = judge(
    [
      { name: 'Falafel', marks: ['VG'] },
      { name: 'Hummus', marks: ['VG'] },
      { name: 'Fries' },
      { name: 'Bean soup', marks: ['V'] },
    ],
    { text: 'VG = vegan, V = vegetarian', section: '' },
  )
  expect(judged.map(({ verdict }) => verdict)).toEqual(['vegan', 'vegan', 'unsure', 'unsure'])
  expect(judged[3]?.reason).toEqual({ code: 'vegetarian' })
})

it('believes a marked allergen against the words', () => {
  const [dish] = judge([{ name: 'Tomato pasta', description: 'tomato, basil', marks: ['D'] }], {
    text: 'Contains dairy (D)',
    section: '',
  })
  expect(dish).toMatchObject({ verdict: 'not-vegan', reason: { code: 'marked', words: ['D'] } })
})

it('counts what comes with a section to each of its dishes', () => {
  const judged = judge(
    [
      { name: 'Broccoli', section: 'Steamed' },
      { name: 'Broccoli', section: 'Grilled' },
      { name: 'Lentil soup', section: 'Starters' },
    ],
    { text: 'Served with garlic butter', section: 'Steamed' },
    { text: 'All soups are made with meat stock', section: '' },
  )
  expect(judged.map(({ verdict }) => verdict)).toEqual(['not-vegan', 'vegan', 'not-vegan'])
  expect(judged[0]?.reason).toEqual({ code: 'servedWith', words: ['garlic butter'] })
})

it('counts the fat of the fryer to all that is fried, and only doubts what shares its oil with fish', () => {
  const dishes = [
    { name: 'French Fries' },
    { name: 'Garden Salad', description: 'lettuce, tomato, cucumber, served with chips' },
    { name: 'Garden Salad', description: 'lettuce, tomato, cucumber' },
  ]
  const verdictsWith = (text: string) =>
    judge(dishes, { text, section: '' }).map(({ verdict }) => verdict)
  const fat = ['not-vegan', 'not-vegan', 'vegan']
  const plain = ['vegan', 'vegan', 'vegan']
  expect(
    verdictsWith('Please note: we use beef tallow in our fryers. Buns can be toasted.'),
  ).toEqual(fat)
  expect(verdictsWith('Unsere Pommes werden in Rinderfett frittiert')).toEqual(fat)
  expect(verdictsWith('Nos frites sont cuites à la graisse de bœuf')).toEqual(fat)
  expect(verdictsWith('Onze friet wordt gebakken in ossewit')).toEqual(fat)
  expect(verdictsWith('Chips are fried in the same oil as fish')).toEqual([
    'unsure',
    'unsure',
    'vegan',
  ])
  expect(verdictsWith('We never fry in beef tallow')).toEqual(plain)
  expect(verdictsWith('We only fry in vegetable oil')).toEqual(plain)
  expect(verdictsWith('Fried chicken is our speciality')).toEqual(plain)
})

it.each([
  '(v) vegetarian (vg) vegan. We use beef tallow in our fryers.',
  'Our chips are fried in beef dripping (no MSG)',
  'We fry in beef tallow, not in palm oil',
  'Not vegetarian: chips cooked in beef fat',
  'All dishes are served without egg but with butter',
])('reads a fat beside a legend, and whatever else is denied: %s', (text) => {
  expect(judge([{ name: 'French fries' }], { text, section: '' })[0]?.verdict).toBe('not-vegan')
})

it('counts no boiled potato and no apple to what is fried', () => {
  const verdictsWith = (text: string, ...dishes: Partial<MenuItem>[]) =>
    judge(dishes, { text, section: '' }).map(({ verdict }) => verdict)
  const curry = { name: 'Vegetable curry', description: 'potatoes, peas, coconut milk' }
  const tallow = 'We use beef tallow in our fryers'
  expect(verdictsWith(tallow, curry, { name: 'Patatas fritas' }, { name: 'Pommes' })).toEqual([
    ...['vegan', 'not-vegan', 'not-vegan'],
  ])
  const french = [
    { name: 'Compote de pommes' },
    { name: 'Pommes de terre vapeur' },
    { name: 'Salade de tomates', description: 'tomates, pommes, noix' },
    { name: 'Pommes frites' },
  ]
  const verdicts = verdictsWith('Nos frites sont cuites à la graisse de bœuf', ...french)
  expect(verdicts).toEqual(['vegan', 'vegan', 'vegan', 'not-vegan'])
})

it('leaves what names an animal as it is where an oil is shared', () => {
  const dishes = [
    { name: 'Fried chicken' },
    { name: 'Fish and chips' },
    { name: 'Cheese fries', description: 'cheddar' },
    { name: 'French fries' },
  ]
  const shared = { text: 'Chips are fried in the same oil as fish', section: '' }
  const fat = { text: 'We use beef tallow in our fryers', section: '' }
  const animals = ['not-vegan', 'not-vegan', 'not-vegan']
  expect(judge(dishes, shared).map(({ verdict }) => verdict)).toEqual([...animals, 'unsure'])
  expect(judge(dishes, shared, fat).map(({ verdict }) => verdict)).toEqual([
    ...animals,
    'not-vegan',
  ])
})

it.each([
  'Todos nuestros platos no llevan carne',
  'Alle Gerichte mit Huhn sind halal',
  'Alle Gerichte mit Fleisch aus artgerechter Haltung',
  'Tutti i piatti con carne sono serviti con patate',
  'Todos los platos de carne llevan patatas',
  'Alle Gerichte werden in einer Küche zubereitet, in der Fisch und Milch verarbeitet werden',
])('takes for no part of all dishes what is said of some, or of the kitchen: %s', (text) => {
  expect(judge([{ name: 'Hummus' }], { text, section: '' })[0]?.verdict).toBe('vegan')
})

it('reads what comes with all dishes of a kind in the languages of menus', () => {
  const verdictsWith = (text: string, name: string) =>
    judge([{ name }, { name: 'Olives' }], { text, section: '' }).map(({ verdict }) => verdict)
  const pairs = [
    ['Todas las ensaladas llevan queso fresco', 'Ensalada de tomate'],
    ['Toutes nos salades sont garnies de jambon', 'Salade de tomates'],
    ['Sämtliche Salate werden mit Joghurtdressing serviert', 'Tomatensalat'],
    ['Alle salades met kaas en spek. Ook om mee te nemen', 'Salade tomaat'],
    ['Do każdej sałatki dodajemy ser', 'Sałatka z pomidorów'],
    ['Todas as saladas levam queijo', 'Salada de tomate'],
    ['Alle Suppen mit Ei. Wahlweise glutenfrei', 'Tomatensuppe'],
  ] as const
  const wrong = pairs.filter(
    ([text, name]) => verdictsWith(text, name).join() !== 'not-vegan,vegan',
  )
  expect(wrong).toEqual([])
  const others = [
    ['Alle Salate auch mit Käse', 'Tomatensalat'],
    ['Alle Salate mit Käse + 1 €', 'Tomatensalat'],
    ['Jeder Tomatensalat wird mit Liebe gemacht', 'Tomatensalat'],
  ] as const
  expect(others.filter(([text, name]) => verdictsWith(text, name)[0] !== 'vegan')).toEqual([])
})

it('joins a heading that goes on in the names below it', () => {
  const judged = judge([
    { name: 'Broccoli', section: 'Rice with pork…' },
    { name: 'With broccoli', section: 'Rice and duck' },
    { name: 'Broccoli', section: 'Rice and duck' },
    { name: 'with broccoli', section: 'Rice' },
    { name: 'Tofu', section: 'Dishes with chicken or tofu' },
  ])
  expect(judged.map(({ verdict }) => verdict)).toEqual([
    ...['not-vegan', 'not-vegan', 'vegan', 'vegan', 'vegan'],
  ])
})

it('doubts the fish sauce of no dish that names its allergens where fish is one', () => {
  const thai = [{ name: 'Pad Thai' }, { name: 'Tom Yum' }, { name: 'Som Tam', marks: ['D'] }]
  const tofu = { name: 'Tofu', description: 'tofu, broccoli' }
  const verdictOf = (items: Partial<MenuItem>[], ...notes: { text: string; section: string }[]) =>
    judge(items, ...notes)[0]?.verdict
  const legend = { text: 'A = Gluten, D = Fisch, F = Soja', section: '' }
  expect(verdictOf([{ ...tofu, marks: ['F'] }, ...thai], legend)).toBe('vegan')
  expect(verdictOf([tofu, ...thai], legend)).toBe('unsure')
  expect(verdictOf([{ ...tofu, marks: ['F'] }, ...thai])).toBe('unsure')
  const withoutFish = { text: 'A = Gluten, C = Ei, F = Soja', section: '' }
  expect(verdictOf([{ ...tofu, marks: ['F'] }, ...thai], withoutFish)).toBe('unsure')
  const dairy = { text: 'N = contains nuts, D = contains dairy', section: '' }
  expect(verdictOf([{ ...tofu, marks: ['N'] }, ...thai], dairy)).toBe('unsure')
})

it('reads what a heading says that its dishes are made with', () => {
  const judged = judge([
    { name: 'Süß-sauer', section: 'Gerichte mit Huhn' },
    { name: 'Brokkoli', section: 'Gerichte mit Huhn' },
    { name: 'Brokkoli', section: 'Gerichte und Huhn' },
  ])
  expect(judged.map(({ verdict }) => verdict)).toEqual(['not-vegan', 'not-vegan', 'vegan'])
})

it('believes a menu that is all vegan, unless a dish names an animal', () => {
  const judged = judge([{ name: 'Zorblat' }, { name: 'Honey cake' }], {
    text: 'Everything we serve is 100% vegan',
    section: '',
  })
  expect(judged.map(({ verdict }) => verdict)).toEqual(['vegan', 'unsure'])
})

it('takes a note under a heading without dishes, such as the name of the place, for the whole menu', () => {
  const items = [{ name: 'Pancakes', section: 'Mains' }]
  const note = { text: 'Everything we serve is vegan', section: 'Root & Branch' }
  expect(judge(items, note)[0]?.verdict).toBe('vegan')
  expect(judge(items, { ...note, section: 'Vegan Mondays' })[0]?.verdict).toBe('not-vegan')
  expect(judge([...items, { name: 'Toast', section: 'Root & Branch' }], note)[0]?.verdict).toBe(
    'not-vegan',
  )
})

it('believes a claim that a dish contradicts for no dish that usually holds animal food', () => {
  const judged = judge(
    [{ name: 'Chicken Parm' }, { name: 'Margherita Pizza' }, { name: 'Zorblat' }],
    { text: 'Everything we serve is 100% vegan', section: '' },
  )
  expect(judged.map(({ verdict }) => verdict)).toEqual(['unsure', 'unsure', 'vegan'])
})

it('believes a vegan kitchen that calls one substitute by the name of what it stands for', () => {
  const dishes = Array.from({ length: 12 }, (_, at) => ({ name: `Zorblat ${at}` }))
  const note = { text: 'Everything we serve is 100% vegan', section: '' }
  const pancakes = { name: 'Pancakes', description: 'whipped spread' }
  const nachos = { name: 'Nachos', description: 'queso, pico de gallo' }
  const toast = { name: 'Toast', description: 'bacon' }
  expect(
    judge([pancakes, nachos, ...dishes], note)
      .map(({ verdict }) => verdict)
      .slice(0, 2),
  ).toEqual(['vegan', 'unsure'])
  expect(judge([pancakes, nachos, toast, ...dishes], note)[0]?.verdict).toBe('unsure')
})

it('doubts what a Thai kitchen cooks, which salts with fish sauce', () => {
  const curry = { name: 'Pineapple Curry', description: 'pineapple, bell pepper, coconut milk' }
  const thai = [{ name: 'Pad Thai' }, { name: 'Tom Yum' }, { name: 'Som Tam' }]
  const verdictOf = (items: Partial<MenuItem>[]) => judge(items)[0]?.verdict
  expect(verdictOf([curry])).toBe('vegan')
  expect(verdictOf([curry, ...thai])).toBe('unsure')
  expect(verdictOf([{ ...curry, marks: ['VE'] }, ...thai])).toBe('vegan')
  expect(verdictOf([{ name: 'Vegetable stir fry' }])).toBe('vegan')
  expect(verdictOf([{ name: 'Vegetable stir fry' }, ...thai])).toBe('unsure')
  expect(verdictOf([{ name: 'Vegetable stir fry', section: 'Vietnamese' }])).toBe('unsure')
  expect(verdictOf([{ name: 'Mango sticky rice' }, ...thai])).toBe('vegan')
  expect(verdictOf([{ name: 'Tofu', description: 'no fish sauce' }, ...thai])).toBe('vegan')
  expect(verdictOf([{ name: 'Tofu', description: 'fish-sauce free, basil' }, ...thai])).toBe(
    'vegan',
  )
  const kraPow = { name: 'Tofu Pad Kra Pow', description: 'basil, vegan oyster sauce, soy' }
  expect(verdictOf([kraPow, ...thai])).toBe('vegan')
  const basil = { name: 'Tofu Basil', description: 'thai basil, green beans, no oyster sauce' }
  expect(verdictOf([basil, ...thai])).toBe('unsure')
  const red = { name: 'Red Curry', description: 'vegan fish sauce, tofu, coconut milk' }
  expect(verdictOf([red, ...thai])).toBe('vegan')
  expect(verdictOf([{ name: 'Red Curry', description: 'vegan fish, tofu' }])).toBe('not-vegan')
  expect(verdictOf([{ name: 'Steamed Vegetables', description: 'broccoli' }, ...thai])).toBe(
    'vegan',
  )
  expect(verdictOf([{ name: 'Fresh Coconut' }, ...thai])).toBe('vegan')
  expect(verdictOf([{ name: 'Fresh Mango Salad', description: 'chili' }, ...thai])).toBe('unsure')
  expect(verdictOf([{ name: 'Rice Noodles with Tofu' }, ...thai])).toBe('unsure')
  expect(verdictOf([{ name: 'Fresh Mango' }, ...thai])).toBe('vegan')
})

it('believes a claim about one kind of dish for that kind', () => {
  const judged = judge([{ name: 'Green curry', description: 'tofu' }, { name: 'Pad thai' }], {
    text: 'All our curries are vegan',
    section: '',
  })
  expect(judged.map(({ verdict }) => verdict)).toEqual(['vegan', 'not-vegan'])
  const fries = judge([{ name: 'Curry cheese fries' }, { name: 'Pizza curry' }], {
    text: 'All our curries are vegan',
    section: 'Curries',
  })
  expect(fries[0]?.verdict).toBe('not-vegan')
})
