import type { FoundRestaurant } from '../../../worker/contract/restaurant.ts'

export const MAX_CHOICES = 14

/** The most frequent cuisines in the results. */
export function frequentCuisines(found: readonly Pick<FoundRestaurant, 'cuisine'>[]): string[] {
  const counts = new Map<string, number>()
  for (const { cuisine } of found) {
    for (const one of cuisine) counts.set(one, (counts.get(one) ?? 0) + 1)
  }
  // Comparing by a language's rules loads them, which blocks a phone for longer than all the rest of this.
  const frequent = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  return frequent.slice(0, MAX_CHOICES).map(([name]) => name)
}
