import { MAX_CHOICES } from './cuisineChoices.ts'

/**
 * The check-boxes: the offered cuisines, or the commonest `known` ones if there are none, and the chosen ones.
 * Apart from `frequentCuisines`, because the page loads that before its map.
 */
export function boxesFor(
  offered: readonly string[],
  known: readonly string[],
  chosen: readonly string[],
): string[] {
  const boxes = offered.length > 0 ? offered : known.slice(0, MAX_CHOICES)
  return [...new Set([...boxes, ...chosen])]
}
