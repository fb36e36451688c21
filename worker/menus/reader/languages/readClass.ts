import { type Entry, NEEDS, type Role, SOURCES } from './entry.ts'

/** Classes with a fixed name. Others are composed of parts: "usually dairy unless cheese, told plant". */
const NAMED: Readonly<Record<string, Entry>> = {
  meat: { role: 'animal', source: 'meat' },
  fish: { role: 'animal', source: 'fish' },
  dairy: { role: 'animal', source: 'dairy' },
  egg: { role: 'animal', source: 'egg' },
  honey: { role: 'animal', source: 'honey' },
  animal: { role: 'animal', source: 'other' },
  plant: { role: 'plant' },
  vegetable: { role: 'plant', gives: ['filling'] },
  pulse: { role: 'plant', gives: ['core', 'patty', 'filling'] },
  hearty: { role: 'plant', gives: ['core', 'filling'] },
  'plant milk': { role: 'plant', gives: ['milk'] },
  'plant cheese': { role: 'plant', gives: ['cheese', 'milk'] },
  oil: { role: 'plant', gives: ['fat'] },
  sweetener: { role: 'plant', gives: ['sweetener'] },
  'mock meat': {
    role: 'plant',
    replaces: ['meat', 'fish'],
    gives: ['core', 'patty', 'filling'],
  },
}

const PARTS =
  /^(usually|maybe|plant|neutral)(?: (\w+))??(?: unless (\w+))?(?:, told (\w+))?(?: gives ([\w ]+?))?(?: replaces ([\w ]+))?$/
const HIDDEN: Readonly<Record<string, Role>> = { usually: 'hidden', maybe: 'maybe' }

const ROLES: readonly Role[] = ['bare', 'dish', 'staple', 'neutral', 'plant']

/**
 * Reads a class of words.json: "vegetable", "maybe fish", "usually dairy unless cheese", "plant gives core". `holds` is the
 * animal food that such a dish contains, in words for the screen. Throws when there is no such class.
 */
export function readClass(name: string, holds: string): Entry {
  const named = NAMED[name]
  if (named !== undefined) return named
  const plain = ROLES.find((role) => role === name)
  if (plain !== undefined) return { role: plain }
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
