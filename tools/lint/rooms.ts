import type { ImportGraph } from './importGraph.ts'

/** Each room with the rooms that it imports. */
type Rooms = ReadonlyMap<string, ReadonlySet<string>>

/**
 * The rooms of a folder: the folders in it, and for `worker` and `site` the files beside these too. An import of
 * a type counts too.
 */
export function roomsOf(graph: ImportGraph, folder: string): Rooms {
  const isTop = !folder.includes('/')
  const roomOf = (path: string): string | null => {
    if (!path.startsWith(`${folder}/`)) return null
    const [room = '', ...within] = path.slice(folder.length + 1).split('/')
    return isTop || within.length > 0 ? room : null
  }
  const rooms = new Map<string, Set<string>>()
  for (const [file, imports] of graph) {
    const room = roomOf(file)
    if (room === null) continue
    const known = rooms.get(room) ?? new Set()
    rooms.set(room, known)
    for (const { to } of imports) {
      const other = roomOf(to)
      if (other !== null && other !== room) known.add(other)
    }
  }
  return rooms
}

/** Every folder that holds files, and those above it. */
export function foldersOf(graph: ImportGraph): string[] {
  const folders = [...graph.keys()].flatMap((file) => {
    const parts = file.split('/').slice(0, -1)
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
  })
  return [...new Set(folders)].sort()
}

/** A cycle, or null. */
export function findCircle(rooms: Rooms): string[] | null {
  const done = new Set<string>()
  const walk = (way: string[]): string[] | null => {
    const [here = ''] = way.slice(-1)
    if (way.indexOf(here) < way.length - 1) return way.slice(way.indexOf(here))
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
