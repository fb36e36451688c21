import fc, { type Arbitrary } from 'fast-check'
import type { createApp } from '../../app.ts'
import { ROUTE_ACCESS, type RouteAccess } from '../../http/access/access.ts'
import { type Input, inputOf } from '../../http/validate.ts'
import { arbitraryOf } from './arbitraryOf.ts'

interface Call {
  path: string
  init: { method: string; headers: Record<string, string>; body?: string }
}

interface FuzzedRoute {
  route: string
  /** Restaurants for the calls of this route only, since some calls delete theirs. */
  ids: readonly string[]
  calls: Arbitrary<Call>
}

/** For each route, calls made from its schemas. */
export function callsOf(app: ReturnType<typeof createApp>): FuzzedRoute[] {
  return ROUTE_ACCESS.map((access, at) => {
    const ids = ['a', 'b', 'c'].map((letter) => `r${at}${letter}`)
    const calls = callOf(access, inputsOf(app, access), ids)
    return { route: `${access.method} ${access.path}`, ids, calls }
  })
}

function inputsOf(app: ReturnType<typeof createApp>, { method, path }: RouteAccess): Input[] {
  return app.routes
    .filter((route) => route.method === method && route.path.replace(/\/$/, '') === path)
    .flatMap(({ handler }) => inputOf(handler) ?? [])
}

function callOf(
  { method, path }: RouteAccess,
  inputs: readonly Input[],
  ids: readonly string[],
): Arbitrary<Call> {
  const of = (target: Input['target']) => {
    const input = inputs.find((one) => one.target === target)
    return input ? arbitraryOf(input.schema) : fc.constant(undefined)
  }
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const known = fc.record(Object.fromEntries(names.map((name) => [name, fc.constantFrom(...ids)])))
  return fc
    .record({
      param: fc.oneof(known, of('param')),
      query: of('query'),
      json: of('json'),
      type: fc.constantFrom('application/json', 'application/json', 'text/plain'),
      version: fc.constantFrom('"1"', '*', '"x"', 'W/"1"', ''),
    })
    .map(({ param, query, json, type, version }) => ({
      path: fillIn(path, param) + searchOf(query),
      init: {
        method,
        headers: { 'content-type': type, ...(version && { 'if-match': version }) },
        ...(method === 'GET' || json === undefined ? {} : { body: JSON.stringify(json) }),
      },
    }))
}

function fillIn(path: string, param: unknown): string {
  const values = isRecord(param) ? param : {}
  return path.replace(/:(\w+)/g, (_, name: string) => encode(values[name] ?? 'r1') || '-')
}

function searchOf(query: unknown): string {
  if (!isRecord(query)) return query === undefined ? '' : `?${encode(query)}`
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${encode(name)}=${encode(one)}`),
  )
  return `?${pairs.join('&')}`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A part of an address. A lone surrogate, which no address can hold, is replaced as in a browser. */
function encode(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return encodeURIComponent(text.toWellFormed())
}
