import type { Reason } from '../../menu.ts'
import { plainWord } from '../../text/plainWord.ts'
import { onceFor, remember } from '../../text/remember.ts'
import { isFormHeading } from './forms/findForms.ts'
import lists from './lists.json' with { type: 'json' }
import { findStandings } from './standing.ts'
import { type Weighed, weighText } from './weighText.ts'
import { type LanguageScores, NO_SCORES } from './words/language.ts'
import { readSegments, type Segment } from './words/readSegments.ts'
import { isRisky } from './words/roles.ts'

/**
 * Headings that say nothing of what stands below: Italian "panini" are sandwiches of all kinds, British "puddings" are
 * desserts.
 */
const ONLY_A_SHAPE = /^(?:(?:i )?paninis?|pudding(?:s|s? .*)|puds)$/i
/** Of a heading. */
const MAX_LETTERS = 200
/** What stands beside a heading's words and says nothing of its dishes: "Pizza (12 inch)", "Burgers – served till late". */
const ASIDE = /[([–—:|]/u
/** A heading such as "Plat du jour" says nothing of what kind of dish stands below it. */
const OF_THE_DAY =
  /^(?:plats?|platos?|piatt[oi]|pratos?|dish(?:es)?|gerichte?|men[uúù]s?|specials?|danie)\s(?:du|of|del|do|des|dnia)\b|^(?:tages(?:gericht|teller|essen)|dagschotel|dagmenu)/iu

/** Headings over flavours of ice cream. */
const FLAVOURS =
  /^(?:(?:our|unsere|nos) )?(?:scoops?|flavou?rs|kugeln|eis(?:sorten|karte|diele)|(?:eis|ice creams?|gelat[io]) (?:&|und|and) sorbets?|boules|parfums|gusti|palline|bollen)$/i

/**
 * Names, beginnings, ends and words of names that are of another kind than their heading says: sorbet under ice cream, focaccia under
 * pizza, fries under burgers; then what is no pizza, and what is no curry and no soup. "Tomato rice" may be a soup.
 */
const { neverOfKind: NEVER_OF_KIND, noPizza: NO_PIZZA, otherKinds: OTHER_KINDS } = lists

/** Behind what they measure: "Pommes klein", "Fries (large)". */
const SIZES = new RegExp(`[\\s(](?:${lists.sizes.join('|')})\\)?$`, 'u')

/** In a list, "^" stands before a name and "$" behind it. */
function isOneOf(name: string, list: readonly string[]): boolean {
  const text = `^ ${name.trim().toLowerCase().replace(SIZES, '')} $`
  return list.some((one) => text.includes(one))
}

/**
 * A dish's words read with the kind that its heading names: "Veggie | peppers, onions" is a pizza under "Pizzas", an omelette under
 * "Omelettes". What the heading adds only ever speaks against the dish.
 */
export function weighUnder(
  kind: string,
  { name, description }: Readonly<Record<'name' | 'description', string>>,
  own: Weighed,
  page?: LanguageScores,
): Weighed {
  if (
    kind === '' ||
    isOneOf(name, NEVER_OF_KIND) ||
    (/pizz/i.test(kind) && isOneOf(name, NO_PIZZA)) ||
    namesKind(name, kind)
  )
    return own
  const whole = weighText(`${name} ${kind}`, description, page)
  const named = whole.animals
    .filter((animal) => !own.animals.includes(animal))
    .map((animal): Reason => ({ code: 'listedUnderAnimal', words: [animal.toLowerCase()] }))
  const usual = added(whole.hidden, own.hidden)
  const hidden = [...own.hidden, ...named, ...usual]
  if (isOneOf(name, OTHER_KINDS)) return { ...own, hidden }
  // "Carrot & coriander" under "Soups" says as little as "Carrot & coriander soup".
  const isOpen = description === '' && own.plants.length > 1
  const unsaid = isOpen ? whole.doubts.filter(({ code }) => code === 'unsaid') : []
  return {
    ...own,
    hidden,
    forms: [...own.forms, ...added(whole.forms, own.forms)],
    maybes: [...own.maybes, ...added(whole.maybes, own.maybes)],
    doubts: [...own.doubts, ...unsaid],
  }
}

function added(reasons: readonly Reason[], known: readonly Reason[]): Reason[] {
  const keyOf = ({ code, words, holds }: Reason) => `${code} ${words?.[0]} ${holds}`
  const keys = known.map(keyOf)
  return reasons.filter((one) => !keys.includes(keyOf(one)))
}

/** "Pizza marinara" under "Pizza": the name was read with the word already. */
function namesKind(name: string, kind: string): boolean {
  const words = new Set(
    name
      .slice(0, MAX_LETTERS)
      .split(/[^\p{L}]+/u)
      .map(plainWord),
  )
  return kind.split(' ').every((word) => words.has(plainWord(word)))
}

/** The kind of dish a heading names, read once for all dishes below it; the languages of the page tell what it says. */
export function kindOf(heading: string, page: LanguageScores = NO_SCORES): string {
  return kindsOn(page)(heading)
}

/** No menu has more. */
const MAX_HEADINGS = 200

const kindsOn = onceFor((page: LanguageScores) =>
  remember(MAX_HEADINGS, (heading) => readKind(heading, page)),
)

/** Empty unless such dishes usually or by their form hold animal food and the heading names no other kind. */
function readKind(heading: string, page: LanguageScores): string {
  const text = heading.slice(0, MAX_LETTERS).split(ASIDE, 1)[0]?.trimEnd() ?? ''
  if (text === '' || ONLY_A_SHAPE.test(text) || OF_THE_DAY.test(text)) return ''
  if (FLAVOURS.test(text)) return 'ice cream'
  const segments = readSegments(text, page).filter(({ spans }) => spans.length > 0)
  const standings = findStandings(segments)
  const isRiskyKind = ({ spans }: Segment) =>
    spans.some((span) => isRisky(span) && !standings.has(span))
  const [first] = segments
  if (first === undefined) return ''
  // "Rice with pork…", "Dishes with chicken": the names below go on.
  const spans = segments.flatMap((part) => part.spans)
  const animals = spans.filter(({ entry }) => entry?.role === 'animal')
  const isOfDishes = first.spans.every(({ entry }) => /^(?:dish|neutral)$/.test(entry?.role ?? ''))
  const isChoice = segments.some(({ connective }) => connective === 'or')
  const isBegun = isOfDishes && !isChoice && segments[1]?.connective === 'with'
  if (animals.length > 0 && (isBegun || /(?:…|\.\.)\s*$/u.test(heading)))
    return animals.map(({ words }) => words).join(' ')
  const isForm = segments.length === 1 && isFormHeading(first, standings)
  const isKind = (part: Segment) => isRiskyKind(part) || isFormHeading(part, standings)
  if (!isForm && !(isRiskyKind(first) && segments.every(isKind))) return ''
  const said = first.spans.filter(({ entry }) => entry?.role !== 'neutral')
  return said.map(({ words }) => words).join(' ')
}
