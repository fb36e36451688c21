import { describe, expect, it } from 'vitest'
import type { MenuItem, Verdict } from '../menu.ts'
import { NO_CONTEXT } from './context/menuContext.ts'
import { judgeDish } from './judgeDish.ts'

type Row = [verdict: Verdict, name: string, description?: string]

function toItem(name: string, description = '', more: Partial<MenuItem> = {}): MenuItem {
  return { name, description, price: '', section: '', marks: [], diets: [], ...more }
}

function verdictOf(name: string, description = '', more: Partial<MenuItem> = {}): Verdict {
  return judgeDish(toItem(name, description, more), NO_CONTEXT).verdict
}

function expectAll(rows: readonly Row[]): void {
  const wrong = rows
    .map(([verdict, name, description]) => ({ verdict, name, got: verdictOf(name, description) }))
    .filter(({ verdict, got }) => verdict !== got)
  expect(wrong).toEqual([])
}

function expectNoneVegan(rows: readonly (readonly [name: string, description?: string])[]): void {
  expect(rows.filter((row) => verdictOf(...row) === 'vegan')).toEqual([])
}

describe('the words of a dish', () => {
  it('tell all of a dough where they name its flour and its water', () => {
    expectAll([['vegan', 'Churros', 'Harina, agua y sal, fritos en aceite de girasol']])
    expectNoneVegan([
      ['Churros', 'Harina, agua, huevos y sal, fritos en aceite de girasol'],
      ['Churros', 'Azúcar, canela, fritos en aceite de girasol'],
      ['Churros', 'Harina, azúcar y canela, fritos en aceite de girasol'],
      ['Almond tart', 'almond flour, rose water, pistachio, olive oil'],
      ['Almond cake', 'almond flour, coconut water, lime, olive oil'],
    ])
  })

  it('leave a dough, a cream or a pie in doubt where a list of plants has a milk or an oil', () => {
    expectNoneVegan([
      ['Cheesecake', 'mango, passion fruit, lime, coconut milk'],
      ['Crepe', 'mushrooms, spinach, truffle oil'],
      ['Tomato tart', 'heirloom tomatoes, olives, basil, olive oil'],
      ['Banana bread', 'bananas, walnuts, brown sugar, coconut oil'],
      ['Chocolate mousse', 'raspberries, hazelnuts, mint, oat milk'],
      ['Pavlova', 'strawberries, kiwi, passion fruit, coconut cream'],
      ['Vegetable pot pie', 'carrots, peas, potatoes, sunflower oil'],
    ])
  })

  it('let a milk of plants speak for what is made of milk, and not of egg or cheese', () => {
    expectAll([
      ['vegan', 'Falafel pita', 'falafel, tomato, soy-yogurt tzatziki'],
      ['not-vegan', 'Falafel pita', 'falafel, tomato, tzatziki'],
      ['vegan', 'Oat milk latte'],
      ['vegan', 'Coconut yogurt parfait', 'granola, blueberries, hemp seeds'],
    ])
    expectNoneVegan([
      ['Oat milk pancakes'],
      ['Almond milk waffles'],
      ['Coconut milk French toast'],
      ['Coconut milk paneer curry'],
      ['Soy milk crepes', 'strawberries, banana'],
      ['Coconut cream pie'],
      ['Oat milk mac and cheese'],
      ['Soy milk custard tart'],
      ['Coconut cream parfait', 'mango, lime, mint'],
    ])
  })

  it('do not let a vegan mayo speak for cheese, nor a vegan cheese for egg', () => {
    expectAll([
      ['vegan', 'Potato salad', 'dill, chives, vegan mayo'],
      ['not-vegan', 'Elote-style corn', 'grilled corn, mayo, chilli, lime'],
    ])
    expectNoneVegan([
      ['Elote-style corn', 'grilled corn, vegan mayo, chilli, lime'],
      ['Tempeh Reuben', 'tempeh, sauerkraut, vegan Russian dressing, rye'],
      ['Elote', 'corn, vegan mayo, cotija, lime'],
      ['Reuben', 'tempeh, sauerkraut, vegan Russian dressing, Swiss, rye'],
      ['Mac and cheese bites', 'smoked paprika, vegan mayo'],
      ['Grilled cheese', 'sourdough, tomato, vegan mayo'],
      ['Grilled cheese', 'sourdough, tomato, vegan butter'],
      ['Mac and cheese', 'breadcrumbs, vegan butter'],
      ['Quesadilla', 'black beans, corn, vegan mayo'],
      ['Veggie pizza', 'mushrooms, olives, vegan mayo'],
      ['Blueberry muffin', 'blueberries, vegan mayo'],
      ['Omelette', 'spinach, tomato, vegan cheese'],
    ])
  })

  it('do not let a vegan butter speak for the dough that it is spread on', () => {
    expectAll([
      ['vegan', 'Mashed potatoes', 'vegan butter'],
      ['vegan', 'Baked potato', 'vegan butter, chives'],
    ])
    expectNoneVegan([
      ['Muffin', 'vegan butter'],
      ['Pancakes', 'vegan butter, maple syrup'],
      ['French toast', 'vegan butter, maple syrup'],
      ['Banana bread', 'vegan butter'],
      ['Cornbread', 'vegan butter'],
      ['Croissant', 'vegan butter'],
      ['Scone', 'vegan butter, jam'],
      ['Kuchen', 'vegane Butter'],
      ['Brioche', 'beurre végétal'],
    ])
  })

  it('do not let a vegan cream speak for cheese or egg', () => {
    expectAll([
      ['vegan', 'Apple crumble', 'oat topping, vegan custard'],
      ['vegan', 'Apple turnover', 'vegan puff pastry, apples, cinnamon'],
    ])
    expectNoneVegan([
      ['Quesadilla', 'mushrooms, vegan sour cream'],
      ['Quiche aux poireaux', 'crème de soja'],
      ['Waffles', 'vegan cream, berries'],
      ['Ensaladilla', 'mayonesa vegana'],
      ['Kotlet sojowy', 'ziemniaki, surówka'],
    ])
  })

  it('do not take the taste of a plant for its milk', () => {
    expectAll([
      ['vegan', 'Latte di mandorla'],
      ['vegan', "Crème d'amande"],
      ['vegan', 'Oat milk latte'],
      ['vegan', 'Soy custard'],
      ['vegan', 'Cashew cheesecake'],
      ['vegan', 'Yuca frita', 'cassava with a huancaína of cashew'],
    ])
    expectNoneVegan([
      ['Panna cotta coco'],
      ['Crème brûlée coco'],
      ['Crema catalana de coco'],
      ['Natillas de almendra'],
      ['Milkshake coco'],
      ['Batido de almendra'],
      ['Yaourt coco'],
      ['Sernik kokosowy'],
      ['Budyń kokosowy'],
      ['Flan de soja'],
      ['Coconut cheesecake'],
      ['Almond cheesecake'],
      ['Coconut milk custard'],
      ['Custard of coconut'],
      ['Coconut caramel'],
      ['Coconut ganache'],
      ['Coconut hot chocolate'],
      ['Banana milk shake'],
      ['Quinoa pancakes'],
      ['Rice flour waffles'],
      ['Taro doughnut'],
      ['Dark chocolate truffle'],
    ])
  })

  it('know cheese, meat and egg by names of their own', () => {
    expectNoneVegan([
      ['Injera platter', 'lentils, greens, ayib'],
      ['Bagel', 'tomato, Philadelphia'],
      ['Garden bowl', 'rice, beans, kavurma'],
      ['Plato de verduras', 'arroz, alubias, mahonesa'],
      ['Pâtes fraîches', 'tomate, basilic'],
    ])
  })

  it('know that ackee is scrambled, and makes no omelette', () => {
    expectAll([['vegan', 'Ackee scramble', 'ackee, peppers, onion, tomato, thyme, no saltfish']])
    expectNoneVegan([
      ['Omelette', 'ackee, peppers, onion, thyme'],
      ['Frittata', 'ackee, peppers, onion, thyme'],
      ['Scrambled eggs', 'ackee, peppers, onion'],
      ['Ackee omelette', 'peppers, tomato, thyme'],
      ['Ackee scramble', 'saltfish, peppers, onion'],
    ])
  })

  it('call plants vegan, whatever the dish is called', () => {
    expectAll([
      ['vegan', 'The Wanderer', 'Charred cauliflower, lentils, pomegranate, tahini'],
      ['vegan', 'Grandma’s Bowl', 'Quinoa, roasted squash, kale, pepitas'],
      ['vegan', 'Bruschetta al pomodoro', 'Pane casereccio, pomodoro, basilico'],
      ['vegan', 'Gemüsecurry', 'Kokosmilch, Basmatireis'],
    ])
  })

  it('are not enough when they do not say what is in it, or nobody knows them', () => {
    expectAll([
      ['unsure', 'Buddha Bowl'],
      ['unsure', 'House salad'],
      ['unsure', 'Zorblat'],
      ['unsure', 'Salad', 'lettuce, zorblat, quuxel'],
    ])
  })

  it('know plants that are named after animals', () => {
    expectAll([
      ['vegan', 'Eggplant caponata', 'olives, capers'],
      ['vegan', 'Butternut squash', 'butter beans, oyster mushrooms'],
      ['vegan', 'Beefsteak tomato salad', 'honeydew, lamb’s lettuce'],
      ['vegan', 'Cream of wheat', 'peanut butter, coconut cream'],
      ['vegan', 'Chicken of the woods', 'garlic, white beans'],
    ])
  })

  it('know animal foods that nobody names', () => {
    expectAll([
      ['not-vegan', 'Caesar salad', 'romaine, croutons'],
      ['not-vegan', 'Fries', 'with aioli'],
      ['not-vegan', 'Chana masala', 'with naan'],
      ['not-vegan', 'Pad thai', 'tofu, peanuts'],
      ['not-vegan', 'Veggie pizza', 'mushrooms, olives'],
      ['unsure', 'Tofu bowl', 'rice, kimchi'],
      ['not-vegan', 'Garden scramble', 'spinach, tomato, potatoes'],
      ['vegan', 'Garden scramble', 'organic tofu, spinach, tomato'],
      ['not-vegan', 'Boston roll', 'cucumber, lettuce'],
      ['unsure', 'Mushroom flatbread', 'arugula, truffle oil'],
      ['vegan', 'Mushroom flatbread', 'arugula, cashew ricotta'],
    ])
  })

  it('find animal foods inside German compounds', () => {
    expectAll([
      ['not-vegan', 'Rinderfilet', 'mit Kartoffeln'],
      ['not-vegan', 'Salat', 'mit gratinierten Ziegenkäsetalern'],
      ['vegan', 'Porridge', 'Hafermilch, Beeren, Mandeln'],
    ])
  })
})

