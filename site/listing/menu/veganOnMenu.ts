import type { VeganOption } from '../../../worker/contract/restaurant.ts'

/** The names of the vegan dishes that a menu mentions, whatever their case and accents. */
export function veganOnMenu(menu: string, options: readonly VeganOption[]): string[] {
  const text = plain(menu)
  return options.map(({ option }) => option).filter((name) => isNamed(text, plain(name)))
}

function isNamed(text: string, name: string): boolean {
  return name.trim() !== '' && text.includes(name)
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
