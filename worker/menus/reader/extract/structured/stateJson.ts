import { meaningOfDiet } from '../../marks/readMeaning.ts'
import type { MenuItem } from '../../menu.ts'
import type { Element } from '../html/tree.ts'
import { keepDishes } from '../lines/gate.ts'
import { firstText, isObject, type JsonObject, parseLoosely, scriptsOf, textAt } from './jsonLd.ts'
import keys from './stateKeys.json' with { type: 'json' }
import { toHeading, toItems } from './toItem.ts'

const MAX_VISITED = 60_000
const MAX_LISTED = 3000

/**
 * The dishes in the state that a page hands to its own scripts, for pages that print nothing without them: lists of objects
 * that have a name with a price or a description. What does not speak of a thing is not read.
 */
export function stateItems(root: Element, speaksOf = /^/): MenuItem[] {
  const lists: MenuItem[][] = []
  for (const { id, type, text } of scriptsOf(root)) {
    const isState = id === '__NEXT_DATA__' || /^application\/json$/i.test(type)
    if (!isState && !ASSIGNED.test(text.slice(0, 200))) continue
    const json = isState ? text : text.replace(ASSIGNED, '')
    if (json !== '' && speaksOf.test(json)) walkState(parseLoosely(json), lists)
  }
  const priced = lists.filter((list) => list.some(({ price }) => price !== ''))
  // Ways to pay and days of the week also have a name and a description.
  const items = priced.length > 0 ? priced.flat() : lists.flat()
  const count = items.filter(({ price }) => price !== '').length
  return keepDishes({ items, notes: [], priced: count }, { saysMenu: true, dates: 0, shopWords: 0 })
}

const ASSIGNED = /^\s*(?:window\.|self\.|var |const |let )[\w.[\]"'$]{1,60}\s*=\s*(?=[{[])/

function walkState(value: unknown, lists: MenuItem[][]): void {
  const kept = referredIn(value)
  const seen = new Set<unknown>()
  const waiting: { value: unknown; section: string }[] = [{ value, section: '' }]
  for (let visited = 0; visited < MAX_VISITED; visited++) {
    const next = waiting.pop()
    if (next === undefined) return
    if (seen.has(next.value)) continue
    seen.add(next.value)
    if (Array.isArray(next.value)) {
      const list = next.value.slice(0, MAX_LISTED).map((one) => referred(one, kept))
      const dishes = list.filter(isDish)
      if (dishes.length >= 2 && dishes.length >= list.length * 0.6) {
        lists.push(dishes.flatMap((dish) => toItem(dish, next.section)))
      } else
        for (const one of list.toReversed()) waiting.push({ value: one, section: next.section })
    } else if (isObject(next.value)) {
      const section = toHeading(nameOf(next.value)) || next.section
      for (const inner of Object.values(next.value).reverse()) {
        if (typeof inner === 'object') waiting.push({ value: inner, section })
      }
    }
  }
}

/** The objects of a state that keeps each once, by a name with a colon in it ("MenuItem:12"), and refers to them. */
function referredIn(root: unknown): ReadonlyMap<string, unknown> {
  const holders = isObject(root) ? [root, ...Object.values(root).filter(isObject)] : []
  const entries = holders.flatMap((holder) => Object.entries(holder))
  return new Map(entries.filter(([key, value]) => key.includes(':') && isObject(value)))
}

function referred(value: unknown, kept: ReadonlyMap<string, unknown>): unknown {
  const name = isObject(value) ? value.__ref : undefined
  return (typeof name === 'string' ? kept.get(name) : undefined) ?? value
}

function isDish(value: unknown): value is JsonObject {
  if (!isObject(value) || nameOf(value) === '') return false
  if (priceOf(value) !== '') return true
  const isPriced = (one: unknown) => isObject(one) && nameOf(one) !== '' && priceOf(one) !== ''
  const holdsDishes = Object.values(value).some(
    (inner) => Array.isArray(inner) && inner.some(isPriced),
  )
  return !holdsDishes && textAt(value, 'description') !== ''
}

/** Where the makers of a page keep a dish's diets. */
const TAGS = /diet|tag|label|attribute|badge|preference|suitab|flag|icon|mark/i
const IS_DIET = /^(?:is|has)?[_-]?(?:vegan|plant[_-]?based|vegetarian)$/i

/** "dietaryTags": ["VEGAN"], "labels": [{"name": "vegan"}], "isVegan": true. */
function dietsIn(object: JsonObject): string[] {
  return Object.entries(object).flatMap(([key, value]) => {
    if (value === true && IS_DIET.test(key)) return [key.replace(/^(?:is|has)[_-]?/i, '')]
    if (!TAGS.test(key)) return []
    return [value]
      .flat()
      .slice(0, 30)
      .map((tag) => sayTag(tag).slice(0, 40).replaceAll('_', ' '))
      .filter((tag) => tag !== '' && meaningOfDiet(tag) !== null)
  })
}

function sayTag(tag: unknown): string {
  if (isObject(tag)) return firstText(tag, [...keys.names, 'label', 'code'])
  return typeof tag === 'string' ? tag : ''
}

function nameOf(object: JsonObject): string {
  return firstText(object, keys.names)
}

function priceOf(object: JsonObject): string {
  const prices = keys.prices.map((key) => {
    const [inner] = [object[key]].flat()
    if (!isObject(inner)) return textAt(object, key)
    // Shopify names its goods to the public, and counts cents.
    const { price, public_title: title } = inner
    const isOfCents = typeof price === 'number' && title !== undefined
    return isOfCents ? (price / 100).toFixed(2) : firstText(inner, keys.amounts)
  })
  const cents = Number(firstText(object, keys.cents))
  return prices.find((price) => /\d/.test(price)) ?? (cents > 0 ? (cents / 100).toFixed(2) : '')
}

function toItem(object: JsonObject, section: string): MenuItem[] {
  return toItems({
    name: nameOf(object),
    description: firstText(object, keys.descriptions),
    price: priceOf(object),
    section,
    marks: dietsIn(object),
    diets: [],
  })
}
