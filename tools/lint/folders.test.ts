import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { type Import, type ImportGraph, readImportGraph, withoutTests } from './importGraph.ts'
import { findCircle, foldersOf, roomsOf } from './rooms.ts'
import { verbsKnownByStores } from './stores.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const graph = withoutTests(readImportGraph(ROOT, ['worker', 'site']))

/** A graph in which each file imports some others. */
function graphOf(files: Readonly<Record<string, readonly (string | Import)[]>>): ImportGraph {
  const toImport = (to: string | Import) =>
    typeof to === 'string' ? { to, isType: false, isLazy: false } : to
  return new Map(Object.entries(files).map(([file, to]) => [file, to.map(toImport)]))
}

it('finds a circle of three rooms', () => {
  const planted = graphOf({
    'worker/db/client.ts': [],
    'worker/mail/queue.ts': ['worker/db/client.ts', 'worker/accounts/login.ts'],
    'worker/accounts/login.ts': ['worker/sessions/sessions.ts'],
    'worker/sessions/sessions.ts': ['worker/mail/queue.ts'],
  })
  const circle = findCircle(roomsOf(planted, 'worker'))
  expect(circle).toEqual(['mail', 'accounts', 'sessions', 'mail'])
})

it('finds a circle between a file at the root and a room, of types alone', () => {
  const planted = graphOf({
    'worker/env.ts': [{ to: 'worker/live/liveArea.ts', isType: true, isLazy: false }],
    'worker/live/liveArea.ts': [{ to: 'worker/env.ts', isType: true, isLazy: false }],
  })
  expect(findCircle(roomsOf(planted, 'worker'))).toEqual(['env.ts', 'live', 'env.ts'])
})

it('sees every way to import', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sprig-rooms-'))
  try {
    for (const room of ['find', 'map', 'ui'])
      mkdirSync(join(folder, 'site', room), { recursive: true })
    writeFileSync(
      join(folder, 'site/map/map.tsx'),
      "import '../ui/ui.css'\nexport * from '../ui/all.ts'\nexport const map = <p />\n",
    )
    writeFileSync(
      join(folder, 'site/find/find.ts'),
      "import type { A } from 'zod'\nconst map = () => import('../map/map.tsx')\nlet b: import('./b.ts').B\n",
    )
    expect(Object.fromEntries(readImportGraph(folder, ['site']))).toEqual({
      'site/find/find.ts': [
        { to: 'zod', isType: true, isLazy: false },
        { to: 'site/map/map.tsx', isType: false, isLazy: true },
        { to: 'site/find/b.ts', isType: true, isLazy: false },
      ],
      'site/map/map.tsx': [
        { to: 'site/ui/ui.css', isType: false, isLazy: false },
        { to: 'site/ui/all.ts', isType: false, isLazy: false },
      ],
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('knows the rooms there are', () => {
  expect(roomsOf(graph, 'worker').get('mail')).toContain('db')
  expect(roomsOf(graph, 'worker').get('app.ts')).toContain('accounts')
  expect(roomsOf(graph, 'site').get('find')).toContain('live')
  expect(foldersOf(graph)).toContain('worker/menus/reader/extract')
})

it.each(foldersOf(graph))('no rooms of %s know each other in a circle', (folder) => {
  expect(findCircle(roomsOf(graph, folder))).toBeNull()
})

it('finds a store that imports a verb, and allows pure modules', () => {
  const planted = graphOf({
    'worker/mail/store.ts': [
      'worker/db/client.ts',
      'worker/accounts/store.ts',
      'worker/mail/retryDelay.ts',
      'worker/mail/deliver.ts',
    ],
    'worker/mail/retryDelay.ts': [
      'worker/time.ts',
      { to: 'worker/mail/store.ts', isType: true, isLazy: false },
    ],
    'worker/mail/deliver.ts': ['worker/mail/claim.ts'],
    'worker/mail/claim.ts': ['worker/mail/store.ts'],
  })
  expect(verbsKnownByStores(planted)).toEqual(['worker/mail/store.ts → worker/mail/deliver.ts'])
})

it('has no store that imports a verb', () => {
  expect(verbsKnownByStores(graph)).toEqual([])
})

/** The rooms that each room may know, by the table in the architecture. */
function readTable(): Map<string, string[]> {
  const rows = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').matchAll(
    /^\| (`(?:worker|site)\/[^|]*) \|[^|]*\| ([^|]*) \|$/gm,
  )
  const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
  return new Map(
    [...rows].flatMap(([, rooms = '', known = '']) =>
      namesIn(rooms).map((room) => [room, namesIn(known)] as const),
    ),
  )
}

const KNOWN_TO_ALL = {
  worker: ['contract', 'safety', 'time.ts', 'errors.ts', 'env.ts'],
  site: ['pageInput.ts', 'styles', 'page.ts', 'island'],
}

it.each(['worker', 'site'] as const)('the table of rooms says what those of %s know', (folder) => {
  const table = readTable()
  const untold = [...roomsOf(graph, folder)].flatMap(([room, others]) => {
    const known = table.get(`${folder}/${room}`)
    // Files at the root are not in the table: they join the rooms, or every room may know them.
    if (!known) return room.includes('.') ? [] : [`${room} is missing`]
    const told = [...known, ...KNOWN_TO_ALL[folder]]
    return [...others].filter((other) => !told.includes(other)).map((other) => `${room} → ${other}`)
  })
  expect(untold).toEqual([])
})
