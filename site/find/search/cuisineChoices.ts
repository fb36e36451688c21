import type { FoundRestaurant } from '../../../worker/contract/restaurant.ts'

const MAX_CHOICES = 14

/** The cuisines to offer as check-boxes: those chosen, then the most frequent of what was found. */
export function cuisineChoices(
  found: readonly Pick<FoundRestaurant, 'cuisine'>[],
  chosen: readonly string[],
): string[] {
  const counts = new Map<string, number>()
  for (const { cuisine } of found) {
    for (const one of cuisine) counts.set(one, (counts.get(one) ?? 0) + 1)
  }
  const frequent = [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b))
  return [...new Set([...chosen, ...frequent.map(([name]) => name)])].slice(
    0,
    Math.max(MAX_CHOICES, chosen.length),
  )
}

/** The cuisines that start with a text, whatever its case. */
export function matchingCuisines(all: readonly string[], text: string): string[] {
  const prefix = text.trim().toLowerCase()
  return prefix ? all.filter((cuisine) => cuisine.startsWith(prefix)) : []
}
