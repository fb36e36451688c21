import { describe, expect, it } from 'vitest'
import { weighText } from '../weighText.ts'
import { kindOf, weighUnder } from '../weighUnder.ts'

function isDoubted(name: string, description = '', heading = ''): boolean {
  const { animals, hidden, maybes, doubts, forms } = weighUnder(
    kindOf(heading),
    { name, description },
    weighText(name, description),
  )
  return [...animals, ...hidden, ...maybes, ...doubts, ...forms].length > 0
}

function expectPairs(pairs: readonly (readonly [hides: string, tells: string])[]): void {
  const wrong = pairs.filter(
    ([hides, tells]) => !isDoubted(...split(hides)) || isDoubted(...split(tells)),
  )
  expect(wrong).toEqual([])
}

function split(line: string): [string, string, string] {
  const [name = '', description = '', heading = ''] = line.split(' | ')
  return [name, description, heading]
}

describe('the form of a dish', () => {
  it('hides what the dish is made in, until its text tells', () => {
    expectPairs([
      ['Pineapple Curry | peppers, basil', 'Pineapple Curry | peppers, coconut milk'],
      ['Cabbage Stew | carrots, potatoes', 'Cabbage Stew | carrots, vegetable broth'],
      ['Linseneintopf | Karotten, Sellerie', 'Linseneintopf | Karotten, Kreuzkümmel'],
      ['Dirty Potatoes | onion, chives', 'Dirty Potatoes | onion, olive oil'],
      ['Corn on the Cob Mexican Style | lime', 'Corn on the Cob | lime'],
      ['Tomates Rellenos | arroz', 'Tomates Rellenos | arroz, aceite de oliva'],
      ['Purée de Carottes', 'Purée de Carottes | huile d’olive'],
      ['Omas Bohnen | Zwiebeln', 'Omas Bohnen | Zwiebeln, Olivenöl'],
      ['Southern Greens | collards, vinegar', 'Southern Greens | collards, garlic, olive oil'],
      ['Creamy Mushrooms | thyme', 'Creamy Mushrooms | cashew cream, thyme'],
      ['Mushroom Stroganoff | noodles, dill', 'Mushroom Stroganoff | oat cream, dill'],
      ['Vegetable Dumplings | cabbage', 'Vegetable Dumplings | cabbage, wheat wrapper'],
      ['Polenta with Mushrooms | thyme', 'Polenta with Mushrooms | olive oil, thyme'],
      ['Garlic Noodles | scallion', 'Garlic Noodles | rice noodles, scallion'],
      ['Bean Burrito | pinto beans, rice', 'Bean Burrito | pinto beans, guacamole'],
      ['Beetroot Burger | lettuce, tomato', 'Beetroot Burger | lettuce, vegan bun'],
      ['Lentil Burger | relish', 'Lentil Burger | relish, ciabatta'],
      ['Ramen | miso broth, corn', 'Ramen | vegetable broth, corn'],
      ['Baked Beans | molasses, mustard', 'Baked Beans | tomato, mustard'],
    ])
  })

  it('is that of the word the others describe', () => {
    expectPairs([
      ['Garlic Noodles', 'Noodle Salad | garlic, cucumber'],
      ['Grandma’s Cabbage | onions, carrots', 'Grandma’s Bowl | rice, carrots'],
    ])
  })

  it('counts in a description and as a heading where it means the same there', () => {
    expectPairs([
      ['Wild Mushrooms | soft polenta, thyme', 'Wild Mushrooms | country bread, thyme'],
      ['Pumpkin | basil, peppers | Curries', 'Pumpkin | basil, peppers | Mexican'],
    ])
  })

  it('is no word of a plant, a drink or what is eaten raw', () => {
    expectPairs([
      ['Swiss Potatoes | onion', 'Swiss Chard | garlic, shallots'],
      ['English Mushrooms | thyme', 'English Peas | mint'],
      ['Irish Potatoes | leek', 'Irish Breakfast Tea'],
      ['Polish Cabbage | onion', 'Polish Pickles'],
      ['Swedish Potatoes | dill', 'Swedish Rye Bread | avocado'],
      ['Apple Crisp | cinnamon', 'Vegetable Crisps'],
      ['Zucchini Fritters | mint', 'Carrot Sticks'],
      ['Pumpkin Curry', 'Curry Fries'],
      ['Curry Vegetables | rice', 'Curry Fries | ketchup'],
      ['Tamale Plate | corn, beans, rice', 'Bean Burrito Bowl | rice, corn, lettuce'],
      ['Collard Greens Plate | rice, beans', 'Rice Plate | rice, beans'],
    ])
  })

  it('is not told by what the dish is named after, nor by what lies on or beside it', () => {
    expectPairs([
      ['Walnut Bar', 'Walnut Bar | oats, coconut oil'],
      ['Coconut Bar', 'Coconut Bar | dates, coconut oil'],
      ['Pecan Square | oats', 'Pecan Square | oats, coconut oil'],
      ['Glazed Sweet Potatoes | pecans', 'Candied Walnut Salad | spinach, apple'],
      ['Butternut Stew | sage, pecans', 'Peanut Stew | kale, peanut'],
      ['Vegetable Curry | lemon rice', 'Vegetable Curry | lemon, coconut milk'],
    ])
  })

  it('is not told by meat that is left out, but by milk or egg that is', () => {
    expectPairs([
      ['Vegetable Curry | no meat, rice', 'Vegetable Curry | no dairy, rice'],
      ['Garden Stew | potatoes, no meat', 'Garden Stew | potatoes, vegan sausage'],
      ['Vegetable Dumplings | cabbage, no pork', 'Vegetable Dumplings | cabbage, no egg'],
      ['Smothered Potatoes | chives, no bacon', 'Smothered Potatoes | chives, no butter'],
    ])
  })

  it('is not that of the heading where a name says that it is something else', () => {
    expectPairs([
      ['Pumpkin | basil | Curries', 'Steamed Rice | sea salt | Curries'],
      ['Carrot & coriander |  | Soups', 'Carrot & coriander | carrots, olive oil | Soups'],
      ['Garden | carrots, cucumber | Soups', 'Garden Salad | lettuce, tomato, cucumber | Soups'],
      ['Arrabbiata | chili, garlic | Pasta', 'French Fries | sea salt | Pasta'],
      ['Raw Bar | dates | Pastries', 'Energy Balls | dates, almonds | Pastries'],
      ['Tomato Rice | basil | Soups', 'Garden Salad | lettuce, tomato | Soups & Salads'],
    ])
  })

  it('hides nothing where the rest says what would be hidden', () => {
    expectPairs([
      ['Paella de Verduras | arroz', 'Paella de Verduras | arroz, judías'],
      ['Vegetable Dumplings | cabbage', 'Vegetable Dumplings | cabbage, tofu'],
      ['Veggie Fajitas | peppers, onions', 'Veggie Fajitas | peppers, onions, corn tortillas'],
      ['Veggie Burrito | rice, black beans', 'Veggie Burrito Bowl | rice, black beans, lettuce'],
      ['Minestrone', 'Minestrone | seasonal vegetables, beans'],
      ['Gazpacho | sour cream', 'Gazpacho Soup'],
      ['Bratkartoffeln | Zwiebeln', 'Antipasti | Zucchini, Aubergine, Paprika'],
      ['Marinara | tomato, mozzarella | Pizza', 'Pizza Marinara | tomato, garlic, oregano | Pizza'],
      ['Linguine | mushrooms, cream', 'Linguine ai Funghi | mushrooms, garlic, parsley'],
    ])
  })

  it('hides nothing where a stand-in shows that somebody thought of it', () => {
    expect(isDoubted('Cajun Seitan Stew', 'carrots, potatoes')).toBe(false)
    expect(isDoubted('Smothered Potatoes', 'onions, no butter')).toBe(false)
  })
})

