import type { CorrectedVerdict } from '../../../contract/restaurants/menuDishes.ts'
import type { StoredCorrection } from '../../../db/statements/correctionsOfIt.ts'
import { readDishes } from '../../../menus/countDishes.ts'
import { dishKey } from '../../../menus/dishKey.ts'
import type { Changes } from '../../restaurantInput.ts'

/** A person's verdict on a dish; null takes it back. */
export interface DishVerdict {
  dish: string
  verdict: CorrectedVerdict | null
}

/** A correction to be written, with our own verdict. */
export interface CorrectionChange extends DishVerdict {
  key: string
  /** The correction so far. */
  before: CorrectedVerdict | null
  description: string
  section: string
  judged: string
  /** As JSON. */
  reason: string
}

/** The prefix of a dish's field in the history. */
const FIELD = 'dish:'

/** The corrections that change something. A dish that is not on the menu is identified by its name only. */
export function planCorrections(
  menu: string | null,
  stored: readonly StoredCorrection[],
  verdicts: readonly DishVerdict[],
): CorrectionChange[] {
  if (verdicts.length === 0) return []
  const dishes = new Map(
    readDishes(menu ?? '', []).map(({ judged }) => [dishKey(judged.name), judged]),
  )
  return verdicts.flatMap(({ dish, verdict }) => {
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
      reason: read === undefined ? '' : JSON.stringify(read.reason),
    }
  })
}

/** All corrections of a restaurant after a change. */
export function correctionsAfter(
  stored: readonly StoredCorrection[],
  changes: readonly CorrectionChange[],
): Pick<StoredCorrection, 'key' | 'verdict'>[] {
  const changed = new Set(changes.map(({ key }) => key))
  const added = changes.flatMap(({ verdict, ...one }) => (verdict ? [{ ...one, verdict }] : []))
  return [...stored.filter(({ key }) => !changed.has(key)), ...added]
}

/** Corrections in the form of the history, a field each. Quotes are removed, since one would end the name in a JSON path. */
export function historyChangesOf(
  corrections: readonly Pick<CorrectionChange, 'dish' | 'before' | 'verdict'>[],
): Changes {
  return Object.fromEntries(
    corrections.map(({ dish, before, verdict }) => [
      `${FIELD}${dish.replace(/["\\]/g, '')}`,
      [before, verdict],
    ]),
  )
}

/** The corrections among the values of a history's fields. */
export function verdictsIn(values: ReadonlyMap<string, unknown>): DishVerdict[] {
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
