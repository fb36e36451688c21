import { splitList } from '../../languages/readWords.ts'
import type { Reason } from '../../menu.ts'
import { findExplicitIngredients } from './forms/findExplicitIngredients.ts'
import { PUT_TOGETHER } from './forms/findForms.ts'
import { holdsOneOf } from './holdsOneOf.ts'
import lists from './lists.json' with { type: 'json' }
import { isOfPlants, type Standings } from './standing.ts'
import type { Segment, Segments, Span } from './words/readSegments.ts'
import { isFood, isRisky, isUnknown } from './words/roles.ts'

/** Minestrone is made in oil by its recipe. */
const NEEDS_NO_FAT = new RegExp(`${PUT_TOGETHER.source}|minestrone`, 'i')

/** A "house salad" is in doubt until two plants are named; a cooked dish also until its text says how it is cooked. */
export function findBare(title: Segments, story: Segments, standings: Standings): Reason[] {
  const named = title.flatMap(bareOf)
  const told = story.flatMap(({ spans }) => spans)
  const bare = [...named, ...story.flatMap(bareOf)]
  if (bare.length === 0) return []
  const plants = [...title.flatMap(({ spans }) => spans), ...told].filter((span) =>
    isOfPlants(span, standings),
  )
  // The doubt about greens is ham, and about potatoes butter: where one is left out, a single plant is enough.
  const isAnswered = told.some((span) => standings.get(span) === 'denied')
  if (plants.length < (isAnswered || isDressedSalad(bare, story) ? 1 : 2)) return bare.map(sayBare)
  if (isAnswered) return []
  const inName = findExplicitIngredients(title, standings)
  if (isExplainedHow(story, standings) || inName === 'all' || inName.has('dal')) return []
  return named.filter(({ words }) => !NEEDS_NO_FAT.test(words)).map(sayBare)
}

/** Vegetables of which a plate alone is named: "Beetroot", "Funghi". What lies on it nobody says. */
const BARE_NAMES: ReadonlySet<string> = new Set(lists.bareNames)

/** A dish named for one vegetable, with nothing said of it. */
export function findBareName(title: Segments, story: Segments): Reason[] {
  const [named, ...more] = title.flatMap(({ spans }) => spans)
  const isAlone = more.length === 0 && story.every(({ spans }) => spans.length === 0)
  return isAlone && named && BARE_NAMES.has(named.plain.join(' ')) ? [sayBare(named)] : []
}

const SALAD = /(?:salads?|salate?|salade|insalata|ensalada|salada|sałatka)$/iu
const DRESSING = /(?:vinaigrette|dressing)$/iu

/** "Green salad | lemon vinaigrette" is greens and what is said of their dressing. */
function isDressedSalad(bare: readonly Span[], story: Segments): boolean {
  return (
    bare.every(({ words }) => SALAD.test(words)) &&
    story.some(({ spans }) =>
      spans.some(({ entry, words }) => entry?.role === 'plant' && DRESSING.test(words)),
    )
  )
}

/** Without those that are called vegan themselves: "vegan slaw". */
function bareOf({ spans }: Segment): Span[] {
  const vegan = spans.findIndex(({ entry }) => entry?.role === 'vegan')
  return spans.filter(({ entry }, at) => entry?.role === 'bare' && (vegan === -1 || at < vegan))
}

function sayBare({ words }: Span): Reason {
  return { code: 'unsaid', words: [words.toLowerCase()] }
}

/** These say what is in a dish, and not how it is cooked. */
const SAYS_WHAT = new Set<string>(splitList('pulse, glaze, vegetable, bread, masala, unbattered'))

function isExplainedHow(segments: Segments, standings: Standings): boolean {
  const told = findExplicitIngredients(segments, standings)
  return told === 'all' || [...told].some((kind) => !SAYS_WHAT.has(kind))
}

