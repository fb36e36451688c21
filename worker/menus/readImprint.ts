import { type Element, elementsOf } from './reader/extract/html/tree.ts'
import type { Page } from './reader/extract/page.ts'
import { isOfType, type JsonLd, objectsAt, textAt } from './reader/extract/structured/jsonLd.ts'
import { allOf, propertyOf, readValue } from './reader/extract/structured/microdata.ts'

/** Whose page it is and where they are, as far as it says. */
export interface Imprint {
  name: string | null
  address: string | null
  geoJson: { type: 'Point'; coordinates: [lng: number, lat: number] } | null
}

/** What one source says; an empty text says nothing. */
type Told = { [Key in keyof Imprint]?: Imprint[Key] | undefined }

const RESTAURANT =
  /^(?:Restaurant|FastFoodRestaurant|CafeOrCoffeeShop|Cafe|BarOrPub|Bakery|FoodEstablishment|IceCreamShop|Brewery|Winery|Distillery|FoodTruck)$/i
const BUSINESS = /^(?:LocalBusiness|Hotel|Store|Organization|Place)$/i

/** From JSON-LD, microdata, meta and `<address>`, in this order. */
export function readImprint({ root, jsonLd }: Page): Imprint {
  return firstImprint([fromJsonLd(jsonLd), fromMicrodata(root), fromMeta(root), fromAddress(root)])
}

/** The first name, the first address and the first point that any of them has. */
export function firstImprint(sources: readonly Told[]): Imprint {
  const first = <Key extends keyof Imprint>(key: Key): Imprint[Key] =>
    sources.map((source) => source[key]).find(Boolean) ?? null
  return { name: first('name'), address: first('address'), geoJson: first('geoJson') }
}

/** Of what is no page: a PDF, a text, a photo. */
export const NO_IMPRINT: Imprint = firstImprint([])

function fromJsonLd({ objects, byId }: JsonLd): Told {
  const business =
    objects.find((object) => isOfType(object, RESTAURANT) && object.name !== undefined) ??
    objects.find((object) => isOfType(object, BUSINESS) && object.address !== undefined)
  if (business === undefined) return {}
  const geo = objectsAt(business, 'geo', byId)[0] ?? business
  const address = objectsAt(business, 'address', byId)[0]
  return {
    name: textAt(business, 'name').slice(0, 200),
    address: address ? postal((key) => textAt(address, key)) : textAt(business, 'address'),
    geoJson: toPoint(geo.latitude, geo.longitude),
  }
}

function fromMicrodata(root: Element): Told {
  for (const element of elementsOf(root)) {
    const type = element.attributes.get('itemtype') ?? element.attributes.get('typeof')
    if (type === undefined) continue
    const name = type.replace(/^.*[/#:]/, '')
    if (!RESTAURANT.test(name) && !BUSINESS.test(name)) continue
    const address = allOf(element, 'address')[0]
    const geo = allOf(element, 'geo')[0] ?? element
    return {
      name: propertyOf(element, 'name').slice(0, 200),
      address:
        address && (postal((key) => propertyOf(address, key)) || readValue(address).slice(0, 300)),
      geoJson: toPoint(propertyOf(geo, 'latitude'), propertyOf(geo, 'longitude')),
    }
  }
  return {}
}

function fromMeta(root: Element): Told {
  const metas = readMetas(root)
  const parts = (metas.get('geo.position') ?? metas.get('icbm') ?? '').split(/[;,]/)
  return {
    name: metas.get('og:site_name')?.slice(0, 200),
    geoJson:
      toPoint(
        metas.get('place:location:latitude') ?? metas.get('og:latitude'),
        metas.get('place:location:longitude') ?? metas.get('og:longitude'),
      ) ?? toPoint(parts[0], parts[1]),
  }
}

function fromAddress(root: Element): Told {
  const elements = [...elementsOf(root)].filter(({ tag }) => tag === 'address')
  const texts = elements.map(addressText)
  return { address: texts.find((text) => /\d/.test(text) && text.length <= 200) }
}

/** The lines of an `<address>` up to the first that is a phone number, a link or a heading of its own. */
function addressText(element: Element): string {
  return [element, ...elementsOf(element)]
    .filter(({ tag }) => !/^(?:a|h\d|strong|b)$/.test(tag))
    .flatMap(({ children }) => children.filter((child) => typeof child === 'string'))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && !/@|^(?:tel|phone|fax|t:|p:)|\+\d|\(\d{3}\)/i.test(line))
    .map((line) => line.replace(/,$/, ''))
    .join(', ')
}

function readMetas(root: Element): Map<string, string> {
  const metas = new Map<string, string>()
  for (const { tag, attributes } of elementsOf(root)) {
    if (tag !== 'meta') continue
    const name = (attributes.get('property') ?? attributes.get('name'))?.toLowerCase()
    const content = attributes.get('content')?.trim()
    if (name !== undefined && content && !metas.has(name)) metas.set(name, content)
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

function toPoint(latitude: unknown, longitude: unknown): Imprint['geoJson'] {
  if ([latitude, longitude].some((degrees) => degrees === undefined || degrees === '')) return null
  const [lat, lng] = [Number(latitude), Number(longitude)]
  const isPlace = Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && (lat !== 0 || lng !== 0)
  return isPlace ? { type: 'Point', coordinates: [lng, lat] } : null
}
