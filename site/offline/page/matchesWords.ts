import {
  toPlainApostrophes,
  withoutInnerApostrophes,
} from '../../../worker/contract/plainApostrophes.ts'
import { foldLetters } from '../../../worker/contract/plainLetters.ts'
import { capitaliseCuisine } from '../../../worker/contract/restaurants/cuisineNames.ts'
import type { WholeRestaurant } from '../../../worker/contract/restaurants/keeping.ts'

/** Ignores accents and case, like a search on the server. */
const wordsOf = (text: string) =>
  foldLetters(toPlainApostrophes(text))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Whether each word is the beginning of a word in a restaurant's name, cuisines, address or dishes. */
export function matchesWords({ restaurant, menu }: WholeRestaurant, words: string): boolean {
  if (wordsOf(words).length === 0) return true
  const { name, cuisine, address, veganOptions } = restaurant
  const dishes = veganOptions.map(({ option }) => option)
  const cuisines = [...cuisine, ...cuisine.map(capitaliseCuisine)]
  const names = [name, withoutInnerApostrophes(name)]
  const parts = wordsOf([...names, ...cuisines, address ?? '', ...dishes, menu ?? ''].join(' '))
  const begins = (word: string) => parts.some((part) => part.startsWith(word))
  // The name may leave out an apostrophe that was typed.
  return words
    .split(/\s+/u)
    .every((typed) =>
      [typed, withoutInnerApostrophes(typed)].some((one) => wordsOf(one).every(begins)),
    )
}
