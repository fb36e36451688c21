import type { Judgement, MenuItem, Reason } from '../menu.ts'
import { plainWord } from '../text/plainWord.ts'
import { allergenOf } from './context/allergenLetters.ts'
import { isSaltedWithFish } from './context/fishSauce.ts'
import { type MenuContext, plainHeading } from './context/menuContext.ts'
import { offersVegan } from './offersVegan.ts'
import { ALLERGEN, type ReadMarks, readMarks, takeMarks } from './readMarks.ts'
import type { Choice } from './text/findChoice.ts'
import { toPhrase } from './text/holdsOneOf.ts'
import lists from './text/lists.json' with { type: 'json' }
import { type Weighed, weighText } from './text/weighText.ts'
import { kindOf, weighUnder } from './text/weighUnder.ts'
import { isVeganHeading } from './veganHeading.ts'

/** "Vegan cheese +", "Go vegan for": a supplement, or words about one. */
const SUPPLEMENT = /^\+|\+\s*$|^go vegan\b|^(?:add|extra|swap|sub|substitute|upgrade)\b/iu

/**
 * Whether a dish is vegan, and why. The restaurant's own mark comes first, then its claims, then marks against, then the
 * words; but a dish whose words name an animal food is never called vegan. Pure; some 0.1 ms.
 */
export function judgeDish(item: MenuItem, context: MenuContext): Judgement {
  return judgeMarked(takeMarks(item, context.legend), context, kindOf(item.section, context.page))
}

/** The same of a dish whose marks were taken out of its text. `kind` is what its heading says. */
export function judgeMarked(
  item: MenuItem,
  context: MenuContext,
  kind: string,
  own: Weighed = weighText(item.name, item.description, context.page),
): Judgement {
  const dish = readMarks(item, context)
  const weighed = weighUnder(kind, item, own, context.page)
  const words = tellsEggAndMilk(dish.codes, context) ? withoutAllergens(weighed) : weighed
  if (SUPPLEMENT.test(item.name)) return unsure({ code: 'supplement' })
  return (
    onRequest(dish, item) ??
    fromMark(dish, item, words) ??
    fromClaim(item, context, words) ??
    againstIt(dish, item, context, words) ??
    fromWords(words)
  )
}

function onRequest({ marks }: ReadMarks, { name, description }: MenuItem): Judgement | null {
  const mark = marks.find(({ meaning }) => meaning === 'on-request')
  if (mark) return { verdict: 'on-request', reason: saying('markedOnRequest', mark.mark) }
  return offersVegan(`${name}. ${description}`)
    ? { verdict: 'on-request', reason: { code: 'canBeVegan' } }
    : null
}

function fromMark({ marks }: ReadMarks, item: MenuItem, words: Weighed): Judgement | null {
  const mark = marks
    .filter(({ meaning }) => meaning === 'vegan')
    .toSorted((a, b) => Number(a.isGuess) - Number(b.isGuess))[0]
  // "🌱 vegetarian"
  const isDoubled = mark?.isGuess === true && marks.some(({ meaning }) => meaning === 'vegetarian')
  const isVeganDiet = item.diets.some((diet) => /vegan/i.test(diet))
  if ((mark === undefined || isDoubled) && !isVeganDiet) return null
  // By custom a letter names an allergen; the restaurant's own word counts for more.
  const isGuess = mark === undefined || mark.isGuess
  if (marks.some(({ meaning }) => meaning === 'animal' || (meaning === 'allergen' && isGuess)))
    return null
  if (mark === undefined) return trusted(words, { code: 'diet' })
  return trusted(words, { code: 'marked', words: [mark.mark] }, mark.isGuess)
}

function fromClaim(item: MenuItem, context: MenuContext, words: Weighed): Judgement | null {
  if (context.allVegan) return trusted(words, { code: 'allVegan' }, context.isContradicted)
  const heading = plainHeading(item.section)
  const isHeading = isVeganHeading(heading) || context.veganSections.has(heading)
  if (isHeading && !context.animalSections.has(heading)) {
    return trusted(words, { code: 'listedUnder', words: [item.section] })
  }
  if (context.veganKinds.size === 0) return null
  // A curry is what the name ends in; "Curry fries" are fries.
  const kinds = [...wordsOf(item.section), ...wordsOf(item.name).slice(-1)]
  const kind = kinds.find((word) => context.veganKinds.has(word))
  return kind === undefined ? null : trusted(words, { code: 'veganKind', words: [kind] })
}

/** Believes the restaurant, but not over a named animal food, nor with a weak word over what such dishes hold. */
function trusted(
  { animals: [animal], hidden, maybes }: Weighed,
  reason: Reason,
  isWeak = false,
): Judgement {
  const [usual] = isWeak ? [...hidden, ...maybes] : []
  const yet = animal === undefined ? usual : saying('names', animal.toLowerCase())
  return yet === undefined ? { verdict: 'vegan', reason } : unsure({ ...reason, yet })
}

function saying(code: Reason['code'], word: string): Reason {
  return { code, words: [word] }
}

function unsure(reason: Reason): Judgement {
  return { verdict: 'unsure', reason }
}

