import type { MenuItem } from '../../worker/menus/reader/menu.ts'

interface DishLine {
  id: string | number | null
  item: MenuItem
}

/** Reads one JSON line as a dish, or returns the problem as a sentence. */
export function readDishLine(line: string): DishLine | { problem: string } {
  let read: unknown
  try {
    read = JSON.parse(line.replace(/^\uFEFF/, ''))
  } catch {
    return { problem: 'not JSON' }
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) {
    return { problem: 'not an object' }
  }
  const { id = null, name, description, section }: Record<string, unknown> = { ...read }
  if (typeof name !== 'string' || name.trim() === '') return { problem: '"name" is missing' }
  if (!isTextOrNothing(description)) return { problem: '"description" is not a text' }
  if (!isTextOrNothing(section)) return { problem: '"section" is not a text' }
  if (id !== null && typeof id !== 'string' && typeof id !== 'number') {
    return { problem: '"id" is neither a text nor a number' }
  }
  return {
    id,
    item: {
      name,
      description: description ?? '',
      price: '',
      section: section ?? '',
      marks: [],
      diets: [],
    },
  }
}

function isTextOrNothing(value: unknown): value is string | null | undefined {
  return value === undefined || value === null || typeof value === 'string'
}
