import type { Entry } from '../../../languages/entry.ts'
import { LANGUAGES } from '../../../languages/languages.ts'
import { lexicon } from '../../../languages/lexicon.ts'
import { splitList } from '../../../languages/readWords.ts'
import { plainWord } from '../../../text/plainWord.ts'
import { ENGLISH, type LanguageOrder, WORLD } from './language.ts'
import { meaningIn, meaningOf } from './phrases.ts'

const PLANT: Entry = { role: 'plant' }
const PLANT_MILK: Entry = { role: 'plant', gives: ['milk', 'cheese'] }
const PLANT_PATTY: Entry = { role: 'plant', gives: ['core', 'patty', 'filling'] }
const FISH: Entry = { role: 'animal', source: 'fish' }

const MAYBE_EGG: Entry = { role: 'maybe', source: 'egg', holds: 'egg', needs: 'batter' }
/** Shapes that a breading or an egg holds together. */
const BOUND_WITH_EGG =
  /^(?:rahm)?(?:schnitzel|frikadellen?|bulette?n?|laibchen|laiberl|pflanzerl|kuchle|bratlinge?|kotelett|cordon|maultaschen?|tortellini|ravioli|spatzle|nocken|knodel)$/
const MOCK = /^(?:tofu|raucher|seitan|tempeh|soja|lupinen?|weizen|erbsen|pflanzen|jackfruit)/
/** A cheese of a nut or a seed where the restaurant says so; else "Walnusskäse" may be of milk, with walnuts in it. */
const NUT_OR_SEED =
  /^(?!hasel|hazel|erd|kokos|cashew).*(?:nu(?:ss|sse|ssen)|kern(?:en?)?|pistazien?|macadamia|noten|noot|pit|pitten|pistache)$/
const OF_NUT_OR_MILK: Entry = { role: 'hidden', source: 'dairy', holds: 'milk or cheese' }
/** Flavours stand before these: "Kokoseis". */
const FROZEN = /^(?:eis|ijs|pudding|mousse|torte)$/

/** Shorter ones are words of their own, or nobody can tell where they part. */
const SHORTEST = 7
const SHORTEST_PART = 3
/** The work takes the square of a word's length. */
const LONGEST = 40

/** Their words first: those of other languages are seldom parts. */
const WITH_COMPOUNDS = [...LANGUAGES.entries()].flatMap(([language, { grammar }]) =>
  grammar?.compounds === undefined ? [] : [language],
)
const RULES = LANGUAGES.flatMap(({ grammar }) => grammar?.compounds ?? [])
const PARTS = RULES.map((rules, at) => ({
  order: [WITH_COMPOUNDS[at] ?? ENGLISH, ENGLISH, WORLD],
  heads: splitList(rules.heads),
  parts: splitList(rules.parts),
  starts: splitList(rules.starts),
  plantHeads: splitList(rules.plantHeads),
}))
const BODIES = new Set(RULES.flatMap(({ bodies }) => splitList(bodies)).map(plainWord))
const JOINERS = [...new Set(['', ...RULES.flatMap(({ joiners }) => splitList(joiners))])]

/**
 * What a dish or a food in one word probably is: "Linsenbrot", "Hafermilch", "Rinderfilet", "rockfish". null: its parts
 * tell nothing.
 */
export function guessCompound(word: string, order: LanguageOrder): Entry | null {
  if (word.length < SHORTEST || word.length > LONGEST) return null
  // German parts are long and German dishes stand on English menus; English words end in short Dutch ones: "herbal".
  const english = order.indexOf(ENGLISH)
  const spoken = WITH_COMPOUNDS.map((language) => order.indexOf(language) < english)
  const own = (order[0] === ENGLISH ? [] : WITH_COMPOUNDS).toSorted(
    (a, b) => order.indexOf(a) - order.indexOf(b),
  )
  for (const language of own) {
    const whole = fromWords(word, language, [language, ...order])
    if (whole !== null) return whole
  }
  return fromParts(
    word,
    PARTS.filter((_, at) => at === 0 || spoken[at]),
  )
}

/** Of two known words, the later of which is as long as may be: "Pilz-rahmsauce" before "Pilzrahm-sauce". */
function fromWords(word: string, language: number, order: LanguageOrder): Entry | null {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const head = meaningOf(plainWord(word.slice(at)), order)
    if (head === null || head.role === 'neutral') continue
    const first = firstPart(word.slice(0, at), language, order)
    if (first === null) continue
    const whole = join(first.entry, first.word, head, word.slice(at))
    if (whole !== null) return whole
  }
  return null
}

/** The word that a compound begins with, in the language itself or English: a Dutch one makes no German compound. */
function firstPart(
  part: string,
  language: number,
  order: LanguageOrder,
): { word: string; entry: Entry } | null {
  for (const joiner of JOINERS) {
    if (!part.endsWith(joiner)) continue
    const word = plainWord(part.slice(0, part.length - joiner.length))
    if (word.length < SHORTEST_PART) continue
    const entry =
      (isSource(word) ? PLANT_PATTY : meaningIn(word, [language, ENGLISH, WORLD])) ??
      // "Himbeer-sorbet"
      (joiner === '' ? meaningIn(plainWord(`${word}e`), [language]) : null) ??
      (joiner === '' && word.length >= SHORTEST ? fromWords(word, language, order) : null)
    if (entry !== null) return { word, entry }
  }
  return null
}

function join(first: Entry, word: string, head: Entry, shape: string): Entry | null {
  if (first.role === 'animal') return first
  // "Selleriesalat" is, "Sellerieschnitzel" is breaded; of seitan or soy it is a vegan's.
  if (BOUND_WITH_EGG.test(shape) && !MOCK.test(word) && isBody(first, word)) return MAYBE_EGG
  const isPlant = first.role === 'plant' || first.role === 'staple'
  if (head.role === 'animal') {
    if (!isPlant) return head
    if (head.source === 'dairy' && NUT_OR_SEED.test(word)) return OF_NUT_OR_MILK
    const isMilk = head.source === 'dairy' && lexicon().milkSources.has(word)
    if (isMilk) return FROZEN.test(shape) ? head : PLANT_MILK
    return head.source === 'meat' && isBody(first, word) ? PLANT_PATTY : head
  }
  if (head.role === 'hidden' || head.role === 'maybe' || head.role === 'bare') {
    const isShape = head.source === 'meat' && head.needs !== undefined
    return isShape && isBody(first, word) ? PLANT_PATTY : head
  }
  if (first.role === 'hidden' || first.role === 'maybe') return first
  if (head.role === 'staple' && first.gives?.includes('core')) return PLANT
  if (head.role === 'plant' || head.role === 'staple') return head
  return isPlant ? first : null
}

/** What a plant's milk, or a patty, is made of. */
function isSource(word: string): boolean {
  return lexicon().milkSources.has(word) || BODIES.has(word)
}

function isBody({ gives }: Entry, word: string): boolean {
  return gives?.includes('core') === true || BODIES.has(word)
}

function fromParts(word: string, languages: typeof PARTS): Entry | null {
  if (word.endsWith('fish')) return FISH
  for (const { order, heads, parts, starts, plantHeads } of languages) {
    const animal =
      heads.find((head) => word.endsWith(head) && word.length > head.length + 1) ??
      parts.find((part) => word.indexOf(part) > 1) ??
      starts.find((start) => word.startsWith(start))
    if (animal !== undefined)
      return { role: 'animal', source: meaningOf(plainWord(animal), order)?.source ?? 'meat' }
    if (plantHeads.some((head) => word.endsWith(head) && word.length > head.length + 2)) {
      return PLANT
    }
  }
  return null
}
