import { parseTree } from '../html/parseTree.ts'
import { type Element, elementsOf, textOf, tidy } from '../html/tree.ts'

export type JsonObject = { [key: string]: unknown }

/** No page needs more objects than this. */
const MAX_OBJECTS = 20_000

/** All objects of a page's JSON-LD, however they are nested, with references by `@id` in an index. */
export interface JsonLd {
  objects: JsonObject[]
  byId: ReadonlyMap<unknown, JsonObject>
}

export function readJsonLd(root: Element): JsonLd {
  const objects: JsonObject[] = []
  for (const { type, text } of scriptsOf(root))
    if (/ld\+json/i.test(type)) collect(parseLoosely(text), objects)
  // A reference has nothing but its @id; the object itself has more. Of several the first counts, which is set last.
  const whole = objects.filter((object) => Object.keys(object).length > 1).toReversed()
  return { objects, byId: new Map(whole.map((object) => [object['@id'], object])) }
}

/** The scripts of a page, with their type in its attribute. */
export function* scriptsOf(root: Element) {
  for (const { tag, attributes, children } of elementsOf(root)) {
    if (tag !== 'script') continue
    const text = children.filter((child) => typeof child === 'string').join('')
    yield { id: attributes.get('id'), type: attributes.get('type') ?? '', text }
  }
}

/** Comments and CDATA around JSON. */
const WRAPPERS =
  /^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[)|(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>)\s*$/g

/** Each mends what those before it left. */
const MENDS: readonly ((json: string) => string)[] = [
  (json) => json.replace(WRAPPERS, ''),
  // Raw line breaks and tabs inside strings; outside of them they mean nothing either.
  (json) => json.replace(/\p{Cc}+/gu, ' '),
  (json) => json.replace(/,\s*([}\]])/g, '$1').replace(/}\s*{/g, '},{'),
  (json) => json.replace(/;\s*$/, ''),
]

/** JSON as people paste it: with comments, raw line breaks in strings, or a comma too many. Null when past help. */
export function parseLoosely(text: string): unknown {
  let json = text
  for (const mend of MENDS) {
    json = mend(json)
    try {
      return JSON.parse(json)
    } catch {
      // The next one mends more.
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

/** A property as a list of objects, references followed. */
export function objectsAt(object: JsonObject, key: string, byId: JsonLd['byId']): JsonObject[] {
  // What stands once need not be a list.
  const objects = [object[key]].flat().map((one) => {
    if (!isObject(one)) return typeof one === 'string' ? byId.get(one) : undefined
    const id = one['@id']
    const isReference = typeof id === 'string' && one.name === undefined
    return (isReference ? byId.get(id) : undefined) ?? one
  })
  return objects.filter((one) => one !== undefined)
}

/** Whether an object is of one of the types, given without their address. */
export function isOfType(object: JsonObject, types: RegExp): boolean {
  const list = [object['@type'] ?? object.type].flat()
  return list.some((type) => typeof type === 'string' && types.test(type.replace(/^.*[/#:]/, '')))
}

/** A property as one text; language maps and lists give their first. */
export function textAt(object: JsonObject, key: string): string {
  const value = object[key]
  const first: unknown = Array.isArray(value) ? value[0] : value
  if (typeof first === 'number') return String(first)
  const one = isObject(first) ? (first['@value'] ?? first.name) : first
  return typeof one === 'string' ? plainText(one) : ''
}

/** The first of several properties that says something, as one text. */
export function firstText(object: JsonObject, keys: readonly string[]): string {
  const texts = keys.values().map((key) => textAt(object, key))
  return texts.find((text) => text !== '') ?? ''
}

/** Some makers leave tags and entities in their JSON. Every tag parts words; a "<" that opens none stays. */
function plainText(text: string): string {
  const untagged = text.replace(/<[a-z/!][^<>]*>/gi, ' ')
  if (!/&[#a-z]/i.test(untagged)) return tidy(untagged)
  return textOf(parseTree(untagged.replaceAll('<', '&lt;')))
}
