import { normalise } from '../normalise.ts'

/**
 * What a text in the search box means when nothing was chosen: the first place, unless the text ends within a word of its name and
 * is a word of another name. "Ramen" means what restaurants serve, and not Ramenki in Moscow.
 */
export function likeliest<Kind extends { name: string }>(
  typed: string,
  places: readonly Kind[],
  others: readonly Kind[],
): Kind | undefined {
  const [place] = places
  if (place === undefined) return others[0]
  if (!endsWithinWord(fold(typed), fold(place.name))) return place
  return others.find(({ name }) => holdsWords(name, typed)) ?? place
}

/** Whether the words of a text follow each other in a name: "corn ramen" in "Miso corn ramen". */
export const holdsWords = (name: string, text: string): boolean =>
  inWords(name).includes(inWords(text))

const endsWithinWord = (typed: string, name: string): boolean =>
  name.startsWith(typed) && /^\p{L}/u.test(name.slice(typed.length))

const fold = (text: string): string =>
  normalise(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** " miso ramen " */
const inWords = (text: string): string =>
  ` ${(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `
