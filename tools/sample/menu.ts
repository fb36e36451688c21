import type { Diet } from '../../worker/contract/diet.ts'
import type { VeganOption } from '../../worker/contract/veganOption.ts'
import type { Kitchen } from './kitchens/kitchen.ts'
import { type Dish, dishesBySection, drinksOf } from './kitchens.ts'
import type { Random } from './random.ts'

const OPENINGS: Readonly<Record<Diet, readonly string[]>> = {
  vegan: [
    'Everything here is vegan, and has been since we opened.',
    '*100% vegan, all made here.*',
    'All our dishes are vegan. No meat, no dairy, no eggs, no honey.\n\nWe cook what the farms bring us, so **the menu moves with the season**.',
  ],
  vegetarian: [
    'Everything below is vegan.\n\nOur kitchen is vegetarian.',
    'Everything on this page is vegan.\n\nCheese and ghee stay on the other page, and in other pans.',
  ],
  options: [
    'Everything on this card is vegan.\n\nAsk for it and we bring it; it is printed in green.',
    'Everything here is vegan.\n\nThe rest of our menu is not, so please say “vegan” when you order.',
    '*Everything below is vegan, and cooked in its own pans and fryer.*',
  ],
  unconfirmed: ['What the kitchen told us can be made vegan. **Please ask before you order.**'],
}

const CLOSINGS = [
  'Allergies? Tell us first; we keep a list of what is in every dish.',
  'Prices are before tax. Something you would rather leave out? Just ask.',
  'Parties of six and more: a service charge of 18 % is added.',
  'Bring your own container and we take fifty cents off.',
  'Half portions for children, on request.',
]

type Layout = (dish: Dish) => string

const LAYOUTS: readonly Layout[] = [
  ({ name, dollars, description }) => `- **${name}**, ${price(dollars)}  \n  ${description}`,
  ({ name, dollars, description }) => `**${name}** · ${price(dollars)}\n\n${description}`,
  ({ name, dollars, description }) => `### ${name}\n\n${description} *${price(dollars)}*`,
]

/**
 * A whole menu in markdown: the restaurant's dishes among others of the same kitchen, by section. A larger share (0 to 1) adds
 * more others.
 */
export function writeMenu(
  random: Random,
  kitchen: Kitchen,
  diet: Diet,
  options: readonly VeganOption[],
  share: number,
): string {
  const named = new Set(options.map(({ option }) => option))
  const layout = random.pick(LAYOUTS)
  const dearer = random.pick([-0.5, 0, 0.5, 1])
  const priced = (dish: Dish) => ({ ...dish, dollars: dish.dollars + dearer })
  const parts = [random.pick(OPENINGS[diet])]
  for (const [heading, dishes] of dishesBySection(kitchen)) {
    const served = dishes.filter(({ name }) => named.has(name) || random.next() < share)
    if (served.length > 0) parts.push(`## ${heading}`, join(served.map(priced).map(layout)))
  }
  const drinks = drinksOf(kitchen).map(({ name, dollars }) => `- ${name}, ${price(dollars)}`)
  parts.push('## To drink', drinks.join('\n'), '---', random.pick(CLOSINGS))
  return `${parts.join('\n\n')}\n`
}

/** Joins list items with line breaks, and paragraphs with an empty line between them. */
function join(dishes: readonly string[]): string {
  return dishes.join(dishes[0]?.startsWith('- ') ? '\n' : '\n\n')
}

function price(dollars: number): string {
  return `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`
}
