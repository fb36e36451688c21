import type { DishSource, VeganOption } from '../contract/veganOption.ts'

/** The source of a dish and when it was checked (milliseconds since 1970). */
interface DishOrigin {
  source: DishSource
  at: number
}

/**
 * Adds source and date to dishes. A dish with an unchanged name and description keeps its own; so does one that comes with a
 * source (from a revert or an export).
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

/** Gives new dishes (not in `before`) the source 'menu' when the restaurant's menu names them. */
export function markMenuDishes(
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

/** Dishes without source and date, for comparing what a person can change; any other value is returned unchanged. */
export function withoutOrigin(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((dish: unknown) => {
    if (typeof dish !== 'object' || dish === null) return dish
    return { ...dish, source: undefined, checkedAt: undefined }
  })
}
