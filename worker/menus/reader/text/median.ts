/** The percentile of some numbers (`share` from 0 to 1); of a few it is the least or the greatest; 0 of none. */
export function ranked(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.round((numbers.length - 1) * share)] ?? 0
}

/** The median, of an even count the upper of the two in the middle; 0 of none. */
export const median = (numbers: readonly number[]): number => ranked(numbers, 0.5)
