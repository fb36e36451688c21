import { writeFileSync } from 'node:fs'

export interface Figure {
  name: string
  value: number
  unit: string
  /** As printed: "≤ 1.3"; "" for a figure without a target. */
  target: string
  holds: boolean
}

/** A figure that has to stay at or below `most`. */
export function atMost(name: string, value: number, unit: string, most: number): Figure {
  return { name, value: rounded(value), unit, target: `≤ ${most}`, holds: value <= most }
}

/** A figure that has to reach `least`. */
export function atLeast(name: string, value: number, unit: string, least: number): Figure {
  return { name, value: rounded(value), unit, target: `≥ ${least}`, holds: value >= least }
}

/** A figure without a target. */
export function told(name: string, value: number, unit: string): Figure {
  return { name, value: rounded(value), unit, target: '', holds: true }
}

function rounded(value: number): number {
  return Number(value.toPrecision(4))
}

/** The value below which a share (0 to 1) of the values lies; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** Prints the table, writes it as JSON when a file is named, and sets exit code 1 when a target is missed. */
export function report(title: string, figures: readonly Figure[], jsonFile?: string): void {
  const rows = figures.map(({ name, value, unit, target, holds }) => [
    name,
    `${value.toLocaleString('en', { maximumFractionDigits: 3 })} ${unit}`.trim(),
    target,
    target === '' ? '' : holds ? 'holds' : 'MISSED',
  ])
  const table = [['', 'measured', 'target', ''], ...rows]
  const widths = [0, 1, 2, 3].map((i) => Math.max(...table.map((row) => row[i]?.length ?? 0)))
  console.log(`\n${title}\n`)
  for (const row of table) {
    console.log(
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  }
  if (jsonFile !== undefined) writeFileSync(jsonFile, `${JSON.stringify({ figures }, null, 2)}\n`)
  if (figures.some((figure) => !figure.holds)) process.exitCode = 1
}
