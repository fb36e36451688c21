import { MAX_KEYWORDS_LENGTH, MAX_SUGGESTIONS } from '../limits.ts'
import { foldLetters } from '../plainLetters.ts'

interface Named {
  name: string
  /** Of a place, other names by which a text may have found it. */
  otherNames?: readonly string[]
}

/** What a text may mean, the likeliest of each kind first. */
interface Meanings<Kind extends Named> {
  places: readonly Kind[]
  restaurants: readonly Kind[]
  /** Their names. */
  dishes: readonly string[]
}

/**
 * What a text in the search box means when nothing was chosen: a place or a restaurant, or words to search for where the visitor is.
 * The first place is meant, unless the text ends within a word of its name and is a word of another name: "ramen" is not Ramenki in
 * Moscow. Words of a dish are searched, since the first restaurant with them may be far away, and so is what stands in many names, as
 * "pizza"; a restaurant is meant by its whole name.
 */
export function likeliest<Kind extends Named>(
  typed: string,
  { places: [place], restaurants, dishes }: Meanings<Kind>,
): Kind | { words: string } | undefined {
  const named = restaurants.filter(({ name }) => holdsWords(name, typed))
  const isSearched =
    named.length >= MAX_SUGGESTIONS || dishes.some((dish) => holdsWords(dish, typed))
  const isOfOthers = isSearched || named.length > 0
  if (place && !(isOfOthers && endsWithinWord(typed, place))) return place
  if (isSearched) {
    return restaurants.find(({ name }) => holdsWords(typed, name)) ?? { words: typed.trim() }
  }
  const [best] = place ? named : restaurants
  const [dish] = dishes
  return best ?? (dish === undefined ? undefined : { words: dish })
}

/** The words that a text means, with those of the Keyword field. */
export function withKeywords(words: string, keywords: string): string {
  return `${words} ${keywords}`.trim().slice(0, MAX_KEYWORDS_LENGTH)
}

/** Whether the words of a text follow each other in a name: "corn ramen" in "Miso corn ramen". */
const holdsWords = (name: string, text: string): boolean => inWords(name).includes(inWords(text))

/** " miso ramen " */
const inWords = (text: string): string =>
  ` ${(foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `

/** A letter of a script that separates words; in others, as in "東京都", none can be told from the next. */
const LETTER =
  /^(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}])\p{L}/u

function endsWithinWord(typed: string, { name, otherNames = [] }: Named): boolean {
  const begun = foldLetters(typed).trim()
  const fitting = [name, ...otherNames].map(foldLetters).filter((one) => one.startsWith(begun))
  return fitting.length > 0 && fitting.every((one) => LETTER.test(one.slice(begun.length)))
}
