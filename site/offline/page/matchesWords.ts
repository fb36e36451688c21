import type { WholeRestaurant } from '../../../worker/contract/restaurants/keeping.ts'

/** Accents and case count for nothing, as in a search with a connection. */
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every word begins a word of a restaurant's name, cuisines, address or dishes. */
export function matchesWords({ restaurant, menu }: WholeRestaurant, words: string): boolean {
  const wanted = fold(words).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return true
  const { name, cuisine, address, veganOptions } = restaurant
  const dishes = veganOptions.map(({ option }) => option)
  const text = ` ${fold([name, ...cuisine, address ?? '', ...dishes, menu ?? ''].join(' '))}`
  const parts = text.split(/[^\p{L}\p{N}]+/u)
  return wanted.every((word) => parts.some((part) => part.startsWith(word)))
}
