import type { Entry } from '../../languages/entry.ts'
import type { Reason } from '../../menu.ts'
import { findAbsent, isCleared } from './absence.ts'
import { saysDipIsSmooth } from './creamyDip.ts'
import { type Choice, findChoice } from './findChoice.ts'
import { findClaim } from './findClaim.ts'
import { findBare, findBareName, findUnknown } from './findDoubts.ts'
import { findForms, PUT_TOGETHER } from './forms/findForms.ts'
import { findNameless } from './forms/findNameless.ts'
import { isBinder, isPlainBread, listsPlants, tellsDough } from './fullLists.ts'
import lists from './lists.json' with { type: 'json' }
import { findMet, isMet, isOneOf } from './needs.ts'
import { type Reading, readDish } from './readDish.ts'
import { isBeside, isOfPlants, type Standings, tellsPlant } from './standing.ts'
import { type LanguageScores, NO_SCORES, orderLanguages, PORTUGUESE } from './words/language.ts'
import type { Span } from './words/readSegments.ts'
import { isRisky } from './words/roles.ts'

/** What a dish's own words say. */
export interface Weighed {
  /** Animal foods that the text names and that nothing replaces or denies, as printed. */
  animals: string[]
  /** A plant offered in place of all those. */
  choice: Choice | null
  /** Reasons why it usually is not vegan: "mayo usually has egg". */
  hidden: Reason[]
  /** Reasons why it often is not vegan: "kimchi may have fish sauce". */
  maybes: Reason[]
  /** What such a dish may hold although the text does not name it: "curry may have ghee". */
  forms: Reason[]
  /** Other reasons why it may not be. */
  doubts: Reason[]
  /** The text says that the dish has no fish sauce or shrimp paste, or a vegan oyster sauce. */
  isFreeOfFishSauce: boolean
  /** The words themselves say that the dish is vegan. */
  claimsVegan: boolean
  /** Plants, and substitutes such as "vegan cheese", as printed. */
  plants: string[]
}

/** Most letters of a name or a description. No menu has more, and the time to read them grows with their square. */
const MAX_LETTERS = 1500

/** Reads a dish's name and description; `page` tells which languages the rest of the menu speaks. Pure; some 50 µs. */
export function weighText(
  name: string,
  description: string,
  page: LanguageScores = NO_SCORES,
): Weighed {
  if (name.length <= MAX_LETTERS && description.length <= MAX_LETTERS)
    return weigh(name, description, page)
  const weighed = weigh(name.slice(0, MAX_LETTERS), description.slice(0, MAX_LETTERS), page)
  return { ...weighed, doubts: [...weighed.doubts, { code: 'tooLong' }], claimsVegan: false }
}

const PLAIN_RICE = /^arroz(?: (?:simples|parboilizado))?$/i

function weigh(name: string, description: string, page: LanguageScores): Weighed {
  const { title, story, spans, standings } = readDish(name, description, page)
  const isTold = listsPlants(story.segments, story.standings)
  const isDoughTold = isTold && tellsDough(story.segments)
  const named = new Set(title.segments.flatMap((part) => part.spans))
  const risky = spans.filter(
    (span) =>
      isRisky(span) &&
      !standings.has(span) &&
      !isVouchedFor(span, story, named.has(span)) &&
      !saysDipIsSmooth(span, title.segments, story.segments),
  )
  const segments = [...title.segments, ...story.segments]
  const absent = findAbsent(`${name}. ${description}`, segments, standings)
  const met = findMet(risky.length === 0 ? [] : spans, standings)
  const open = risky.filter(
    (span) => !isMet(span, met, segments, standings) && !isCleared(span, absent),
  )
  const animals = open.filter(({ entry }) => entry?.role === 'animal')
  const isSaladTold = isTold && PUT_TOGETHER.test(name)
  // Whoever lists three plants more than the name has written down what is in the dish.
  const isListed = isTold && [...named].some((one) => isOfPlants(one, standings) && !isBeside(one))
  const isOfListed = (span: Span) =>
    isTold && span.entry?.needs === 'core' && tellsPlant(span, title.segments, standings)
  // Plain rice in Brazil and Portugal; in Mexico its stock may be of chicken.
  const isFriedInOil = PLAIN_RICE.test(name) && orderLanguages(page)[0] === PORTUGUESE
  return {
    animals: animals.map(({ words }) => words),
    choice: findChoice(segments, animals, standings),
    hidden: open
      .filter((span) => span.entry?.role === 'hidden' && !isOfListed(span))
      .filter(({ entry }) => !(isDoughTold && entry && isBinder(entry)))
      .map(toReason),
    maybes: open
      .filter(({ entry }) => entry?.role === 'maybe' && !(isSaladTold && isTuna(entry)))
      .map(toReason),
    forms: isFriedInOil ? [] : findForms(title.segments, story.segments, standings, isListed),
    doubts: [
      ...(story.segments.some(({ spans }) => spans.some((span) => isMockMeat(span, standings)))
        ? []
        : spans
            .filter((span) => standings.get(span) === 'vegetarian')
            .filter(({ entry }) => entry?.needs !== 'rice' && !(isTold && isOfMeatWithin(entry)))
            .map(meatless)),
      ...(isListed ? [] : findBare(title.segments, story.segments, standings)),
      ...(isListed ? [] : findUnknown(title.segments, story.segments, standings)),
      ...findNameless(segments, standings),
      ...findBareName(title.segments, story.segments),
    ],
    isFreeOfFishSauce: absent.has('fish sauce') || absent.has('oyster sauce'),
    claimsVegan: claimsVegan(title, story, open),
    plants: isPlainBread(title.segments, story.segments)
      ? [name]
      : isOnlyBeside(title, spans, standings)
        ? []
        : spans
            .filter((span) => isOfPlants(span, standings) || isCleared(span, absent))
            .map(({ words }) => words),
  }
}