it('doubts what is cooked with meat or butter where it stands alone', () => {
  expectPairs([
    ['Kürbissuppe mit Ingwer', 'Kürbissuppe mit Kokosmilch und Ingwer'],
    ['White bean stew', 'White bean stew, kale, olive oil'],
    ['Rote-Linsen-Spaghetti', 'Rote-Linsen-Bolognese mit Spaghetti'],
    ['Sauerkraut', 'Sauerkraut mit Wacholder und Apfel'],
    ['Spargel', 'Spargel mit Kartoffeln und Petersilie'],
    ['Lentejas', 'Garbanzos con espinacas'],
    ['Veggie Sandwich | lettuce, tomato', 'Veggie Sandwich | lettuce, hummus'],
    ['Sandwich végétarien | roquette', 'Sandwich | houmous, roquette'],
    ['Arroz con verduras', 'Arroz blanco'],
    ['Mushroom Wellington | spinach, red wine jus', 'Mushroom Wellington | spinach, oat cream'],
    ['Carrot & Ginger Soup', 'Chickpea and Spinach Stew | brown rice'],
  ])
})

it('doubts a sauce or dressing of which nobody says what it is made', () => {
  expectPairs([
    ['Crispy Tofu | rice, chef’s sauce', 'Crispy Tofu | rice, peanut sauce'],
    ['Garden Salad | lettuce, tomato, house dressing', 'Garden Salad | lettuce, lemon dressing'],
    [
      'Garden Salad | lettuce, tomato, dressing',
      'Garden Salad | lettuce, tomato, choice of dressing',
    ],
    ['Crispy Tofu | rice, secret sauce', 'Garden Salad | lettuce, tomato, dressing on the side'],
  ])
})
