import type { PlacedText } from './placedText.ts'

/** Parts at one height as rows, from left to right; how far they may differ is a share of the lower one's height. */
export function rowsOf<T extends PlacedText>(
  parts: readonly T[],
  heightAt: (part: T) => number,
  share: number,
): T[][] {
  const rows: T[][] = []
  for (const part of parts.toSorted((a, b) => heightAt(a) - heightAt(b))) {
    const row = rows.at(-1)
    const [first = part] = row ?? []
    const apart = Math.abs(heightAt(part) - heightAt(first))
    if (row !== undefined && apart < Math.min(first.height, part.height) * share) row.push(part)
    else rows.push([part])
  }
  return rows.map((row) => row.toSorted((a, b) => a.x0 - b.x0))
}
