import { listed, msg, t } from '../../languages/t.ts'

/** The cuisines that are translated; any other is shown as written. */
const NAMED: ReadonlySet<string> = new Set([
  msg('African'),
  msg('American'),
  msg('Argentinian'),
  msg('Asian'),
  msg('Bagel'),
  msg('Bakery'),
  msg('Barbecue'),
  msg('Brazilian'),
  msg('Breakfast'),
  msg('British'),
  msg('Bubble Tea'),
  msg('Burger'),
  msg('Burrito'),
  msg('Cake'),
  msg('Caribbean'),
  msg('Chicken'),
  msg('Chinese'),
  msg('Coffee Shop'),
  msg('Crepe'),
  msg('Cuban'),
  msg('Curry'),
  msg('Deli'),
  msg('Dessert'),
  msg('Diner'),
  msg('Donut'),
  msg('Ethiopian'),
  msg('Falafel'),
  msg('Filipino'),
  msg('Fine Dining'),
  msg('Fish And Chips'),
  msg('French'),
  msg('Friture'),
  msg('Georgian'),
  msg('German'),
  msg('Greek'),
  msg('Grill'),
  msg('Hawaiian'),
  msg('Healthy'),
  msg('Hot Dog'),
  msg('Ice Cream'),
  msg('Indian'),
  msg('Indonesian'),
  msg('International'),
  msg('Italian'),
  msg('Italian Pizza'),
  msg('Japanese'),
  msg('Jamaican'),
  msg('Juice'),
  msg('Kebab'),
  msg('Korean'),
  msg('Latin American'),
  msg('Lebanese'),
  msg('Malaysian'),
  msg('Mediterranean'),
  msg('Mexican'),
  msg('Middle Eastern'),
  msg('Moroccan'),
  msg('Noodle'),
  msg('Pakistani'),
  msg('Pancake'),
  msg('Pasta'),
  msg('Pastry'),
  msg('Persian'),
  msg('Peruvian'),
  msg('Pizza'),
  msg('Poke'),
  msg('Polish'),
  msg('Portuguese'),
  msg('Ramen'),
  msg('Regional'),
  msg('Russian'),
  msg('Salad'),
  msg('Sandwich'),
  msg('Seafood'),
  msg('Smoothie'),
  msg('Soup'),
  msg('Spanish'),
  msg('Steak House'),
  msg('Sushi'),
  msg('Swiss'),
  msg('Taco'),
  msg('Taiwanese'),
  msg('Tapas'),
  msg('Tea'),
  msg('Tex Mex'),
  msg('Thai'),
  msg('Tibetan'),
  msg('Turkish'),
  msg('Ukrainian'),
  msg('Vegan'),
  msg('Vegetarian'),
  msg('Vietnamese'),
  msg('Waffle'),
  msg('Wings'),
  msg('Wraps'),
])

/** 'middle-eastern' → 'Middle Eastern'. */
export function capitaliseCuisine(cuisine: string): string {
  const name = cuisine
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
  return NAMED.has(name) ? t(name) : name
}

/** ['thai', 'middle-eastern'] → 'Thai, Middle Eastern'; empty for no cuisines. */
export function listCuisines(cuisines: readonly string[]): string {
  return listed(cuisines.map(capitaliseCuisine))
}

/** The cuisines that start with a text, ignoring case. */
export function matchingCuisines(all: readonly string[], text: string): string[] {
  const prefix = text.trim().toLowerCase()
  return prefix ? all.filter((cuisine) => cuisine.startsWith(prefix)) : []
}
