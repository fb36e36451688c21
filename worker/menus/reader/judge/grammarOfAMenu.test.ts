import { describe, expect, it } from 'vitest'
import { NO_CONTEXT } from './context/menuContext.ts'
import { judgeDish } from './judgeDish.ts'
import { expectAll, toItem } from './testing/verdicts.ts'

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

  it('takes no meat for meant where “vegetarian” stands behind its dish', () => {
    expectAll([
      ['vegan', 'Feijoada vegetariana', 'feijão preto, cogumelos, couve, laranja'],
      ['unsure', 'Strogonoff vegetariano'],
      ['not-vegan', 'Strogonoff', 'cogumelos, tomate, cebola'],
      ['not-vegan', 'Lasagne vegetariana', 'zucchine, pomodoro'],
      ['not-vegan', 'Chicken veggie bowl', 'rice, carrots, corn'],
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
      ['vegan', 'Tuna wrap', 'chickpea tuna, lettuce'],
      ['vegan', 'Sausage and peas', 'vegan sausages, peas'],
      ['vegan', 'Loaded nachos', 'vegan sour cream, salsa, beans'],
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
      ['not-vegan', 'Tuna and cheese wrap', 'chickpea tuna, lettuce'],
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
