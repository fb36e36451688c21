import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const WORKER = fileURLToPath(new URL('../worker', import.meta.url))
const SITE = fileURLToPath(new URL('../site', import.meta.url))

/** The rooms of a folder and the rooms that each knows. Tests and what they are made of may know any. */
function readRooms(folder: string): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const [room = '', ...within] = file.split(sep)
    const isSource = /(?<!\.test|\.d)\.tsx?$/.test(file)
    if (!isSource || within.length === 0 || room === 'testing') continue
    const known = rooms.get(room) ?? new Set()
    rooms.set(room, known)
    for (const [, from = ''] of readFileSync(join(folder, file), 'utf8').matchAll(
      / from '(\..*)'/g,
    )) {
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

it('no rooms of the Worker know each other in a circle', () => {
  const rooms = readRooms(WORKER)
  expect(rooms.get('mail')).toContain('db')
  expect(findCircle(rooms)).toBeNull()
})

it('no rooms of the site know each other in a circle', () => {
  const rooms = readRooms(SITE)
  expect(rooms.get('find')).toContain('live')
  expect(findCircle(rooms)).toBeNull()
})
