import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const WORKER = join(ROOT, 'worker')
const SITE = join(ROOT, 'site')

/** What a file imports from beside it, at once (a module or a style) or when it is needed. */
const IMPORTED = /(?:\bfrom|\bimport)[\s(]+'(\.[^']*)'/g

/** The rooms of a folder and the rooms that each knows. Tests and what they are made of may know any. */
function readRooms(folder: string): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const [room = '', ...within] = file.split(sep)
    const isSource = /(?<!\.test|\.d)\.tsx?$/.test(file)
    if (!isSource || within.length === 0 || room === 'testing') continue
    const known = rooms.get(room) ?? new Set()
    rooms.set(room, known)
    for (const [, from = ''] of readFileSync(join(folder, file), 'utf8').matchAll(IMPORTED)) {
      const [other = '', ...rest] = relative(folder, join(folder, dirname(file), from)).split(sep)
      if (other !== '..' && other !== room && rest.length > 0) known.add(other)
    }
  }
  return rooms
}

/** A way that leads back to where it began, or null. */
function findCircle(rooms: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const done = new Set<string>()
  const walk = (way: string[]): string[] | null => {
    const [here = ''] = way.slice(-1)
    if (way.indexOf(here) < way.length - 1) return way
    if (done.has(here)) return null
    for (const next of rooms.get(here) ?? []) {
      const circle = walk([...way, next])
      if (circle) return circle
    }
    done.add(here)
    return null
  }
  for (const room of rooms.keys()) {
    const circle = walk([room])
    if (circle) return circle
  }
  return null
}

it('finds a circle of three rooms', () => {
  const rooms = new Map([
    ['db', new Set<string>()],
    ['mail', new Set(['db', 'accounts'])],
    ['accounts', new Set(['sessions'])],
    ['sessions', new Set(['db', 'mail'])],
  ])
  expect(findCircle(rooms)).toEqual(['mail', 'accounts', 'sessions', 'mail'])
})

it('sees what is imported when it is needed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sprig-rooms-'))
  try {
    for (const room of ['find', 'map', 'ui']) mkdirSync(join(folder, room))
    writeFileSync(join(folder, 'map/map.ts'), "import '../ui/ui.css'\nexport const map = 1\n")
    writeFileSync(join(folder, 'find/find.ts'), "const map = () => import('../map/map.ts')\n")
    const known = [...readRooms(folder)].map(([room, others]) => [room, [...others]])
    expect(Object.fromEntries(known)).toEqual({ find: ['map'], map: ['ui'] })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('knows the rooms there are', () => {
  expect(readRooms(WORKER).get('mail')).toContain('db')
  expect(readRooms(SITE).get('find')).toContain('live')
})

/** A folder and all below it that have rooms of their own. */
function housesIn(folder: string): string[] {
  const inside = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory())
  const houses = inside.flatMap(({ name }) => housesIn(join(folder, name)))
  return readRooms(folder).size > 1 ? [folder, ...houses] : houses
}

const HOUSES = [SITE, ...housesIn(WORKER).filter((folder) => !folder.includes(`${sep}menus`))]

it.each(HOUSES.map((folder) => relative(ROOT, folder)))(
  'no rooms of %s know each other in a circle',
  (folder) => {
    expect(findCircle(readRooms(join(ROOT, folder)))).toBeNull()
  },
)