describe('the grammar of a menu', () => {
  it('lets a plant stand in for an animal word', () => {
    expectAll([
      ['vegan', 'Cashew mac', 'elbow macaroni, cashew cheese'],
      ['vegan', 'Seitan bacon sandwich', 'lettuce, tomato, sourdough'],
      ['vegan', '“Chicken” sandwich', 'soy patty, pickles'],
      ['vegan', 'Chick’n wrap', 'lettuce, vegan ranch'],
      ['vegan', 'Queso vegano', 'con totopos'],
      ['vegan', 'Nachos', 'queso of cashew and potato, black beans'],
      ['not-vegan', 'Cashew chicken', 'peppers'],
      ['not-vegan', 'Soy chicken', 'bok choy'],
    ])
  })

  it('takes “no”, “without” and “-free” at their word', () => {
    expectAll([
      ['vegan', 'Pizza marinara', 'tomato, garlic, no cheese'],
      ['vegan', 'Lentil soup', 'no dairy, eggs or honey'],
      ['vegan', 'Linsensuppe', 'rote Linsen, Tomaten, ohne Sahne'],
      ['vegan', 'Bean chili', 'made without meat'],
      ['not-vegan', 'Omelette', 'free-range eggs'],
      ['not-vegan', 'Cereal', 'lactose-free milk, berries'],
      ['not-vegan', 'Not your average chicken sandwich', 'lettuce'],
    ])
  })

  it('lets “vegan” speak of its noun, and of the dish only where it names the dish', () => {
    expectAll([
      ['vegan', 'Vegan burger', 'lentil patty, mayo'],
      ['vegan', 'Chocolate cake (vegan)'],
      ['not-vegan', 'Burger with vegan mayo and bacon'],
      ['not-vegan', 'Vegan cheese burger with beef'],
      ['not-vegan', 'Vegan mayo chicken wrap', 'lettuce'],
      ['not-vegan', 'Vegan burger', 'lentil patty, cheddar'],
      ['not-vegan', 'Burger', 'vegan patty, brioche bun'],
    ])
  })

  it('lifts what a dish usually holds once the text leaves it out', () => {
    expectAll([
      ['vegan', 'Coconut ice cream', 'Dairy-free'],
      ['vegan', 'Red curry', 'coconut milk, tofu, bamboo; no fish sauce'],
      ['vegan', 'Tagliatelle', 'made without egg, with tomato and basil'],
      ['vegan', 'Refried beans', 'pinto beans, onion, no lard'],
      ['not-vegan', 'Pad thai', 'rice noodles, egg, no fish sauce'],
      ['not-vegan', 'Caesar salad', 'romaine, croutons, no anchovies'],
      ['not-vegan', 'Chocolate cake', 'dairy-free'],
      ['not-vegan', 'Gelato', 'dairy-free options available'],
      ['not-vegan', 'Latte', 'lactose-free milk'],
    ])
  })

  it('lets a description explain what its name leaves open', () => {
    expectAll([
      ['vegan', 'Kale caesar', 'kale, croutons, vegan caesar dressing'],
      ['vegan', 'Tempeh sandwich', 'coleslaw with vegan mayo, rye'],
      ['vegan', '“Wings”', 'fried seitan, bbq sauce'],
      ['vegan', 'Vegetable samosa', 'crisp pastry, potatoes and peas'],
      ['vegan', 'Tarka dal', 'yellow lentils tempered in oil'],
      ['vegan', 'Spinach fritters', 'onion, chickpea batter'],
      ['vegan', 'Three bean chili', 'kidney, black and pinto beans, tomatoes'],
      ['vegan', 'Potato salad', 'dill, mustard vinaigrette'],
      ['vegan', 'Lion’s mane “crab” cakes', 'hearts of palm, old bay'],
      ['vegan', 'Squash risotto', 'cashew cream, sage'],
      ['not-vegan', 'Mixed grill', 'kidney, tomato and black pudding'],
      ['not-vegan', 'Potato salad', 'dill, chives'],
      ['not-vegan', 'Crab cakes', 'old bay'],
      ['not-vegan', 'Fish tacos', 'coleslaw with vegan mayo'],
      ['not-vegan', 'Chicken caesar', 'chicken, vegan caesar dressing'],
      ['unsure', 'Corn fritters', 'peppers, batter'],
      ['unsure', 'Mushroom parcels', 'leek, pastry'],
      ['not-vegan', 'Toast', 'tomato, garlic, serrano'],
      ['vegan', 'Salsa verde', 'tomatillo, onion, serrano'],
    ])
  })

  it('offers a plant that one may take in place of the meat, where nothing else speaks against it', () => {
    expectAll([
      ['on-request', 'Curry with tofu or chicken', 'coconut milk, rice'],
      ['on-request', 'Stir Fry', 'broccoli, choice of beef, shrimp or tofu'],
      ['on-request', 'Tacos (jackfruit / chicken)', 'onion, cilantro'],
      ['not-vegan', 'Curry with tofu or chicken', 'cream, rice'],
      ['not-vegan', 'Tofu with chicken or beef'],
      ['not-vegan', 'Bacon wrap', 'lettuce, tofu or chicken'],
      ['not-vegan', 'Ramen', 'tofu or chicken'],
      ['not-vegan', 'Chicken, tofu'],
      ['not-vegan', 'Salad', 'chicken or rice'],
      ['not-vegan', 'Bun xao', 'rice vermicelli, herbs, fish sauce, tofu or pork'],
      ['not-vegan', 'Beef stock soup, tofu or beef'],
      ['not-vegan', 'Curry', 'chicken stock, tofu or prawns'],
    ])
    expect(judgeDish(toItem('Rice bowl', 'Tofu or Beef'), NO_CONTEXT).reason).toEqual({
      code: 'inPlaceOf',
      words: ['tofu', 'beef'],
    })
  })

  it('does not take a choice of what comes beside the meat for one in its place', () => {
    expectAll([
      ['not-vegan', 'Grilled salmon, lentils or beans'],
      ['not-vegan', 'Full breakfast', 'bacon, beans or mushrooms'],
      ['not-vegan', 'Fish of the day, tofu or beans'],
      ['on-request', 'Stir fry', 'choice of beef, tofu or mushrooms'],
      ['on-request', 'Rice bowl', 'tofu, mushrooms or beef'],
    ])
  })

  it('knows what is only vegan when one asks', () => {
    expectAll([
      ['on-request', 'Pad thai', 'tofu, egg; can be made vegan'],
      ['on-request', 'Nachos', 'cheddar, sub vegan cheese +2'],
      ['on-request', 'Currybowl', 'Reis, Hähnchen, auf Wunsch vegan'],
      ['on-request', 'Burger (VGO)', 'bean patty, cheddar'],
    ])
  })

  it('believes a vegan word at the end of a name, and a vegan sauce on a dessert', () => {
    expectAll([
      ['vegan', 'Risotto alla zucca vegano'],
      ['not-vegan', 'Hamburger con maionese vegana'],
      ['vegan', 'Apple crumble', 'oat topping, vegan custard'],
      ['not-vegan', 'Apple crumble', 'oat topping, custard'],
      ['vegan', 'Bami met groenten en tofu'],
      ['not-vegan', 'Kebab with hummus'],
    ])
  })
})

