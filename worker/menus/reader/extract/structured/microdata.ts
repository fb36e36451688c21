import type { MenuItem } from '../../menu.ts'
import { type Element, elementsIn, elementsOf, textOf } from '../html/tree.ts'
import { takePrice } from '../lines/prices/price.ts'
import { dietsOf } from './jsonLdMenu.ts'
import { toHeading, toItems } from './toItem.ts'

/** The dishes that a page marks up as schema.org MenuItem with itemprop attributes (or RDFa's typeof and property). */
export function microdataItems(root: Element): MenuItem[] {
  const scopes = [...elementsOf(root)].filter((element) => isScope(element, /MenuItem$/i))
  return scopes.flatMap((element) => {
    const printed = propertyOf(element, 'name')
    return toItems({
      name: takePrice(printed)?.text ?? printed,
      description: propertyOf(element, 'description'),
      price: priceOf(element),
      section: sectionOf(element),
      marks: [],
      diets: dietsOf(allOf(element, 'suitableForDiet').map(readValue)),
    })
  })
}

function isScope(element: Element, type: RegExp): boolean {
  const value = element.attributes.get('itemtype') ?? element.attributes.get('typeof')
  return value?.split(/\s+/).some((one) => type.test(one)) ?? false
}

/** The elements of a property that belong to this scope and to no scope within it. */
export function allOf(scope: Element, property: string): Element[] {
  const found: Element[] = []
  const waiting = elementsIn(scope).reverse()
  for (let element = waiting.pop(); element !== undefined; element = waiting.pop()) {
    const own = element.attributes.get('itemprop') ?? element.attributes.get('property')
    if (own?.split(/\s+/).some((one) => one.replace(/^.*:/, '') === property)) found.push(element)
    if (element.attributes.has('itemscope') || element.attributes.has('typeof')) continue
    for (const child of elementsIn(element).reverse()) waiting.push(child)
  }
  return found
}

export function readValue(element: Element): string {
  const { tag, attributes } = element
  const value = attributes.get('content') ?? attributes.get('datetime')
  if (value !== undefined) return value.trim()
  const address = attributes.get('href') ?? attributes.get('src')
  return (tag === 'link' || tag === 'meta' ? address : undefined) ?? textOf(element)
}

export function propertyOf(scope: Element, property: string): string {
  const element = allOf(scope, property)[0]
  return element === undefined ? '' : readValue(element)
}

function priceOf(scope: Element): string {
  for (const holder of [scope, ...allOf(scope, 'offers')]) {
    const element = allOf(holder, 'price')[0]
    if (element === undefined) continue
    // What is printed carries its currency; the attribute is for machines.
    return textOf(element) || `${readValue(element)} ${propertyOf(holder, 'priceCurrency')}`.trim()
  }
  return ''
}

function sectionOf(element: Element): string {
  for (let outer = element.parent; outer !== null; outer = outer.parent) {
    if (isScope(outer, /MenuSection$/i)) return toHeading(propertyOf(outer, 'name'))
  }
  return ''
}
