import { parseTree } from '../html/parseTree.ts'
import { type Element, elementsOf, textOf, tidy } from '../html/tree.ts'

export type JsonObject = { [key: string]: unknown }

/** No page needs more objects than this. */
const MAX_OBJECTS = 20_000

/** All objects of a page's JSON-LD, however they are nested, with references by `@id` in an index. */
export interface JsonLd {
  objects: JsonObject[]
  byId: ReadonlyMap<string, JsonObject>
}

export function readJsonLd(root: Element): JsonLd {
  const objects: JsonObject[] = []
  for (const element of elementsOf(root)) {
    if (element.tag !== 'script') continue
    if (!/ld\+json/i.test(element.attributes.get('type') ?? '')) continue
    const text = element.children.filter((child) => typeof child === 'string').join('')
    collect(parseLoosely(text), objects)
  }
  const byId = new Map<string, JsonObject>()
  for (const object of objects) {
    const id = object['@id']
    // A reference has nothing but its @id; the object itself has more.
    if (typeof id === 'string' && Object.keys(object).length > 1 && !byId.has(id))
      byId.set(id, object)
  }
  return { objects, byId }
}

/** Comments and CDATA around JSON. */
const WRAPPERS =
  /^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[)|(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>)\s*$/g

/** JSON as people paste it: with comments, raw line breaks in strings, or a comma too many. Null when past help. */
export function parseLoosely(text: string): unknown {
  const bare = text.replace(WRAPPERS, '')
  // Raw line breaks and tabs inside strings; outside of them they mean nothing either.
  const flat = () => bare.replace(/\p{Cc}+/gu, ' ')
  const attempts = [
    () => bare,
    flat,
    () =>
      flat()
        .replace(/,\s*([}\]])/g, '$1')
        .replace(/}\s*{/g, '},{')
        .replace(/;\s*$/, ''),
  ]
  for (const attempt of attempts) {
    try {
      return JSON.parse(attempt())
    } catch {
      // The next attempt mends more.
    }
  }
  return null
}

function collect(value: unknown, objects: JsonObject[]): void {
  const waiting: unknown[] = [value]
  while (waiting.length > 0 && objects.length < MAX_OBJECTS) {
    const one = waiting.pop()
    if (Array.isArray(one)) waiting.push(...one.slice(0, MAX_OBJECTS).reverse())
    else if (isObject(one)) {
      objects.push(one)
      for (const inner of Object.values(one).reverse())
        if (typeof inner === 'object') waiting.push(inner)
    }
  }
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as a list: what stands once need not be one. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}

/** A property as a list of objects, references followed. */
export function objectsAt(object: JsonObject, key: string, byId: JsonLd['byId']): JsonObject[] {
  return listOf(object[key]).flatMap((one) => {
    if (typeof one === 'string') return byId.has(one) ? [byId.get(one) ?? {}] : []
    if (!isObject(one)) return []
    const id = one['@id']
    const isReference = typeof id === 'string' && one.name === undefined && byId.has(id)
    return [isReference ? (byId.get(id) ?? one) : one]
  })
}

/** Whether an object is of one of the types, given without their address. */
export function isOfType(object: JsonObject, types: RegExp): boolean {
  const list = listOf(object['@type'] ?? object.type)
  return list.some((type) => typeof type === 'string' && types.test(type.replace(/^.*[/#:]/, '')))
}

/** A property as one text; language maps and lists give their first. */
export function textAt(object: JsonObject, key: string): string {
  const [one] = listOf(object[key])
  if (typeof one === 'string') return plainText(one)
  if (typeof one === 'number') return String(one)
  if (isObject(one)) {
    const inner = one['@value'] ?? one.name
    return typeof inner === 'string' ? plainText(inner) : ''
  }
  return ''
}

/** The first of several properties that says something, as one text. */
export function firstText(object: JsonObject, keys: readonly string[]): string {
  for (const key of keys) {
    const text = textAt(object, key)
    if (text !== '') return text
  }
  return ''
}

/** Some makers leave tags and entities in their JSON. Every tag parts words; a "<" that opens none stays. */
function plainText(text: string): string {
  const untagged = text.replace(/<[a-z/!][^<>]*>/gi, ' ')
  if (!/&[#a-z]/i.test(untagged)) return tidy(untagged)
  return textOf(parseTree(untagged.replaceAll('<', '&lt;')))
}
