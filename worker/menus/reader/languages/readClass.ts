import classes from './classes.json' with { type: 'json' }
import { type Entry, NEEDS, ROLES, type Role, SOURCES } from './entry.ts'

const PARTS =
  /^(usually|maybe|animal|bare|dish|staple|neutral|plant)(?: (\w+))??(?: unless (\w+))?(?:, told (\w+))?(?: gives ([\w ]+?))?(?: replaces ([\w ]+))?$/
const HIDDEN: Readonly<Record<string, Role>> = { usually: 'hidden', maybe: 'maybe' }

/** Classes with a fixed name. Others are composed of parts: "usually dairy unless cheese, told plant". */
const NAMED: ReadonlyMap<string, Entry> = new Map(
  Object.entries(classes).map(([name, parts]) => [name, compose(parts, '')]),
)

/**
 * Reads a class of words.json: "vegetable", "maybe fish", "usually dairy unless cheese", "plant gives core". `holds` is the
 * animal food that such a dish contains, in words for the screen. Throws when there is no such class.
 */
export function readClass(name: string, holds: string): Entry {
  return NAMED.get(name) ?? compose(name, holds)
}

function compose(name: string, holds: string): Entry {
  const parts = PARTS.exec(name)
  if (parts === null) throw new Error(`No class of words: “${name}”`)
  const [, kind = '', source, need, told, gives, replaces] = parts
  const role = HIDDEN[kind] ?? oneOf(ROLES, kind)
  return {
    role,
    ...(source !== undefined && { source: oneOf(SOURCES, source) }),
    ...(holds !== '' && HIDDEN[kind] !== undefined && { holds }),
    ...(need !== undefined && { needs: oneOf(NEEDS, need) }),
    ...(told !== undefined && { inDescription: oneOf(['plant', 'neutral'] as const, told) }),
    ...(gives !== undefined && { gives: gives.split(' ').map((gift) => oneOf(NEEDS, gift)) }),
    ...(replaces !== undefined && {
      replaces: replaces.split(' ').map((one) => oneOf(SOURCES, one)),
    }),
  }
}

function oneOf<T extends string>(known: readonly T[], name: string): T {
  const found = known.find((one) => one === name)
  if (found === undefined) throw new Error(`No class of words has “${name}”`)
  return found
}
