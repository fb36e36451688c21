import type { MenuItem } from '../../menu.ts'
import { isObject, isOfType, type JsonLd, type JsonObject, objectsAt, textAt } from './jsonLd.ts'
import { toHeading, toItems } from './toItem.ts'

/** No menu has more dishes. */
const MAX_ITEMS = 2000
/** Sections within sections, references to oneself included. */
const MAX_DEPTH = 12

/** The dishes of a page's JSON-LD: of its menus by section, then those that stand alone. */
export function jsonLdItems({ objects, byId }: JsonLd): MenuItem[] {
  const walk = { items: [] as MenuItem[], seen: new Set<JsonObject>(), byId }
  const ofType = (type: RegExp) => objects.filter((object) => isOfType(object, type))
  for (const menu of ofType(/^Menu$/)) walkSection(menu, '', 0, walk)
  for (const section of ofType(/^MenuSection$/)) walkSection(section, headingOf(section), 0, walk)
  for (const item of ofType(/^MenuItem$/)) addItem(item, '', walk)
  return walk.items
}

interface Walk {
  items: MenuItem[]
  seen: Set<JsonObject>
  byId: JsonLd['byId']
}

function walkSection(object: JsonObject, section: string, depth: number, walk: Walk): void {
  if (depth > MAX_DEPTH || walk.seen.has(object)) return
  walk.seen.add(object)
  const at = (keys: readonly string[]) => keys.flatMap((key) => objectsAt(object, key, walk.byId))
  const walkInner = (inner: JsonObject) =>
    walkSection(inner, headingOf(inner) || section, depth + 1, walk)
  for (const item of at(['hasMenuItem', 'menuItem', 'menuItems', 'itemListElement'])) {
    const inner = isObject(item.item) ? item.item : item
    if (isOfType(inner, /^MenuSection$/)) walkInner(inner)
    else addItem(inner, section, walk)
  }
  at(['hasMenuSection', 'menuSection', 'hasMenu']).forEach(walkInner)
}

function headingOf(section: JsonObject): string {
  return toHeading(textAt(section, 'name'))
}

function addItem(object: JsonObject, section: string, { items, seen, byId }: Walk): void {
  if (seen.has(object) || items.length >= MAX_ITEMS) return
  seen.add(object)
  const [name, description] = [textAt(object, 'name'), textAt(object, 'description')]
  const [price, diets] = [priceOf(object, byId), dietsOf(object.suitableForDiet)]
  items.push(...toItems({ name, description, price, section, marks: [], diets }))
}

function priceOf(object: JsonObject, byId: JsonLd['byId']): string {
  const offers = objectsAt(object, 'offers', byId)
  const prices = offers.flatMap((offer) => {
    const inner = objectsAt(offer, 'priceSpecification', byId)[0] ?? {}
    const price = textAt(offer, 'price') || textAt(offer, 'lowPrice') || textAt(inner, 'price')
    const currency = textAt(offer, 'priceCurrency') || textAt(inner, 'priceCurrency')
    return price === '' ? [] : [/\p{L}|\p{Sc}/u.test(price) ? price : `${price} ${currency}`.trim()]
  })
  return [...new Set(prices)].join(' / ') || textAt(object, 'price')
}

/** "https://schema.org/VeganDiet" → "VeganDiet". */
export function dietsOf(value: unknown): string[] {
  return [value].flat().flatMap((one) => {
    const text = isObject(one) ? one['@id'] : one
    return typeof text === 'string' && text !== '' ? [text.replace(/^.*[/#:]/, '').trim()] : []
  })
}
