import { lexicon } from '../languages/lexicon.ts'
import { fold } from '../text/fold.ts'
import { type MarkMeaning, meaningOfCode, plainMark } from './codes.ts'
import { isDiet, maySpeakOfDiet, meaningOf } from './readMeaning.ts'
import { readTalk, type Said, type TalkKind } from './talk.ts'

/** Longer texts are no legends. */
const MAX_LETTERS = 700
/** What parts the entries of a legend; a pattern for a line as printed. */
const ENTRIES = /[,;|•·\n]|\s\/\s|[.!?](?=\s|$)|\s[–—-]\s(?=[([]?[A-Z]{1,3}[)\]]?\s?[=:])/u
const SIGNS = /^[=:–—→-]$/
const OPEN = /^[([{"“„'‘]$/
const SHUT = /^[)\]}"”“'’]$/
const ICON = /^(?:\p{Extended_Pictographic}|[Ⓥⓥ🅥🅅†‡§]|\*+)$/u
const CODE = /^(?:[A-Za-z]{1,4}|\d{1,2}|[A-Z]\d)[+*]?$/
/** So many entries of a kind are a list, and their letters codes. */
const LIST = 3

/** One entry in a line of its own: "9 vegan". */
const ALONE = /^\d{1,2}\s\p{L}{5,12}$/u

const LISTED = /gl[uú]t[ei]n/iu

interface Pair {
  code: string
  meaning: MarkMeaning
  /** It tells what is vegan, or is not. */
  isDiet: boolean
  /** A sign, a bracket, or a code that many menus have. */
  isSure: boolean
}

/** A code or a meaning within an entry. */
interface Part {
  code: string | null
  said: Said[]
  /** A sign or a bracket sets it apart. */
  isSet: boolean
}

/**
 * "V = vegan", "(v) vegetarian · (ve) vegan", "contains dairy (D)", "1 Gluten, 3 Eier, 9 vegan", "dishes with a 🌱 are vegan".
 * A letter or word from prose defines nothing: an entry holds a code, a diet or an allergen, and what joins them.
 */
export function readLegend(text: string): Map<string, MarkMeaning> {
  const legend = new Map<string, MarkMeaning>()
  if (text.length > MAX_LETTERS) return legend
  const entries = text.split(ENTRIES).map((entry) => joinBoth(readTalk(entry)))
  const read = entries.map(readEntry)
  // "V = vegan, contains dairy"
  const pairs = read
    .filter((_, at) => read[at + 1]?.length !== 0 || !saysAnimal(entries[at + 1]))
    .flat()
  const diets = pairs.filter(({ isDiet }) => isDiet).length
  // "2 eggs, 3 rashers, 1 bun" is a breakfast; a list of allergens has gluten.
  const isList = (pairs.length >= LIST && (diets > 0 || LISTED.test(text))) || ALONE.test(text)
  for (const { code, meaning, isDiet, isSure } of pairs) {
    const isPlain = meaningOfCode(code) !== undefined && text.includes('=')
    const isBelieved = isList || diets >= 2 || (isSure && (isDiet || isPlain || diets > 0))
    if (legend.has(code) || !isBelieved) continue
    if (meaning === 'vegan' && meaningOfCode(code) === 'other') continue
    legend.set(code, meaning)
  }
  return legend
}

/** "vegetarian or vegan", "vegan/vegetarian" are one meaning, whose connective is no word of its own. */
function joinBoth(said: readonly Said[]): Said[] {
  return said.filter(({ kinds, plain }, at) => {
    const joins = plain === '/' || kinds.includes('and') || kinds.includes('or')
    const beside = [said[at - 1], said[at + 1]]
    return !joins || !beside.every((one) => one !== undefined && isDiet(one))
  })
}

function readEntry(said: readonly Said[]): Pair[] {
  const parts = partsOf(said)
  const [first, second] = parts
  if (first === undefined || second === undefined) return []
  const pairs: Pair[] = []
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [one, other] = [parts[at], parts[at + 1]]
    const code = one?.code ?? other?.code
    const words = one?.code === null ? one : other
    if (code === undefined || code === null || words === undefined || words.code !== null) break
    const isSet = one?.isSet === true || other?.isSet === true
    const meaning = meaningOfEntry(words.said, isSet)
    // What stands first and is no diet is the name of a dish, and its marks follow.
    if (first.code === null && meaning === 'other' && meaningOf(words.said) === null) return []
    if (meaning === null) continue
    // "TLT – vegan" is a sandwich.
    const isWord = /^[A-Z]{3,}$/.test(code) && !said.some(({ plain }) => /^[=:([]$/.test(plain))
    const isSure = (isSet && !isWord) || isUsual(code)
    // "Beef ramen (A)" is a dish.
    const isWhole =
      words.said.every(({ kinds }) => kinds[0]) || said.some(({ plain }) => plain === '=')
    const isDiet =
      meaning !== 'other' && (meaning !== 'animal' || (isWhole && !!meaningOf(words.said)))
    pairs.push({ code, meaning, isDiet, isSure })
  }
  return pairs
}

function isUsual(code: string): boolean {
  return meaningOfCode(code) !== undefined && meaningOfCode(code) !== 'other'
}

/** An entry as codes and meanings by turns. */
function partsOf(said: readonly Said[]): Part[] {
  const parts: Part[] = []
  let words: Said[] = []
  let isSet = false
  const close = () => {
    if (words.some(({ kinds }) => !kinds.includes('legend')) || words.some(isDiet)) {
      parts.push({ code: null, said: words, isSet })
      isSet = false
    }
    words = []
  }
  for (const [at, one] of said.entries()) {
    if (SIGNS.test(one.plain)) isSet = true
    else if (OPEN.test(one.plain) || SHUT.test(one.plain) || one.plain === '\u2019') continue
    else if (isCode(said, at)) {
      close()
      const isBracketed = OPEN.test(said[at - 1]?.plain ?? '') || ICON.test(one.raw)
      parts.push({ code: plainMark(one.raw), said: [], isSet: isBracketed || isSet })
      isSet = false
    } else words.push(one)
  }
  close()
  return parts
}

function isCode(said: readonly Said[], at: number): boolean {
  const one = said[at]
  if (one === undefined) return false
  if (ICON.test(one.raw)) return true
  const [before, after] = [said[at - 1], said[at + 1]]
  // "VEG = vegano" defines what elsewhere is a word.
  const isDefined = before === undefined && SIGNS.test(after?.plain ?? '')
  if (!CODE.test(one.raw) || (isDiet(one) && !isDefined)) return false
  if (OPEN.test(before?.plain ?? '') && SHUT.test(after?.plain ?? '')) return true
  const isSigned = [before, after].some((other) => SIGNS.test(other?.plain ?? ''))
  // "I piatti", "A dish".
  const isArticle = one.kinds.includes('legend') && after?.kinds.includes('legend') === true
  if (one.raw.length === 1 && isArticle && !isSigned) return false
  const isAtEnd = before === undefined || after === undefined
  const code = plainMark(one.raw)
  if (isUsual(code) && (isSigned || isAtEnd || /^[A-Z]/.test(one.raw))) return true
  if (meaningOfCode(code) !== undefined && (isSigned || /^[A-Z]{2}/.test(one.raw))) return true
  if (/^(?:[A-Z]{1,3}\d?|\d{1,2})$/.test(one.raw)) {
    return before === undefined || (isSigned && (after === undefined || one.raw.length <= 2))
  }
  return isSigned && before === undefined && one.raw.length <= 3
}

/** What stands beside a diet in a legend's entry. */
const BESIDE: readonly TalkKind[] = ['legend', 'onRequest', 'not', 'fully', 'is', 'and', 'or']

const CONTAINS = /^(?:may )?(?:contain|enthal|conti?en|conte[mn]|bevat|zawiera)/iu
/** "no animal products" */
const NOTHING_OF_ANIMALS = /\b(?:anim|tier|dier|zwierz|odzwierz|orig)/iu

/** "contains vegan cheese" speaks of a part; "contains no animal products" of all. */
function speaksOfPart(said: readonly Said[]): boolean {
  const isOfWhole = said.some(
    ({ kinds, raw }) => kinds.includes('vegan') && NOTHING_OF_ANIMALS.test(raw),
  )
  return !isOfWhole && said.some(({ raw }) => CONTAINS.test(fold(raw)))
}

/** An entry without a code that names an animal food: "contains dairy", "may contain milk". */
function saysAnimal(said: readonly Said[] = []): boolean {
  const isFree = said.some(({ plain }) => FREE.test(plain))
  return !isFree && speaksOfPart(said) && said.some(({ plain }) => isAnimal(plain))
}

/** null: the words say more than a diet or an allergen. */
function meaningOfEntry(said: readonly Said[], isSet: boolean): MarkMeaning | null {
  const meaning = meaningOf(said)
  if (meaning === 'vegan' && speaksOfPart(said)) return null
  const plain = said.filter(({ isWord }) => isWord)
  const isWhole = plain.every(
    (one) => isDiet(one) || one.kinds.some((kind) => BESIDE.includes(kind)),
  )
  if (meaning !== null && meaning !== 'other') return isWhole ? meaning : null
  const isFree = plain.some(
    (one) => FREE.test(one.plain) || ENDS_FREE.test(one.raw) || one.kinds.includes('not'),
  )
  const namesAnimal = plain.some((one) => isAnimal(one.plain) && !one.kinds.includes('legend'))
  if (namesAnimal && !isFree) return 'animal'
  return meaning === 'other' || isSet || plain.length > 0 ? 'other' : null
}

/** Whether a line tells what the marks of the menu mean: "V = vegetarian, VG = vegan". */
export function isLegend(text: string): boolean {
  if (text.length > MAX_LETTERS || !(maySpeakOfDiet(text) || text.includes('='))) return false
  const meanings = [...readLegend(text).values()]
  if (meanings.length >= LIST) return true
  return meanings.some((meaning) => meaning !== 'other' || text.includes('='))
}

const FREE =
  /^(?:no|not|nor|neither|ne|ni|non|kein\p{L}*|nicht|geen|nao|nie|without|ohne|sans|sin|senza|sem|zonder|bez)$/u

/** "dairy free" is one phrase. */
const ENDS_FREE = /(?:free|frei|vrij)$/i

function isAnimal(word: string): boolean {
  return lexicon().terms.get(word)?.entry.role === 'animal'
}