function againstIt(
  { marks, codes }: ReadMarks,
  item: MenuItem,
  context: MenuContext,
  words: Weighed,
): Judgement | null {
  const against = marks.find(({ meaning }) => meaning === 'animal')
  if (against) return { verdict: 'not-vegan', reason: saying('marked', against.mark) }
  const allergen = marks.find(({ meaning }) => meaning === 'allergen')
  const isOfPlants = words.animals.length + words.hidden.length === 0
  if (allergen && isOfPlants)
    return unsure({ ...saying('allergen', allergen.mark), holds: allergenOf(allergen.mark) })
  const notes = context.servedWith.filter((note) => comesWith(note, item))
  const served = notes.find(({ fryer }) => fryer !== 'shared')
  if (served)
    return { verdict: 'not-vegan', reason: saying('servedWith', served.holds.toLowerCase()) }
  if (notes.length > 0 && (isOfPlants || words.choice !== null))
    return unsure({ ...saying('maybe', item.name), holds: 'animal products' })
  if (!namesItsAllergens(codes, context) && isSaltedWithFish(item, words, context))
    return unsure({ code: 'saltedWithFish' })
  if (!context.marksVegan || words.claimsVegan || !isOfPlants) return null
  // Nobody marks a bowl of fruit.
  if (lists.ofThemselves.includes(toPhrase(item.name).trim())) return null
  const isVegetarian = marks.some(({ meaning }) => meaning === 'vegetarian')
  return unsure({ code: isVegetarian ? 'vegetarian' : 'notMarked' })
}

/** "(A,F)" where D is fish, by the legend or, without one, by custom: a dish that has fish sauce would bear the D. */
function namesItsAllergens(codes: readonly string[], context: MenuContext): boolean {
  const isByCustom = context.legend.get('D') === 'allergen'
  if (!isByCustom && !context.marksFish) return false
  return codes.some((code) => ALLERGEN.test(code) && (isByCustom || context.legend.has(code)))
}

/** "(A,F)" where C is egg and G is milk, or "(1,6)" where a legend says so of 3 and 7; by custom a number may be an additive. */
function tellsEggAndMilk(codes: readonly string[], { legend }: MenuContext): boolean {
  if (codes.length === 0) return false
  const are = (both: string[], meanings: RegExp) =>
    both.every((code) => meanings.test(legend.get(code) ?? ''))
  const byNumber = are(['3', '7'], /^animal$/)
  const byLetter = are(['C', 'G'], /^(?:animal|allergen)$/)
  return codes.some((code) => ALLERGEN.test(code) && (/\d/.test(code) ? byNumber : byLetter))
}

/** A long list that bears no letter of egg or milk has none, even where such a dish may. What it usually has may have been forgotten. */
function withoutAllergens(words: Weighed): Weighed {
  if (words.plants.length < 3) return words
  const isAllergen = (food: string) => lists.allergens.includes(food)
  const open = (reasons: Reason[]) =>
    reasons.filter(({ holds = '' }) => !holds.split(/, | or /).every(isAllergen))
  return { ...words, maybes: open(words.maybes), forms: open(words.forms) }
}

function comesWith(note: MenuContext['servedWith'][number], item: MenuItem): boolean {
  if (note.section !== '' && note.section !== plainHeading(item.section)) return false
  // Fries beside a burger are fried as well.
  const beside = note.fryer === undefined ? '' : item.description
  const words = wordsOf(`${item.section} ${item.name} ${beside}`)
  return (
    note.subject.length === 0 ||
    note.subject.some((kind) => words.some((word) => isOfKind(word, kind)))
  )
}

/** "Tomatensuppe" of "Suppen", "pizza" of "pizze". */
function isOfKind(word: string, kind: string): boolean {
  if (word === kind || kind.length < 5) return word === kind
  const at = word.lastIndexOf(kind.slice(0, -1))
  return at !== -1 && /^[aeiousnm]{0,2}$/.test(word.slice(at + kind.length - 1))
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}]+/u).map(plainWord)
}

function fromWords(words: Weighed): Judgement {
  const { choice, hidden, maybes, forms, plants } = words
  const [animal] = words.animals
  if (choice !== null && hidden.length === 0) return withChoice(choice, [...maybes, ...forms])
  if (animal !== undefined)
    return { verdict: 'not-vegan', reason: saying('names', animal.toLowerCase()) }
  if (words.claimsVegan) return { verdict: 'vegan', reason: { code: 'saysVegan' } }
  const [usual] = hidden
  if (usual !== undefined) return { verdict: 'not-vegan', reason: usual }
  const [doubt] = [...maybes, ...words.doubts, ...forms]
  if (doubt !== undefined) return unsure(doubt)
  if (plants.length === 0) return unsure({ code: 'unsaidAtAll' })
  return { verdict: 'vegan', reason: plantsOf(plants) }
}

/** "Curry with tofu or chicken": what else is in it is to be asked as well. */
function withChoice({ plant, meat }: Choice, [doubt]: readonly Reason[]): Judgement {
  const words = [plant.toLowerCase(), meat.toLowerCase()]
  return {
    verdict: 'on-request',
    reason: { code: 'inPlaceOf', words, ...(doubt !== undefined && { yet: doubt }) },
  }
}

const PLANTS = ['plant', 'twoPlants', 'threePlants'] as const

function plantsOf(plants: readonly string[]): Reason {
  const named = [...new Set(plants.map((plant) => plant.toLowerCase()))]
  return { code: PLANTS[named.length - 1] ?? 'manyPlants', words: named.slice(0, 3) }
}
