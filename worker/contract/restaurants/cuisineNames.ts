import { listed, msg, t } from '../../../languages/t.ts'

/** The cuisines that are translated; any other is shown as written. */
export const CUISINE_NAMES: ReadonlySet<string> = new Set([
  msg('African'),
  msg('American'),
  msg('Arab'),
  msg('Argentinian'),
  msg('Asian'),
  msg('Austrian'),
  msg('Bagel'),
  msg('Bakery'),
  msg('Balkan'),
  msg('Barbecue'),
  msg('Bavarian'),
  msg('Bistro'),
  msg('Brazilian'),
  msg('Breakfast'),
  msg('British'),
  msg('Brunch'),
  msg('Bubble Tea'),
  msg('Burger'),
  msg('Burrito'),
  msg('Cafe'),
  msg('Cake'),
  msg('Caribbean'),
  msg('Chicken'),
  msg('Chinese'),
  msg('Coffee'),
  msg('Coffee Shop'),
  msg('Comfort Food'),
  msg('Contemporary'),
  msg('Crepe'),
  msg('Cuban'),
  msg('Curry'),
  msg('Deli'),
  msg('Dessert'),
  msg('Diner'),
  msg('Donut'),
  msg('Dumplings'),
  msg('Ethiopian'),
  msg('European'),
  msg('Falafel'),
  msg('Fast Food'),
  msg('Filipino'),
  msg('Fine Dining'),
  msg('Fish'),
  msg('Fish And Chips'),
  msg('French'),
  msg('Fries'),
  msg('Friture'),
  msg('Fusion'),
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
  msg('Jamaican'),
  msg('Japanese'),
  msg('Juice'),
  msg('Kebab'),
  msg('Korean'),
  msg('Latin American'),
  msg('Lebanese'),
  msg('Local'),
  msg('Malaysian'),
  msg('Mediterranean'),
  msg('Mexican'),
  msg('Middle Eastern'),
  msg('Moroccan'),
  msg('Nepalese'),
  msg('Noodle'),
  msg('Noodles'),
  msg('Oriental'),
  msg('Pakistani'),
  msg('Pancake'),
  msg('Pasta'),
  msg('Pastry'),
  msg('Persian'),
  msg('Peruvian'),
  msg('Pie'),
  msg('Pizza'),
  msg('Poke'),
  msg('Polish'),
  msg('Portuguese'),
  msg('Ramen'),
  msg('Regional'),
  msg('Russian'),
  msg('Salad'),
  msg('Salads'),
  msg('Sandwich'),
  msg('Sausage'),
  msg('Seafood'),
  msg('Sichuan'),
  msg('Smoothie'),
  msg('Soup'),
  msg('Spanish'),
  msg('Steak House'),
  msg('Sushi'),
  msg('Swiss'),
  msg('Syrian'),
  msg('Taco'),
  msg('Tacos'),
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
  msg('West African'),
  msg('Wings'),
  msg('Wraps'),
])

/** 'middle-eastern' → 'Middle Eastern', in the language of the page. */
export function capitaliseCuisine(cuisine: string): string {
  const name = inEnglish(cuisine)
  return CUISINE_NAMES.has(name) ? t(name) : name
}

function inEnglish(cuisine: string): string {
  return cuisine
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** ['thai', 'middle-eastern'] → 'Thai, Middle Eastern'; empty for no cuisines. */
export function listCuisines(cuisines: readonly string[]): string {
  return listed([...cuisinesByName(cuisines).keys()])
}

/** Cuisines under their names in the language of the page: 'noodle' and 'noodles' share one in German. */
export function cuisinesByName(cuisines: readonly string[]): Map<string, string[]> {
  const byName = new Map<string, string[]>()
  for (const cuisine of cuisines) {
    const name = capitaliseCuisine(cuisine)
    byName.set(name, [...(byName.get(name) ?? []), cuisine])
  }
  return byName
}

/** The cuisine that a text names in the language of the page: 'Griechisch' → 'greek'. Else null. */
export function cuisineNamed(text: string): string | null {
  const wanted = text.trim().toLowerCase()
  const name = [...CUISINE_NAMES].find((name) => t(name).toLowerCase() === wanted)
  return name === undefined ? null : cuisineOf(name)
}

/** 'Middle Eastern' → 'middle-eastern'. */
export function cuisineOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

/** What people type for a cuisine: its name in the language of the page, or the cuisine itself. */
export function typedCuisine(cuisine: string): string {
  const name = capitaliseCuisine(cuisine)
  return name === inEnglish(cuisine) ? cuisine : name
}

/** The cuisines that start with a text, by themselves or in the language of the page, ignoring case. */
export function matchingCuisines(all: readonly string[], text: string): string[] {
  const prefix = text.trim().toLowerCase()
  if (prefix === '') return []
  return all.filter((cuisine) =>
    [cuisine, typedCuisine(cuisine).toLowerCase()].some((name) => name.startsWith(prefix)),
  )
}
