import { TOKEN_HEADER } from '../contract/accounts/accountLimits.ts'
import { ERROR_STATUS, type ErrorCode } from '../contract/errors.ts'
import { type CallName, ROUTE_ACCESS, type RouteAccess } from '../http/access/access.ts'
import type { AppContext } from '../http/context.ts'
import { type Input, inputOf } from '../http/validate.ts'
import { failure } from './answers.ts'
import { CALLS, type CallWords } from './calls.ts'
import type {
  ApiDocument,
  Content,
  JsonSchema,
  Operation,
  Parameter,
  Responses,
} from './document.ts'
import { parametersOf, schemaOf } from './parameters.ts'

type Routes = AppContext['Variables']['routes']

const DESCRIPTION = `Find vegan food near a point, read places and menus. Calls that are marked x-open may be made by pages of any site, without cookies or a token. Places whose source is "osm" are © OpenStreetMap contributors, under the Open Database License (ODbL) 1.0: say so where you show them.`

/** All calls under /api in OpenAPI 3.1, made from the routes, their schemas and the table of access. */
export function openApiOf(routes: Routes, origin: string): ApiDocument {
  const paths: ApiDocument['paths'] = {}
  for (const access of ROUTE_ACCESS) {
    const path = access.path.replace(/:(\w+)/g, '{$1}')
    const operation = operationOf(access, inputsOf(routes, access))
    paths[path] = { ...paths[path], [access.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sprig',
      version: '1',
      description: DESCRIPTION,
      license: { name: 'ODbL 1.0 (data)', url: 'https://opendatacommons.org/licenses/odbl/1-0/' },
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: { Failure: schemaOf(failure, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: TOKEN_HEADER },
        link: { type: 'apiKey', in: 'query', name: 'token' },
      },
    },
  }
}

function inputsOf(routes: Routes, { method, path }: RouteAccess): Input[] {
  return routes
    .filter((route) => route.method === method && route.path.replace(/\/$/, '') === path)
    .flatMap(({ handler }) => inputOf(handler) ?? [])
}

function operationOf(access: RouteAccess, inputs: readonly Input[]): Operation {
  const { method, path, who, limit, isOpen } = access
  const name = `${method} ${path}` as CallName
  const words = CALLS[name]
  const body = bodyOf(inputs, words)
  return {
    operationId: operationId(method, path),
    summary: words.does,
    tags: [tagOf(path)],
    parameters: [...parametersOf(path, inputs), ...headersOf(words)],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: responsesOf(access, inputs, words),
    security: securityOf(who),
    'x-who': who,
    'x-limit': limit,
    'x-open': isOpen,
  }
}

const SECURITY: Partial<Record<RouteAccess['who'], Operation['security']>> = {
  anyone: [],
  codeHolder: [],
  linkHolder: [{ session: [] }, { link: [] }],
}
const securityOf = (who: RouteAccess['who']) => SECURITY[who] ?? [{ session: [] }]

/** "GET /api/restaurants/:id" as "get_restaurants_id". */
function operationId(method: string, path: string): string {
  const words = path.replace(/^\/api\//, '').match(/[A-Za-z0-9]+/g) ?? []
  return [method.toLowerCase(), ...words].join('_')
}

const tagOf = (path: string): string => path.split('/')[2]?.replace('.json', '') ?? ''

function headersOf({ requestHeaders = [] }: CallWords): Parameter[] {
  return requestHeaders.map((name) => ({
    name,
    in: 'header',
    required: false,
    schema: { type: 'string' },
  }))
}

function bodyOf(inputs: readonly Input[], { body }: CallWords): Content | null {
  const json = inputs.find(({ target }) => target === 'json')
  if (json) return { 'application/json': { schema: schemaOf(json.schema, 'input') } }
  return body === undefined ? null : { [body]: { schema: {} } }
}

/** Every status that a call can answer with. */
function responsesOf(access: RouteAccess, inputs: readonly Input[], words: CallWords): Responses {
  const { answer, status = 200, answerHeaders = [], requestHeaders = [] } = words
  const headers: Record<string, { schema: JsonSchema }> = Object.fromEntries(
    answerHeaders.map((name) => [name, { schema: { type: 'string' } }]),
  )
  const responses: Responses = {
    [status]: {
      description: words.does,
      ...(answerHeaders.length > 0 && { headers }),
      ...(answer && { content: { 'application/json': { schema: schemaOf(answer, 'output') } } }),
    },
  }
  if (requestHeaders.includes('If-None-Match'))
    responses[304] = { description: 'Nothing has changed.' }
  for (const code of failuresOf(access, inputs, words)) {
    const description = [responses[ERROR_STATUS[code]]?.description, code].filter(Boolean)
    responses[ERROR_STATUS[code]] = {
      description: description.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    }
  }
  return responses
}

function failuresOf(
  { method, who, isDropped }: RouteAccess,
  inputs: readonly Input[],
  { fails = [], body, requestHeaders = [] }: CallWords,
): Set<ErrorCode> {
  const hasBody = body !== undefined || inputs.some(({ target }) => target === 'json')
  const isForSome = who !== 'anyone' && who !== 'codeHolder'
  return new Set<ErrorCode>([
    ...(inputs.length > 0 || requestHeaders.length > 0 ? (['invalid'] as const) : []),
    ...(who === 'codeHolder' ? (['code_invalid'] as const) : []),
    ...(isForSome ? (['unauthenticated'] as const) : []),
    ...(isForSome && (who !== 'signedIn' || method !== 'GET') ? (['forbidden'] as const) : []),
    ...fails,
    ...(method === 'GET' ? [] : (['too_large'] as const)),
    ...(hasBody ? (['wrong_type'] as const) : []),
    ...(isDropped ? [] : (['too_many_requests'] as const)),
    'internal',
    'unavailable',
  ])
}