/**
 * Vegan custard vouches for the crumble that it is served with, vegan chicken for a katsu. It does not vouch for cheese, which only a
 * vegan cheese replaces.
 */
function isVouchedFor(
  { entry }: Span,
  { segments, standings }: Reading,
  isNamed: boolean,
): boolean {
  if (entry?.needs === 'core' && entry.source === 'meat')
    return segments.some(({ spans }) => spans.some((told) => isMockMeat(told, standings)))
  if (!isNamed || entry?.source !== 'dairy' || entry.role === 'animal') return false
  if (entry.holds?.includes('cheese')) return false
  return segments.some(
    ({ spans }) =>
      spans.some((told) => told.entry?.role === 'vegan') &&
      spans.some((told) => standings.get(told) === 'replaced' && vouchesFor(told, entry)),
  )
}

/** A vegan butter does not vouch, because it may only be spread on a dish, nor does a vegan cream for egg. A vegan pastry does. */
function vouchesFor(told: Span, { holds }: Entry): boolean {
  if (told.entry?.source !== 'dairy') return false
  return !isOneOf('butters', told) && (told.entry.role !== 'animal' || !holds?.includes('egg'))
}

/** The list of a mixed salad would name its tuna. */
const isTuna = ({ source, needs }: Entry): boolean => source === 'fish' && needs === 'core'

/** "Cheesecake | Cashews, berries. Vegan." says it of the whole; "Vegan burger with mac and cheese" does not. */
function claimsVegan(title: Reading, story: Reading, open: readonly Span[]): boolean {
  const named = open.filter(namesAnimal)
  if (named.length === 0) return findClaim(title.segments, title.standings, story.segments)
  const inTitle = title.segments.flatMap(({ spans }) => spans)
  return named.every((span) => inTitle.includes(span)) && findClaim([], new Map(), story.segments)
}

/** A claim does not cover a dish whose own name has an animal food: "mac and cheese". */
function namesAnimal({ entry, words }: Span): boolean {
  return entry?.role === 'hidden' && /cheese|milk|cream|egg|butter|steak|meat|yogh?urt/i.test(words)
}

/** Whether only a cheese, a milk or a seasoning is named, which is no dish: "Mains | vegan cheese", "The classic | sea salt". */
function isOnlyBeside(title: Reading, spans: readonly Span[], standings: Standings): boolean {
  const named = title.segments.flatMap((part) => part.spans)
  if (named.some(({ entry }) => entry !== null && entry.role !== 'neutral')) return false
  const plants = spans.filter((span) => isOfPlants(span, standings))
  return plants.every(
    (span) =>
      span.entry?.source === 'dairy' ||
      span.entry?.source === 'egg' ||
      span.entry?.gives?.includes('milk') ||
      lists.seasoning.includes(span.plain.join(' ')),
  )
}

function toReason({ words, entry }: Span): Reason {
  const code = entry?.role === 'maybe' ? 'maybe' : 'usually'
  return { code, words: [words.toLowerCase()], holds: entry?.holds ?? 'animal products' }
}

/** "Meatless sub | plant-based meatballs" says what stands in for the meat. */
const isMockMeat = (span: Span, standings: Standings): boolean =>
  span.entry?.source === 'meat' && standings.get(span) === 'replaced'

/** A list would name meat in a dish, but it would not name the egg that binds a patty. */
const isOfMeatWithin = (entry: Entry | null): boolean =>
  entry?.needs === 'core' || entry?.needs === 'broth'

function meatless({ words }: Span): Reason {
  return { code: 'meatless', words: [words.toLowerCase()], holds: 'egg or milk' }
}
