import {
  toPlainApostrophes,
  withoutInnerApostrophes,
} from '../../../worker/contract/plainApostrophes.ts'
import { foldLetters } from '../../../worker/contract/plainLetters.ts'
import { capitaliseCuisine } from '../../../worker/contract/restaurants/cuisineNames.ts'
import type { WholeRestaurant } from '../../../worker/contract/restaurants/keeping.ts'
import { withoutSaidByAll } from '../../../worker/contract/saidByAll.ts'

/** Words with a space between them, without accents and in lower case, like a search on the server. */
const folded = (text: string) =>
  foldLetters(toPlainApostrophes(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What is searched of each restaurant: folding a thousand menus takes too long for every letter that is typed. */
const searched = new WeakMap<WholeRestaurant, string>()

function searchedOf(whole: WholeRestaurant): string {
  const known = searched.get(whole)
  if (known !== undefined) return known
  const { restaurant, menu } = whole
  const { name, cuisine, address, veganOptions } = restaurant
  const dishes = veganOptions.map(({ option }) => option)
  const cuisines = [...cuisine, ...cuisine.map(capitaliseCuisine)]
  const names = [name, withoutInnerApostrophes(name)]
  const text = folded([...names, ...cuisines, address ?? '', ...dishes, menu ?? ''].join(' '))
  searched.set(whole, text)
  return text
}

/** Tells whether each of these words is the beginning of a word in a restaurant's name, cuisines, address or dishes. */
export function matchesWords(words: string): (whole: WholeRestaurant) => boolean {
  const told = withoutSaidByAll(words)
  if (folded(told) === '') return () => true
  const wanted = told.split(/\s+/u).map((typed) => {
    // The name may leave out an apostrophe that was typed.
    const forms = [typed, withoutInnerApostrophes(typed)].map(folded)
    return forms.map((form) => form.split(' ').map((word) => ` ${word}`))
  })
  return (whole) => {
    const text = ` ${searchedOf(whole)}`
    return wanted.every((forms) =>
      forms.some((starts) => starts.every((start) => text.includes(start))),
    )
  }
}
