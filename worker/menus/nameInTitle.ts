import { fold } from './reader/text/fold.ts'
import lists from './titleWords.json' with { type: 'json' }

const SEPARATORS = / [|·•–—:»-]+ | [–—-]$|[|｜]|: /
/** A longer part of a title is a sentence. */
const LONGEST_NAME = 60
const GREETING =
  /^(?:welcome to|willkommen (?:bei|beim|im|in)|bienvenue (?:chez|au|à)|bienvenidos a|benvenuti (?:da|al|a)) /i

const setOf = (list: string, between: string) => new Set(fold(list).split(between))
/** Stand before the word for a menu: "our menu", "la carta". */
const ARTICLES = setOf(lists.articles, ' ')
const MENUS = setOf(lists.menus, ' ')
/** Kinds of food and of houses, which many names hold and none consists of. */
const KINDS = setOf(lists.kinds, ' ')
/** What pages of a site are called: "home", "order online". */
const PAGES = setOf(lists.pages, ', ')
const PLATFORMS = new RegExp(
  `(?<!\\p{L})(?:google sites|${lists.platforms.replaceAll(' ', '|')})(?!\\p{L})`,
  'u',
)

/** May be a name, but more often describes: "Best vegan food in Ulm", "Nos formules", "Austin, TX". */
const DESCRIBES =
  /^(?:the )?(?:best|finest|top|beste[sr]?|meilleure?s?) |^(?:notre|nos|unsere?|onze|nuestr[oa]s?) | (?:in|near|en|à) |, [A-Z]{2}$/i

/**
 * The restaurant's name in the title of a page of its website, or null: the part that the website's address repeats, else the first
 * that does not say which page it is, if it is surely a name.
 */
export function nameInTitle(title: string, host: string): string | null {
  const parts = title
    .split(SEPARATORS)
    .map((part) => part.trim().replace(GREETING, ''))
    .filter((part) => part.length <= LONGEST_NAME && !isPage(part))
  // The last label is the website's own; those before may name a town or a page.
  const labels = host.split('.').slice(0, -1).reverse().map(lettersOf)
  const inAddress = labels.flatMap((label) => parts.filter((part) => repeats(label, part)))
  if (inAddress[0] !== undefined) return inAddress[0]
  const first = parts.find((part) => !isGeneric(wordsOf(part)))
  return first === undefined || isUnsure(first) ? null : first
}

const isPage = (part: string): boolean =>
  PAGES.has(wordsOf(part).join(' ')) || PLATFORMS.test(fold(part))

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
const lettersOf = (text: string) => wordsOf(text).join('')

/** "Vegan Restaurant", "Our Lunch Menu", or no words at all. */
function isGeneric(words: readonly string[]): boolean {
  const isOfMenu = words.some((word) => MENUS.has(word))
  return words.every(
    (word) => KINDS.has(word) || MENUS.has(word) || (isOfMenu && ARTICLES.has(word)),
  )
}

const isUnsure = (part: string): boolean =>
  DESCRIBES.test(part) || wordsOf(part).some((word) => MENUS.has(word))

/** A shorter match may be an accident: "das" and "com" are in many words. */
const FEWEST_LETTERS = 4

/** Whether a part of a title is nearly a whole label of the address, or holds it and little more. */
function repeats(label: string, part: string): boolean {
  const words = wordsOf(part)
  const letters = words.join('')
  if (Math.min(label.length, letters.length) < FEWEST_LETTERS) return false
  // "Vegan Bistro" may be the name of a house, but "Restaurant" is not.
  if (isGeneric(words)) return words.length > 1 && letters === label
  if (label.includes(letters)) return letters.length * 3 >= label.length * 2
  return letters.includes(label) && label.length * 2 >= letters.length
}
