import type { DishSource, VeganOption } from '../contract/veganOption.ts'

/** Who says that there is a dish, and when they looked (milliseconds since 1970). */
export interface DishOrigin {
  source: DishSource
  at: number
}

/**
 * Dishes as they are stored: each with who says so and since when that is checked. One that was there before, under the
 * same name and description, keeps what is known of it; one that brings a source along (a revert, an export) keeps it.
 */
export function dateDishes(
  dishes: readonly VeganOption[],
  before: readonly VeganOption[],
  { source, at }: DishOrigin,
): VeganOption[] {
  const known = new Map(before.map((dish) => [keyOf(dish), dish]))
  return dishes.map((dish) => {
    if (dish.source !== undefined) return dish
    const { option, description, index } = dish
    const same = known.get(keyOf(dish))
    if (same) return { ...same, index }
    return { option, description, index, source, checkedAt: new Date(at).toISOString() }
  })
}

/** Dishes that were not there `before` and that the restaurant's own menu names are from the menu. */
export function creditMenu(
  dishes: readonly VeganOption[],
  before: readonly VeganOption[],
  menu: { has(dish: string): boolean; at: number } | null,
): VeganOption[] {
  if (menu === null) return [...dishes]
  const known = new Set(before.map(keyOf))
  const checkedAt = new Date(menu.at).toISOString()
  return dishes.map((dish) =>
    known.has(keyOf(dish)) || !menu.has(dish.option)
      ? dish
      : { ...dish, source: 'menu', checkedAt },
  )
}

function keyOf({ option, description }: VeganOption): string {
  return JSON.stringify([option, description])
}

/** What a person can change of dishes, for comparing: neither who said so nor when. Anything else comes back as it is. */
export function bareDishes(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((dish: unknown) => {
    if (typeof dish !== 'object' || dish === null) return dish
    return { ...dish, source: undefined, checkedAt: undefined }
  })
}
