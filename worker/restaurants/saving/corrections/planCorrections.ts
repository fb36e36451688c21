import type { CorrectedVerdict } from '../../../contract/restaurants/menuDishes.ts'
import type { StoredCorrection } from '../../../db/correctionsOfIt.ts'
import { readDishes } from '../../../menus/countDishes.ts'
import { dishKey } from '../../../menus/dishKey.ts'
import type { Changes } from '../../restaurantInput.ts'

/** What somebody says of a dish; null takes back what was said. */
export interface SaidOfDish {
  dish: string
  verdict: CorrectedVerdict | null
}

/** What is written of a dish, with how we ourselves read it. */
export interface CorrectionChange extends SaidOfDish {
  key: string
  /** What was said of it so far. */
  before: CorrectedVerdict | null
  description: string
  section: string
  judged: string
  reason: string
}

/** In a history, before the name of a dish. */
const FIELD = 'dish:'

/** Of what is said of dishes that which is new. A dish that is not on the menu is known by its name alone. */
export function planCorrections(
  menu: string | null,
  stored: readonly StoredCorrection[],
  said: readonly SaidOfDish[],
): CorrectionChange[] {
  if (said.length === 0) return []
  const dishes = new Map(
    readDishes(menu ?? '', []).map(({ judged }) => [dishKey(judged.name), judged]),
  )
  return said.flatMap(({ dish, verdict }) => {
    const key = dishKey(dish)
    const before = stored.find((one) => one.key === key)?.verdict ?? null
    if (verdict === before) return []
    const read = dishes.get(key)
    return {
      ...{ key, verdict, before },
      dish: read?.name ?? dish,
      description: read?.description ?? '',
      section: read?.section ?? '',
      judged: read?.verdict ?? 'unsure',
      reason: read?.reason ?? '',
    }
  })
}

/** All that people said of the dishes of a restaurant, after a change of theirs. */
export function correctionsAfter(
  stored: readonly StoredCorrection[],
  changes: readonly CorrectionChange[],
): Pick<StoredCorrection, 'key' | 'verdict'>[] {
  const changed = new Set(changes.map(({ key }) => key))
  const said = changes.flatMap(({ verdict, ...one }) => (verdict ? [{ ...one, verdict }] : []))
  return [...stored.filter(({ key }) => !changed.has(key)), ...said]
}

/** Corrections as a history tells them, a field each. A field is read by a path in which a quote would end its name. */
export function asChanges(
  corrections: readonly Pick<CorrectionChange, 'dish' | 'before' | 'verdict'>[],
): Changes {
  return Object.fromEntries(
    corrections.map(({ dish, before, verdict }) => [
      `${FIELD}${dish.replace(/["\\]/g, '')}`,
      [before, verdict],
    ]),
  )
}

/** What a history says of dishes, of the values that its fields had. */
export function saidIn(values: ReadonlyMap<string, unknown>): SaidOfDish[] {
  return [...values]
    .filter(([field]) => isAboutDish(field))
    .map(([field, value]) => ({
      dish: field.slice(FIELD.length),
      verdict: value === 'vegan' || value === 'not-vegan' ? value : null,
    }))
}

export function isAboutDish(field: string): boolean {
  return field.startsWith(FIELD)
}
