import { foldLetters } from '../../../worker/contract/plainLetters.ts'
import type { VeganOption } from '../../../worker/contract/veganOption.ts'

/** The names of the vegan dishes that a menu mentions, ignoring case and accents. */
export function veganOnMenu(menu: string, options: readonly VeganOption[]): string[] {
  const text = foldLetters(menu)
  return options.map(({ option }) => option).filter((name) => isNamed(text, foldLetters(name)))
}

/** The `names` that are not among `known`, ignoring case and accents. */
export function withoutNamed(names: readonly string[], known: readonly string[]): string[] {
  const folded = new Set(known.map(foldLetters))
  return names.filter((name) => !folded.has(foldLetters(name)))
}

function isNamed(text: string, name: string): boolean {
  return name.trim() !== '' && text.includes(name)
}
