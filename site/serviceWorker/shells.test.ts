import { beforeEach, expect, test, vi } from 'vitest'
import { findLanguage, type Language } from '../../languages/list.ts'
import { shellsOf } from './shells.ts'

/** Responses by address, by the name of their cache. */
let kept: Map<string, Map<string, Response>>
let isLineLost = false

function cacheOf(name: string) {
  const entries = kept.get(name) ?? new Map<string, Response>()
  kept.set(name, entries)
  return {
    match: async (path: string) => entries.get(path),
    keys: async () => [...entries.keys()].map((path) => ({ url: `https://sprig.test${path}` })),
    add: async (path: string) => {
      if (isLineLost) throw new TypeError('Failed to fetch')
      entries.set(path, new Response(path))
    },
  }
}

beforeEach(() => {
  kept = new Map()
  isLineLost = false
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
  })
})

const pagesAt = (...paths: string[]) => ({
  matchAll: async () => paths.map((path) => ({ url: `https://sprig.test${path}` })),
})
const pathsIn = (name: string) => [...(kept.get(name)?.keys() ?? [])]
const language = (code: string): Language => findLanguage(code) ?? { code, dir: 'ltr' }

test('a page leads to the shell in its language when that is here, else to the English one', async () => {
  const shells = shellsOf('1')
  await shells.keepFor('/de/cities/berlin/berlin')
  expect(await shells.pathFor('/de/details/r1')).toBe('/de/offline')
  expect(await (await shells.find(language('de')))?.text()).toBe('/de/offline')
  expect(await shells.pathFor('/fr/details/r1')).toBe('/offline')
  expect(await shells.pathFor('/details/r1')).toBe('/offline')
})

test('English, which comes with the service worker, is not kept twice', async () => {
  await shellsOf('1').keepFor('/cities/massachusetts/boston')
  expect(pathsIn('shells-1')).toEqual([])
})

test('a new version has the languages of the one before and of open pages, and then clears up', async () => {
  await shellsOf('1').keepFor('/de')
  kept.set('looked-at', new Map())
  const shells = shellsOf('2')
  await shells.begin(pagesAt('/ja/about', '/about'))
  expect(pathsIn('shells-2').sort()).toEqual(['/de/offline', '/ja/offline'])
  expect(pathsIn('shells-1')).toEqual(['/de/offline'])
  await shells.removeOlder()
  expect([...kept.keys()].sort()).toEqual(['looked-at', 'shells-2'])
})

test('a shell that cannot be had keeps no version from beginning', async () => {
  isLineLost = true
  const shells = shellsOf('1')
  await shells.begin(pagesAt('/de'))
  expect(await shells.pathFor('/de')).toBe('/offline')
})
