import type { FoundRestaurant } from '../../../worker/contract/restaurant.ts'

const MAX_CHOICES = 14

/** The most frequent cuisines in the results. */
export function frequentCuisines(found: readonly Pick<FoundRestaurant, 'cuisine'>[]): string[] {
  const counts = new Map<string, number>()
  for (const { cuisine } of found) {
    for (const one of cuisine) counts.set(one, (counts.get(one) ?? 0) + 1)
  }
  const frequent = [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b))
  return frequent.slice(0, MAX_CHOICES).map(([name]) => name)
}

/** The check-boxes: the offered cuisines, or the commonest `known` ones if there are none, and the chosen ones. */
export function boxesFor(
  offered: readonly string[],
  known: readonly string[],
  chosen: readonly string[],
): string[] {
  const boxes = offered.length > 0 ? offered : known.slice(0, MAX_CHOICES)
  return [...new Set([...boxes, ...chosen])]
}
