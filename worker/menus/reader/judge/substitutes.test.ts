import { describe, expect, it } from 'vitest'
import { expectAll, verdictOf } from './testing/verdicts.ts'

describe('a substitute', () => {
  it('speaks only for its own food', () => {
    expectAll([
      ['unsure', 'Beetroot burger', 'vegan cheese, pickles, fries'],
      ['vegan', 'Beetroot burger', 'vegan mayo, pickles, fries'],
      ['unsure', 'Granola', 'almond milk, fruit'],
      ['vegan', 'Granola', 'almond milk, maple syrup, fruit'],
      ['unsure', 'Pumpkin soup', 'coconut milk'],
      ['vegan', 'Pumpkin soup', 'coconut milk, pumpkin seeds'],
      ['unsure', 'Risotto aux asperges', 'lait d’avoine'],
      ['vegan', 'Squash risotto', 'cashew cream, sage'],
      ['unsure', 'Zupa krem z pomidorów', 'mleko kokosowe, bazylia'],
      ['not-vegan', 'Mushroom pie', 'vegan cream'],
      ['vegan', 'Mushroom pie', 'vegan pastry'],
      ['not-vegan', 'Quesadilla', 'peanut butter, corn'],
    ])
  })

  it('of meat stands for the meat of the dish that it is in, breaded or not', () => {
    expectAll([
      ['vegan', 'Moonlight katsu', 'breaded vegan chicken, vegan slaw, carrots'],
      ['vegan', 'Kebab plate', 'vegan lamb, tomatoes, parsley'],
      ['not-vegan', 'Moonlight katsu', 'vegan slaw, carrots'],
      ['not-vegan', 'Cheese kebab', 'cheddar, vegan lamb'],
      ['unsure', 'Breaded cauliflower', 'vegan mayo'],
    ])
  })

  it('of milk is named behind its taste where languages put it so', () => {
    expectAll([
      ['vegan', 'Manzana asada', 'con helado de vainilla vegetal'],
      ['not-vegan', 'Manzana asada', 'con helado de vainilla'],
      ['vegan', 'Moussaka végétale', 'aubergines, lentilles, tomates, crème de soja'],
      ['not-vegan', 'Pizza vegetal', 'calabacín'],
    ])
  })

  it('“végétal” is only the word before it, and “vegetal” nothing of a sandwich', () => {
    expectAll([
      ['vegan', 'Helado de chocolate vegetal'],
      ['not-vegan', 'Helado nata vegetal'],
      ['not-vegan', 'Wrap emmental steak végétal'],
      ['not-vegan', 'Wrap steak végétal emmental'],
      ['not-vegan', 'Pizza mozzarella chorizo végétal'],
      ['not-vegan', 'Bocadillo queso camembert vegetal'],
      ['not-vegan', 'Pizza tres quesos vegetal'],
      ['not-vegan', 'Sándwich de atún vegetal'],
      ['vegan', 'Tostada', 'tomate, queso vegetal'],
    ])
  })

  it('makes a milk that is named for its plant, and what is frozen of it', () => {
    expectAll([
      ['vegan', 'Arroz con leche de almendras', 'canela, limón'],
      ['not-vegan', 'Arroz con leche', 'canela, limón'],
      ['vegan', 'Oat milk vanilla soft serve'],
      ['not-vegan', 'Vanilla soft serve'],
      ['vegan', 'Mango lassi', 'coconut yoghurt, mango'],
      ['not-vegan', 'Mango lassi', 'mango, cardamom'],
    ])
  })

  it('of a nut or a seed is a cheese where the restaurant says that it is vegan', () => {
    const marked = { marks: ['vegan'] }
    const cheeses = [
      'Kürbiskernparmesan',
      'Walnusskäse',
      'Nusskäse',
      'Pistazien-Ricotta',
      'walnotenkaas',
    ]
    expect(cheeses.map((cheese) => verdictOf('Salat', `Linsen, ${cheese}`))).toEqual(
      Array(cheeses.length).fill('not-vegan'),
    )
    expect(cheeses.map((cheese) => verdictOf('Salat', `Linsen, ${cheese}`, marked))).toEqual(
      Array(cheeses.length).fill('vegan'),
    )
    expect(verdictOf('Salat', 'Linsen, Kräuterkäse', marked)).toBe('unsure')
    expect(verdictOf('Salat', 'Walnuss, Ricotta', marked)).toBe('unsure')
    expectAll([
      ['vegan', 'Salat', 'Linsen, Cashew-Mozzarella'],
      ['vegan', 'Sałatka', 'soczewica, pomidory, parmezan z nerkowców'],
      ['not-vegan', 'Sałatka', 'soczewica, pomidory, ricotta z orzechami'],
    ])
  })

  it('of fish answers for the stock or sauce of a dish', () => {
    expectAll([
      ['vegan', 'Agedashi tofu', 'kombu dashi, daikon'],
      ['not-vegan', 'Agedashi tofu', 'daikon'],
      ['vegan', 'Bloody Mary', 'tomato juice, horseradish, vegan Worcestershire'],
      ['not-vegan', 'Bloody Mary', 'tomato juice, horseradish'],
      ['vegan', 'Massaman tofu', 'coconut milk, potato, peanuts, vegan curry paste'],
      ['not-vegan', 'Massaman tofu', 'coconut milk, potato, peanuts'],
      ['vegan', 'Bánh xèo chay', 'rice flour, mushrooms, bean sprouts'],
      ['not-vegan', 'Bánh xèo', 'rice flour, mushrooms, bean sprouts'],
    ])
  })

  it('may be a side dish that is called vegan itself', () => {
    expectAll([
      ['vegan', 'Jackfruit tacos', 'vegan slaw, corn tortilla'],
      ['unsure', 'Bean tacos', 'slaw'],
    ])
  })

  it('may stand in brackets behind what is made of it', () => {
    expectAll([
      ['vegan', 'Black bean tacos', 'avocado crema (cashew), cabbage'],
      ['not-vegan', 'Black bean tacos', 'avocado crema (mild), cabbage'],
    ])
  })

  it('in a description tells what a dish without meat has instead', () => {
    expectAll([
      ['vegan', 'Meatless meatball sub', 'plant-based meatballs, marinara'],
      ['unsure', 'Meatless meatball sub', 'marinara'],
      ['vegan', 'Veggie jambalaya', 'okra, peppers, tomato, rice'],
      ['unsure', 'Veggie jambalaya', 'rice'],
    ])
  })

  it('is not needed where each food that a dish usually holds is left out', () => {
    expectAll([
      ['vegan', 'Moi moi', 'steamed bean pudding, no egg, no fish'],
      ['unsure', 'Moi moi', 'steamed bean pudding, no fish'],
      ['vegan', 'Khichdi (no ghee)', 'lentils and rice'],
      ['unsure', 'Khichdi', 'lentils and rice'],
      ['unsure', 'Khichdi (no ghee on request)', 'lentils and rice'],
      ['vegan', 'Khichdi (ohne Ghee)', 'Linsen, Reis'],
      ['vegan', 'Khichdi', 'lenticchie e riso (senza burro)'],
      ['unsure', 'Aloo chaat', 'pommes de terre, tamarin'],
      ['unsure', 'Khichdi (no cream)', 'lentils and rice'],
      ['vegan', 'Chickpea chaat', 'tamarind, coriander, without dairy yogurt'],
      ['not-vegan', 'Chickpea chaat', 'tamarind, coriander, with dairy yogurt'],
    ])
  })

  it('is not needed for meat that is left out', () => {
    expectAll([
      ['vegan', 'Fasolka po bretońsku bez mięsa', 'fasola, pomidory, cebula'],
      ['not-vegan', 'Fasolka po bretońsku', 'fasola, pomidory, cebula'],
    ])
  })
})
