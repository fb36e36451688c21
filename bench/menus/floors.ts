import { readFileSync, writeFileSync } from 'node:fs'
import type { Figure } from '../report.ts'

/** The least value of each figure, or the greatest one allowed; a floor is lowered only to end a false vegan. */
type Floors = Readonly<Record<string, number>>

const FILE = new URL('floors.json', import.meta.url)

export function readFloors(): Floors {
  return JSON.parse(readFileSync(FILE, 'utf8'))
}

export function writeFloors(floors: Floors): void {
  const sorted = Object.fromEntries(Object.entries(floors).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** Whether a figure is checked: it has a target and is the same on every machine. Times are not, and photos take minutes. */
export function isGated({ name, target, unit }: Figure): boolean {
  return target !== '' && unit !== 'ms' && !name.startsWith('drawn photos')
}

/** Figures without a floor or below it, as readable lines. */
export function underFloors(figures: readonly Figure[], floors: Floors): string[] {
  return figures.filter(isGated).flatMap((figure) => {
    const floor = floors[figure.name]
    if (floor === undefined) return [`${figure.name}: has no floor`]
    if (figure.value === floor || isBetter(figure, floor)) return []
    return [`${figure.name}: ${figure.value}, was ${floor}`]
  })
}

/** Raises the floors to these figures; also returns how many were raised. */
export function raiseFloors(figures: readonly Figure[], floors: Floors) {
  const better = figures.filter(isGated).filter((figure) => {
    const floor = floors[figure.name]
    return floor === undefined || isBetter(figure, floor)
  })
  const reached = Object.fromEntries(better.map(({ name, value }) => [name, value]))
  return { floors: { ...floors, ...reached }, raised: better.length }
}

function isBetter({ target, value }: Figure, floor: number): boolean {
  return target.startsWith('≤') ? value < floor : value > floor
}
