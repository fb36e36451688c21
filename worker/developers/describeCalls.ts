import type { CallGroup, CallOfPage, DevelopersContent } from '../contract/page/developers.ts'
import type { ApiDocument, JsonSchema, Operation, Parameter } from './document.ts'

const GROUP_NAMES: Readonly<Record<string, string>> = {
  restaurants: 'Restaurants',
  restaurantDetails: 'Menus',
  places: 'Towns and postal codes',
  live: 'Pop-ups',
  openapi: 'This description',
  saved: 'Saved places',
  reports: 'Reports',
  restaurant_builder: 'Reading menus',
  users: 'Accounts',
  health: 'Health',
}

/** Values of required parameters in the examples. */
const EXAMPLES: Readonly<Record<string, string>> = {
  lat: '42.36',
  long: '-71.06',
  input: 'bost',
  zipcode: '02139',
  west: '-71.2',
  east: '-70.9',
  south: '42.2',
  north: '42.5',
  zoom: '11',
  id: 'osm-node-2605493474',
}

const FRAMED = '/cities/massachusetts/boston?embed=1'

/** The content of the page for developers: the OpenAPI document in groups and words. */
export function describeCalls({ paths, servers }: ApiDocument): DevelopersContent {
  const origin = servers[0]?.url ?? ''
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  )
  const grouped = (isOpen: boolean): CallGroup[] => {
    const groups = new Map<string, CallOfPage[]>()
    for (const { path, method, operation } of calls) {
      if (operation['x-open'] !== isOpen) continue
      const name = GROUP_NAMES[operation.tags[0] ?? ''] ?? operation.tags[0] ?? ''
      const call = describeCall(path, method, operation, origin)
      groups.set(name, [...(groups.get(name) ?? []), call])
    }
    return [...groups].map(([name, calls]) => ({ name, calls }))
  }
  const address = `${origin}${FRAMED}`
  const frame = `<iframe src="${address}" title="Vegan food in Boston" width="600" height="700" loading="lazy"></iframe>`
  return { page: 'developers', frame, open: grouped(true), others: grouped(false) }
}

function describeCall(
  path: string,
  method: string,
  { summary, parameters, 'x-open': isOpen }: Operation,
  origin: string,
): CallOfPage {
  return {
    method: method.toUpperCase(),
    path,
    does: summary,
    parameters: parameters
      .filter((one) => one.in !== 'header')
      .map(({ name, required, schema, description = '' }) => ({
        name,
        isNeeded: required,
        kind: kindOf(schema),
        says: description,
      })),
    ...(isOpen && { curl: `curl '${origin}${exampleOf(path, parameters)}'` }),
  }
}

function exampleOf(path: string, parameters: readonly Parameter[]): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => EXAMPLES[name] ?? name)
  const needed = parameters.filter((one) => one.in === 'query' && one.required)
  const query = needed.map(({ name }) => `${name}=${EXAMPLES[name] ?? ''}`).join('&')
  return query === '' ? filled : `${filled}?${query}`
}

/** "number, -90 to 90"; "one or more of: vegan, options". */
function kindOf(schema: JsonSchema): string {
  const { type, minimum, exclusiveMinimum, maximum } = schema
  if (schema.const !== undefined) return String(schema.const)
  if (schema.enum) return `one of: ${schema.enum.join(', ')}`
  if (type === 'array') {
    const item = schema.items
    const of = typeof item === 'object' && !Array.isArray(item) ? kindOf(item) : 'text'
    return `may be given several times; ${of}`
  }
  if (type !== 'number' && type !== 'integer') return 'text'
  const least = minimum ?? exclusiveMinimum
  return least === undefined || maximum === undefined ? type : `${type}, ${least} to ${maximum}`
}
