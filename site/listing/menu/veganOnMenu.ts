import { normalise } from '../../../worker/contract/normalise.ts'
import type { VeganOption } from '../../../worker/contract/veganOption.ts'

/** The names of the vegan dishes that a menu mentions, ignoring case and accents. */
export function veganOnMenu(menu: string, options: readonly VeganOption[]): string[] {
  const text = plain(menu)
  return options.map(({ option }) => option).filter((name) => isNamed(text, plain(name)))
}

/** The `names` that are not among `known`, ignoring case and accents. */
export function withoutNamed(names: readonly string[], known: readonly string[]): string[] {
  const folded = new Set(known.map(plain))
  return names.filter((name) => !folded.has(plain(name)))
}

function isNamed(text: string, name: string): boolean {
  return name.trim() !== '' && text.includes(name)
}

function plain(text: string): string {
  return normalise(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase()
}