describe('marks', () => {
  it('of the restaurant come first, but not over a named animal', () => {
    expect(verdictOf('Naan', '', { marks: ['VE'] })).toBe('vegan')
    expect(verdictOf('Naan', '', { diets: ['https://schema.org/VeganDiet'] })).toBe('vegan')
    expect(verdictOf('Naan (ve)')).toBe('vegan')
    expect(verdictOf('Burger', 'beef', { marks: ['VE'] })).toBe('unsure')
  })

  it('“V” alone means vegetarian', () => {
    expect(verdictOf('Lasagne', '', { marks: ['V'] })).toBe('not-vegan')
    expect(verdictOf('Hummus', 'chickpeas, tahini', { marks: ['V'] })).toBe('vegan')
  })

  it('above a section speak of its dishes', () => {
    expect(verdictOf('Burger', '', { section: 'Vegan mains' })).toBe('vegan')
    expect(verdictOf('Burger', '', { section: 'Vegan & vegetarian' })).toBe('not-vegan')
  })

  it('above a section are understood in several languages, plurals too', () => {
    const headings = [
      'Platos Veganos',
      'Opciones Veganas',
      'Piatti vegani',
      'Insalate vegane',
      'Plats végétaliens',
      'Salades véganes',
      'Vegane Gerichte',
      'Veganes',
    ]
    const unheard = headings.filter(
      (section) => verdictOf('Paella de verduras', '', { section }) !== 'vegan',
    )
    expect(unheard).toEqual([])
    expect(verdictOf('Paella', '', { section: 'Platos vegetarianos y veganos' })).not.toBe('vegan')
  })
})