/** Unknown words that may be the name of a food. */
export function findUnknown(title: Segments, story: Segments, standings: Standings): Reason[] {
  if (![...title, ...story].some(({ spans }) => spans.some(isUnknown))) return []
  const told = story.flatMap(({ spans }) => spans)
  const foods = told.filter(isFood).length
  const isTold = foods >= 2
  // "Garden tales, lentils"
  const isProse = told.filter(isUnknown).length <= foods
  const isMeatless = told.some((span) => replacesMeat(span) || standings.get(span) === 'replaced')
  const name = title.flatMap(({ spans }) => spans.map(({ words }) => words)).join(' ')
  // "Jägerglück"
  const isOfAnimals = holdsOneOf(name, lists.noIdeas) !== undefined
  const isOpen = (part: Segment) => part.spans.some(isUnknown) && (isOfAnimals || !isFancy(part))
  const unknown = [
    ...title.filter((part) =>
      isTold
        ? !isMeatless && ((isOpen(part) && isUnknownDish(part, standings)) || isCookedUnknown(part))
        : hasUnknownHead(part) || isOpen(part),
    ),
    ...(isProse ? [] : story.filter((part) => hasUnknownHead(part))),
  ]
  return unknown.map(({ spans }) => {
    const words = spans.filter(isUnknown).map((span) => span.words)
    return { code: 'unknown', words: [words.join(' ')] }
  })
}

/** Seitan, jackfruit or a vegan patty: a dish with one of these has no meat. */
function replacesMeat({ entry }: Span): boolean {
  return entry?.role === 'plant' && entry.replaces?.includes('meat') === true
}

/** Nothing in the segment is known to be food, or too much of it is unknown. */
function hasUnknownHead({ spans }: Segment): boolean {
  const unknown = spans.filter(isUnknown)
  if (unknown.length === 0) return false
  const foods = spans.filter((span) => isFood(span) || span.entry?.role === 'dish')
  return foods.length === 0 || unknown.length > 2
}

/**
 * Whether an unknown word may be the dish itself. An unknown dish of tofu, beans or mushrooms consists of these; an
 * unknown dish of potato may hold egg, as a kugel does. Names that the house invented are no doubt.
 */
function isUnknownDish(part: Segment, standings: Standings): boolean {
  const head = part.spans.findLast(({ entry }) => entry?.role !== 'neutral')
  const isNamedLast = head !== undefined && isUnknown(head)
  const isKnown = part.spans.some(
    (span) =>
      isBase(span, isNamedLast ? 'patty' : 'core') || (isRisky(span) && !standings.has(span)),
  )
  return !isKnown || part.spans.filter(isUnknown).length > 2
}

/** "Tofu Zorblat" is tofu, but "Vegetable Zorblat" may hold more than its vegetables. */
function isBase({ entry }: Span, need: 'patty' | 'core'): boolean {
  return entry?.role === 'dish' || entry?.gives?.includes(need) === true
}

/**
 * Whether the house invented the name, so that it hides nothing: "The Wanderer", "TLT", "Temptation". Any other unknown
 * name may be a stew of meat in some kitchen, and then the description lists only its garnish.
 */
function isFancy({ spans }: Segment): boolean {
  if (/^the$/i.test(spans[0]?.words ?? '')) return true
  return spans.filter(isUnknown).every(({ words }) => ABBREVIATION.test(words) || IDEA.test(words))
}

/** "TLT", but not "BLT" or "BBLT". */
const ABBREVIATION = /^(?!.*B.?LT)[B-DF-HJ-NP-TV-XZ]{2,4}$/
/** Endings of abstract nouns: "Serenity", "Sensation", "Friendship", "Sommernachtstraum", "Tentación". */
const IDEA =
  /(?:tion|sion|ity|ment|ship|hood|dom|traum|zauber|glück|gruß|freude|spaziergang|heit|keit|droom|heid|[cs]i[óo]n|[zs]ione|ção|ità|idade?)s?$/iu

/** Dishes cooked in a stock or fat that their description may leave out. A bowl or a wrap holds only what its list says. */
const COOKED = /\b(?:soup|suppe|stew|eintopf|casserole|curry|rice|noodles?|pasta|tagine|hot ?pot)$/i

function isCookedUnknown({ spans }: Segment): boolean {
  return spans.some(isUnknown) && spans.some(({ words, entry }) => entry && COOKED.test(words))
}
