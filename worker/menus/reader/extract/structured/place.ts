import type { ReadMenu } from '../../menu.ts'
import { type Element, elementsOf } from '../html/tree.ts'
import { isOfType, type JsonLd, objectsAt, textAt } from './jsonLd.ts'
import { allOf, propertyOf, readValue } from './microdata.ts'

export type Place = Pick<ReadMenu, 'name' | 'address' | 'geoJson'>

const RESTAURANT =
  /^(?:Restaurant|FastFoodRestaurant|CafeOrCoffeeShop|Cafe|BarOrPub|Bakery|FoodEstablishment|IceCreamShop|Brewery|Winery|Distillery|FoodTruck)$/i
const BUSINESS = /^(?:LocalBusiness|Hotel|Store|Organization|Place)$/i

/** Who the page is about and where that is, from JSON-LD, microdata, meta and `<address>`, in this order. */
export function readPlace(root: Element, jsonLd: JsonLd): Place {
  const metas = readMetas(root)
  const sources = [fromJsonLd(jsonLd), fromMicrodata(root), fromMeta(metas), fromAddress(root)]
  const first = <Key extends keyof Place>(key: Key): Place[Key] =>
    sources.find((source) => source[key] !== null)?.[key] ?? null
  return { name: first('name'), address: first('address'), geoJson: first('geoJson') }
}

function fromJsonLd({ objects, byId }: JsonLd): Place {
  const business =
    objects.find((object) => isOfType(object, RESTAURANT) && object.name !== undefined) ??
    objects.find((object) => isOfType(object, BUSINESS) && object.address !== undefined)
  if (business === undefined) return NOWHERE
  const geo = objectsAt(business, 'geo', byId)[0] ?? business
  const address = objectsAt(business, 'address', byId)[0]
  return {
    name: textAt(business, 'name').slice(0, 200) || null,
    address:
      (address ? postal((key) => textAt(address, key)) : textAt(business, 'address')) || null,
    geoJson: toPoint(geo.latitude, geo.longitude),
  }
}

function fromMicrodata(root: Element): Place {
  for (const element of elementsOf(root)) {
    const type = element.attributes.get('itemtype') ?? element.attributes.get('typeof') ?? ''
    if (type === '') continue
    const name = type.replace(/^.*[/#:]/, '')
    if (!RESTAURANT.test(name) && !BUSINESS.test(name)) continue
    const address = allOf(element, 'address')[0]
    const geo = allOf(element, 'geo')[0] ?? element
    return {
      name: propertyOf(element, 'name').slice(0, 200) || null,
      address:
        (address === undefined
          ? ''
          : postal((key) => propertyOf(address, key)) || readValue(address)
        ).slice(0, 300) || null,
      geoJson: toPoint(propertyOf(geo, 'latitude'), propertyOf(geo, 'longitude')),
    }
  }
  return NOWHERE
}

function fromMeta(metas: ReadonlyMap<string, string>): Place {
  const parts = (metas.get('geo.position') ?? metas.get('icbm') ?? '').split(/[;,]/)
  return {
    name: metas.get('og:site_name')?.slice(0, 200) || null,
    address: null,
    geoJson:
      toPoint(
        metas.get('place:location:latitude') ?? metas.get('og:latitude'),
        metas.get('place:location:longitude') ?? metas.get('og:longitude'),
      ) ?? toPoint(parts[0], parts[1]),
  }
}

function fromAddress(root: Element): Place {
  for (const element of elementsOf(root)) {
    if (element.tag !== 'address') continue
    const text = addressText(element)
    if (/\d/.test(text) && text.length <= 200) return { ...NOWHERE, address: text }
  }
  return NOWHERE
}

/** The lines of an `<address>` up to the first that is a phone number, a link or a heading of its own. */
function addressText(element: Element): string {
  const lines: string[] = ['']
  for (const part of [element, ...elementsOf(element)]) {
    if (/^(?:a|h\d|strong|b)$/.test(part.tag)) continue
    for (const child of part.children) {
      if (typeof child === 'string') lines.push(child.replace(/\s+/g, ' ').trim())
    }
  }
  return lines
    .filter((line) => line !== '' && !/@|^(?:tel|phone|fax|t:|p:)|\+\d|\(\d{3}\)/i.test(line))
    .map((line) => line.replace(/,$/, ''))
    .join(', ')
}

const NOWHERE: Place = { name: null, address: null, geoJson: null }

function readMetas(root: Element): Map<string, string> {
  const metas = new Map<string, string>()
  for (const element of elementsOf(root)) {
    if (element.tag !== 'meta') continue
    const name = element.attributes.get('property') ?? element.attributes.get('name')
    const content = element.attributes.get('content')?.trim()
    if (name !== undefined && content && !metas.has(name.toLowerCase()))
      metas.set(name.toLowerCase(), content)
  }
  return metas
}

/** A postal address in one line. */
function postal(part: (key: string) => string): string {
  const region = [part('addressRegion'), part('postalCode')].filter(Boolean).join(' ')
  return [part('streetAddress'), part('addressLocality'), region, part('addressCountry')]
    .flatMap((text) => text.split('\n').map((line) => line.trim()))
    .filter(Boolean)
    .join(', ')
    .slice(0, 300)
}

function toPoint(latitude: unknown, longitude: unknown): Place['geoJson'] {
  if (latitude === undefined || longitude === undefined || latitude === '' || longitude === '')
    return null
  const lat = Number(latitude)
  const lng = Number(longitude)
  const isPlace = Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && (lat !== 0 || lng !== 0)
  return isPlace ? { type: 'Point', coordinates: [lng, lat] } : null
}