it('reads a name with its heading, which only ever speaks against the dish', () => {
  const under = (section: string, name: string, description = '') =>
    verdictOf(name, description, { section })
  expect(under('Pizzas', 'Garden', 'mushrooms, onions, peppers')).toBe('not-vegan')
  expect(under('Pizzas', 'Garden', 'mushrooms, vegan cheese')).toBe('vegan')
  expect(under('Pizza (12 inch)', 'Marinara', 'tomato, garlic, oregano')).toBe('vegan')
  expect(under('Omelettes', 'Farmer', 'peppers, onions, tomatoes')).toBe('not-vegan')
  expect(under('Chicken', 'with broccoli')).toBe('not-vegan')
  expect(under('Fried rice', 'Vegetable', 'peas, carrots')).toBe('unsure')
  expect(under('Burgers', 'Black bean', 'black bean patty, lettuce')).toBe('unsure')
  expect(under('Burgers', 'Black bean', 'black bean patty, lettuce, vegan bun')).toBe('vegan')
  expect(under('Ice cream', 'Lemon sorbet')).toBe('vegan')
  expect(under('Pizza & salads', 'Garden', 'lettuce, tomatoes')).toBe('vegan')
})

it('gives reasons with the words of the menu', () => {
  const reasonOf = (name: string, description = '') =>
    judgeDish(toItem(name, description), NO_CONTEXT).reason
  expect(reasonOf('Dal', 'with ghee')).toEqual({ code: 'names', words: ['ghee'] })
  expect(reasonOf('Naan')).toEqual({ code: 'usually', words: ['naan'], holds: 'dairy' })
  expect(reasonOf('Coconut milk')).toEqual({ code: 'plant', words: ['coconut milk'] })
  expect(reasonOf('Naan (VE)')).toEqual({ code: 'marked', words: ['VE'] })
})
