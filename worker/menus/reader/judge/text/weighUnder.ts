import type { Reason } from '../../menu.ts'
import { plainWord } from '../../text/plainWord.ts'
import { isFormHeading } from './forms/findForms.ts'
import { findStandings } from './standing.ts'
import { type Weighed, weighText } from './weighText.ts'
import type { LanguageScores } from './words/language.ts'
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
/** What stands under such headings and is of another kind: sorbet under ice cream, focaccia under pizza, fries under burgers. */
const NEVER_OF_KIND: readonly RegExp[] = [
  /\b(?:sorbet|sorbetto|granita|popsicle)|^focaccia|^pizzabrot/i,
  /\b(?:energy|bliss|protein) (?:balls?|bites?)$/i,
  /^(?:fruit salad|obstsalat|salade de fruits|macedonia)/i,
  /(?:\b(?:fries|frites|frytki|friet|frieten)|pommes(?: frites)?)$/i,
  /(?:patatas fritas|batatas fritas|patatine fritte)$/i,
]

/** What stands under "Pizza" and is none. */
const NO_PIZZA: readonly RegExp[] = [
  /^(?:penne|spaghetti|linguine|rigatoni|fusilli|orecchiette|tagliatelle|pappardelle|paccheri)\b/i,
  /^(?:bucatini|gnocchi|risotto|pasta|trofie|minestrone|caponata|gegrilltes|grilled)\b/i,
  /^(?:bruschett[ae]|crostini|farinata|panelle|schiacciata)\b/i,
]

/** A heading such as "Plat du jour" says nothing of what kind of dish stands below it. */
const OF_THE_DAY =
  /^(?:plats?|platos?|piatt[oi]|pratos?|dish(?:es)?|gerichte?|men[uúù]s?|specials?|danie)\s(?:du|of|del|do|des|dnia)\b|^(?:tages(?:gericht|teller|essen)|dagschotel|dagmenu)/iu

/** Headings over flavours of ice cream. */
const FLAVOURS =
  /^(?:(?:our|unsere|nos) )?(?:scoops?|flavou?rs|kugeln|eissorten|boules|parfums|gusti|palline|bollen)$/i

/** What is no curry and no soup under any heading. "Tomato rice" is not among them, because it may be a soup. */
const OTHER_KINDS: readonly RegExp[] = [
  /\b(?:salads?|salate?|salade|insalata|ensalada)\b/i,
  /^(?:(?:steamed|plain|white|brown|jasmin|jasmine|basmati|sticky) ?)?(?:rice|reis|riz)$/i,
  /(?:\b(?:bread|chips|toast|baguette|hummus|guacamole)|brot)$/i,
]

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
    NEVER_OF_KIND.some((never) => never.test(name.trim())) ||
    (/pizz/i.test(kind) && NO_PIZZA.some((other) => other.test(name))) ||
    namesKind(name, kind)
  )
    return own
  const whole = weighText(`${name} ${kind}`, description, page)
  const named = whole.animals
    .filter((animal) => !own.animals.includes(animal))
    .map((animal): Reason => ({ code: 'listedUnderAnimal', words: [animal.toLowerCase()] }))
  const usual = added(whole.hidden, own.hidden)
  const hidden = [...own.hidden, ...named, ...usual]
  if (OTHER_KINDS.some((kind) => kind.test(name.trim()))) return { ...own, hidden }
  const possible = added(whole.maybes, own.maybes)
  return {
    ...own,
    hidden,
    forms: [...own.forms, ...added(whole.forms, own.forms)],
    maybes: [...own.maybes, ...possible],
  }
}

function added(reasons: readonly Reason[], known: readonly Reason[]): Reason[] {
  return reasons.filter(
    ({ code, words, holds }) =>
      !known.some(
        (one) => one.code === code && one.words?.[0] === words?.[0] && one.holds === holds,
      ),
  )
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

/** The kind of dish a heading names, if such dishes usually or by their form hold animal food and it names no other kind. */
export function kindOf(heading: string, page?: LanguageScores): string {
  const text = heading.slice(0, MAX_LETTERS).split(ASIDE, 1)[0]?.trimEnd() ?? ''
  if (text === '' || ONLY_A_SHAPE.test(text) || OF_THE_DAY.test(text)) return ''
  if (FLAVOURS.test(text)) return 'ice cream'
  const segments = readSegments(text, page).filter(({ spans }) => spans.length > 0)
  const standings = findStandings(segments)
  const isRiskyKind = ({ spans }: Segment) =>
    spans.some((span) => isRisky(span) && !standings.has(span))
  const [first] = segments
  if (first === undefined) return ''
  const isForm = segments.length === 1 && isFormHeading(first, standings)
  const isKind = (part: Segment) => isRiskyKind(part) || isFormHeading(part, standings)
  if (!isForm && !(isRiskyKind(first) && segments.every(isKind))) return ''
  const said = first.spans.filter(({ entry }) => entry?.role !== 'neutral')
  return said.map(({ words }) => words).join(' ')
}
