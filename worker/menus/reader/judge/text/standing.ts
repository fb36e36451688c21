import type { Entry } from '../../languages/entry.ts'
import { lexicon } from '../../languages/lexicon.ts'
import lists from './lists.json' with { type: 'json' }
import type { Segments, Span } from './words/readSegments.ts'
import { isCalledVegan, isRisky } from './words/roles.ts'

/** Why a word for animal food counts for nothing: a plant takes its place, or the dish goes without. */
export type Standing = 'replaced' | 'denied' | 'vegetarian'
export type Standings = ReadonlyMap<Span, Standing>

const DETERMINERS =
  /^(?:the|any|added|an?|all|other|real|animal|dairy|extra|de|del|la|le|les|el|los|das|den|die)$/i
/** What joins a food to what it is made of: "queso of cashew". */
export const MADE_OF =
  /^(?:of|made (?:of|from|with)|(?:à|a) base de|d[aeio]?|del|della|dal|aus|von|vom|van|ze?)$/i
/** Those that never join a food to its taste. The "di" of "gelato di mandorla" does, because that ice cream may be of milk. */
const SURELY_MADE_OF = /^(?:of|made .*|.* base de|aus)$/i
/** Cuts of fish or meat, unless a plant is named beside them: "beetroot carpaccio". */
const SHAPE = /^(?:tartare?s?|tatar|tártaro|carpaccio|caviar|kaviar|caviale|gra(?:v|vad)lax)$/i
/** Garnish: a "carpaccio rucola" is still meat. */
const GARNISH =
  /^(?:rucola|rúcula|arugula|rocket|roquette|tr[uü]ff\p{L}*|truff\p{L}*|tartuf\p{L}*)$/iu
/** A "yaourt coco" may be of milk and only taste of coconut. Soy and oats are no tastes, so they replace the milk. */
const YOGURT = /(?:yogh?urt|yaourt|yogur|iogurte|joghurt|jogurt)e?s?$/iu
const TASTES_OF_NOTHING = /^(?:cashews?|macadamias?|tofu|so[iy]a?|oats?)$/i
const NO_FLAVOUR = /^(?:so[ij]a|soy|avena|avoine|aveia|hafer|haver|owsian)/iu
/** Milk is the only animal food in these. */
const OF_MILK_ALONE = /^(?:tzatziki|tsatsiki|zaziki|cacik|raita|lassi)$/i
/** "arroz con leche de almendras": the plant names the milk, not a taste. */
const WITH_MILK = /\p{L} (?:lait|leche|leite|latte|mleku)$/iu
/** A flavour may stand between these and the name of their milk: "oat milk vanilla ice cream". */
const FROZEN = /\b(?:ice cream|soft serve|gelato|frozen yogh?urt|milkshake|shake|sundae)$/i
const OF_YOGURT_ALONE = /\byogh?urt parfait$/i
/** A korma is in such a sauce and has cream as well; a "coconut curry" is of coconut milk. */
const OFTEN_WITH_CREAM = /^coconut (?:sauce|gravy|based)/i
const IN_THE_STYLE = /^(?:styles?|inspired|flavou?red|like|type)$/i

/** Applies the grammar of menus: "vegan mayo", "cashew ricotta", "no cheese", "egg-free", "“chicken”", "queso vegano". */
export function findStandings(segments: Segments): Standings {
  const standings = new Map<Span, Standing>()
  if (!segments.some(({ spans }) => spans.some(isRisky))) return standings
  for (const [index, { spans }] of segments.entries()) {
    const aside = segments[index + 1]
    const isMarkedVegan = aside?.connective === 'open' && isOnlyVegan(aside.spans)
    const isSaidOfPlants = aside?.connective === 'open' && isOnlyMilkSource(aside.spans)
    for (const [at, span] of spans.entries()) {
      if (!isRisky(span)) continue
      const mock =
        isMarkedVegan ||
        (isSaidOfPlants && span.entry?.source === 'dairy' && span === spans.at(-1)) ||
        isQuoted(segments, span) ||
        isBeanOfList(segments, index) ||
        isMockCake(spans, at, standings)
      const standing = mock ? 'replaced' : standingOf(span, spans, at)
      if (standing !== null) standings.set(span, standing)
    }
  }
  denyLists(segments, standings)
  return standings
}

/** Whether a word names a plant, or something that a plant takes the place of. */
export function isOfPlants(span: Span, standings: Standings): boolean {
  return span.entry?.role === 'plant' || standings.get(span) === 'replaced'
}

/** Stands beside the meat of a dish. */
export const isBeside = ({ plain }: Span) => plain.some((word) => lists.beside.includes(word))

/** Whether a plant tells what a dish is made of: "beetroot tatar", "gulasz warzywny", but not "kebab frites", "hamburger champignons". */
export function tellsPlant(dish: Span, title: Segments, standings: Standings): boolean {
  const together = title.find(({ spans }) => spans.includes(dish))?.spans ?? []
  const at = together.indexOf(dish)
  const behind = together.slice(at + 1)
  const next = behind.find(({ entry }) => entry?.role !== 'neutral') ?? dish
  const isOf = MADE_OF.test(behind[0]?.words ?? '') || lists.general.includes(next.plain.join(' '))
  return [...together.slice(0, at), ...(isOf ? [next] : [])].some(
    (span) => isOfPlants(span, standings) && !isBeside(span),
  )
}

/** Whether it stands in for meat: "tofu", or "“chicken”" in quotation marks. */
export function isCore(span: Span, standings: Standings): boolean {
  if (span.entry?.gives?.includes('core')) return true
  return standings.get(span) === 'replaced' && span.entry?.source === 'meat'
}

/** "vegan", "100% vegan & gluten free": diet words and nothing that is eaten. */
export function isOnlyVegan(spans: readonly Span[]): boolean {
  return (
    spans.some(saysVegan) &&
    spans.every((span) => saysVegan(span) || span.entry?.role === 'neutral')
  )
}

/** "plant-based" before a food replaces it; alone it says what "vegan" says. */
function saysVegan(span: Span): boolean {
  return isCalledVegan(span) || /^plant ?based$/i.test(span.words)
}

function standingOf(span: Span, spans: readonly Span[], at: number): Standing | null {
  if (isDenied(spans, at)) return 'denied'
  const isOfPlants = isMadeOfPlants(span, spans, at) || isCalledOfPlants(span, spans, at)
  if (isPlantStyle(spans, at) || (isOfPlants && !isOfVegetables(spans, at))) return 'replaced'
  const last = spans.at(-1)
  if (last !== span && last?.entry?.role === 'vegan') return 'replaced'
  if (isPlantBroth(spans, at) || isOfPlantMilk(span, spans, at)) return 'replaced'
  return (
    replacedBefore(spans, at, span.entry) ?? (lacksMeat(span, spans[at + 1]) ? 'vegetarian' : null)
  )
}

function replacedBefore(spans: readonly Span[], at: number, risky: Entry | null): Standing | null {
  let vegetarian = false
  for (const [index, { entry, words }] of spans.slice(0, at).entries()) {
    if (index > 0 && VEGETAL.test(words)) continue
    if (entry?.role === 'vegan')
      return reaches(spans.slice(index + 1, at), risky) ? 'replaced' : null
    if (risky?.source !== undefined && entry?.replaces?.includes(risky.source)) {
      if (entry.role !== 'vegetarian') return 'replaced'
      vegetarian = true
    }
  }
  return vegetarian ? 'vegetarian' : null
}

/** "vegan" reaches over meat to cheese ("vegan bacon cheddar melt"), but not over mayo to meat ("vegan mayo chicken wrap"). */
function reaches(between: readonly Span[], risky: Entry | null): boolean {
  if (risky?.source !== 'meat' && risky?.source !== 'fish') return true
  if (risky.needs !== undefined) return true
  return !between.some(({ entry }) => entry?.source === 'dairy' || entry?.source === 'egg')
}

function isDenied(spans: readonly Span[], at: number): boolean {
  if (spans[at + 1]?.entry?.role === 'free') return true
  for (let i = at - 1; i >= 0; i--) {
    const before = spans[i]
    if (before?.entry?.role === 'no') return true
    if (before === undefined || !DETERMINERS.test(before.words)) return false
  }
  return false
}

/** Quotation marks around nothing but the animal's name, and not around all of the text. */
function isQuoted(segments: Segments, { quote }: Span): boolean {
  if (quote === 0) return false
  const all = segments.flatMap(({ spans }) => spans)
  const inside = all.filter((span) => span.quote === quote)
  return inside.length <= 2 && inside.length < all.length && inside.every(isRisky)
}

/** "queso of cashew", "crème d'amande", "mleko kokosowe", "creamy coconut curry", "tartare d'avocat", "beetroot carpaccio". */
function isMadeOfPlants(span: Span, spans: readonly Span[], at: number): boolean {
  const [before, next, last] = [spans[at - 1], spans[at + 1], spans[at + 2]]
  const isOf = next !== undefined && MADE_OF.test(next.words)
  if (SHAPE.test(span.words)) return isOf ? isMainPlant(last) : isMainPlant(before)
  if (/^(?:creamy|crema)$/i.test(span.words) && isMilkSource(next))
    return !OFTEN_WITH_CREAM.test(`${next.words} ${last?.words}`)
  const source = isOf ? last : next
  if (!isMilkSource(source)) return false
  return isDairyOf(span, source, isOf && SURELY_MADE_OF.test(next.words))
}

/** A "latte di mandorla" is of almonds; what only holds milk, as a "panna cotta coco", may taste of its plant. Peas are "buttered". */
function isDairyOf({ entry, words }: Span, source: Span, isMade: boolean): boolean {
  if (entry?.source !== 'dairy' || entry.needs === 'cheese' || /ed$/i.test(words)) return false
  if (WITH_MILK.test(words)) return true
  if (entry.role !== 'hidden' && !YOGURT.test(words)) return true
  return (isMade || NO_FLAVOUR.test(source.words)) && !entry.holds?.includes('egg')
}

function isMainPlant(span: Span | undefined): boolean {
  return span?.entry?.role === 'plant' && !GARNISH.test(span.words)
}

/** What milk, cream and cheese of plants are made of. */
function isMilkSource(span: Span | undefined): span is Span {
  return span?.entry?.role === 'plant' && lexicon().milkSources.has(span.plain.join(' '))
}

/** "avocado crema (cashew)"; a "gelato (almond)" is named for its taste. */
function isOnlyMilkSource(spans: readonly Span[]): boolean {
  const [span, ...more] = spans
  return more.length === 0 && isMilkSource(span) && TASTES_OF_NOTHING.test(span.words)
}

/** "Feijoada vegetariana", but not "chicken veggie bowl"; a "chicken-style burger" has no chicken but may be bound with egg. */
function lacksMeat({ entry }: Span, next: Span | undefined): boolean {
  if (next?.entry?.role === 'vegetarian') return entry?.needs === 'core'
  return entry?.role === 'animal' && entry.source === 'meat' && /^style$/i.test(next?.words ?? '')
}

/** "chicken-style seitan". */
function isPlantStyle(spans: readonly Span[], at: number): boolean {
  return (
    IN_THE_STYLE.test(spans[at + 1]?.words ?? '') &&
    spans.slice(at + 2).some(({ entry }) => entry?.gives?.includes('core'))
  )
}

/** "soy-yogurt tzatziki", "oat milk vanilla ice cream"; but "oat milk pancakes" may have egg, a "coconut milk curry" ghee. */
function isOfPlantMilk({ words }: Span, spans: readonly Span[], at: number): boolean {
  const isMilk = ({ entry }: Span) => entry?.role === 'plant' && entry.gives?.includes('milk')
  if (FROZEN.test(words)) return spans.slice(0, at).some(isMilk)
  const before = spans[at - 1]
  if (before === undefined || !isMilk(before)) return false
  return OF_MILK_ALONE.test(words) || OF_YOGURT_ALONE.test(`${before.words} ${words}`)
}

/** Cooks loosen what the roast leaves with these. */
const WINE = /^(?:(?:red|white) )?(?:wine|port|madeira|sherry|marsala)$/i

/** "tomatillo broth": a broth is of the plant before it; a "red wine gravy" is of the roast, as a jus is. */
function isPlantBroth(spans: readonly Span[], at: number): boolean {
  const before = spans[at - 1]
  const isOfPlant = before?.entry?.role === 'plant' && !WINE.test(before.words)
  return isOfPlant && /^(?:broth|stock|brodo|gravy)$/i.test(spans[at]?.words ?? '')
}

/** It stands behind what it speaks of: the cheddar of a "steak végétal cheddar" is one. */
const VEGETAL = /^v[eé]g[eé]ta(?:le?s?|is)$/i
/** These are "vegetal" by their vegetables, whatever else is in them: "sándwich queso vegetal". */
const OF_VEGETABLES =
  /^(?:bocadill(?:o|ito)s?|bocatas?|montaditos?|emparedados?|tostas?|s[aá]n[dg]?[wu]ich(?:es|s)?|pizzas?)(?!\p{L})/iu
/** Between these and the word for plants stands their taste: "helado de vainilla vegetal". */
const TASTES = /^(?:helad|gelat|gelad|sorvet|yogh?ur|iogurt|yaourt|batid|glace)/i

function isCalledOfPlants(span: Span, spans: readonly Span[], at: number): boolean {
  if (isVeganBehind(spans[at + 1], span)) return true
  // "milk alternative + 50p", "salmon alternative tofu" offer it.
  if (STANDS_IN.test(spans[at + 1]?.words ?? '')) return at + 2 === spans.length
  const isTasted = spans.slice(at + 1).every(({ entry }) => entry?.role !== 'animal')
  return TASTES.test(span.words) && isTasted && isVeganBehind(spans.at(-1), span)
}

function isOfVegetables(spans: readonly Span[], at: number): boolean {
  const isVegetal = /^vegetal(?:es)?$/i.test(spans[at + 1]?.words ?? '')
  return isVegetal && spans.some(({ words }) => OF_VEGETABLES.test(words))
}

/** "Frischkäse-Alternative", "egg substitute". */
const STANDS_IN = /^(?:alternativen?|ersatz|substitutes?|replacers?|vervangers?)$/i

/** "queso vegano", "fromage végétal", "bánh xèo chay"; but a "pizza vegetal" has vegetables on its cheese. */
function isVeganBehind(span: Span | undefined, { entry, words: said }: Span): boolean {
  const words = span?.words ?? ''
  // "Breaded vegan chicken", "creamy vegan sauce".
  if (entry?.role === 'maybe' && /^vegan$/i.test(words)) return /(?:ed|y)$/i.test(said)
  if (/^v[eé]gan[oae]s?$/i.test(words)) return true
  if (/^chay$/i.test(words)) return entry?.source === 'fish'
  return VEGETAL.test(words) && (entry?.needs !== 'cheese' || /^vé/i.test(words))
}

/** "kidney, black and pinto beans": the first word of a list of beans. */
function isBeanOfList(segments: Segments, index: number): boolean {
  const spans = segments[index]?.spans ?? []
  if (spans.length !== 1 || !/^kidney$/i.test(spans[0]?.words ?? '')) return false
  for (const { connective, spans: more } of segments.slice(index + 1, index + 5)) {
    if (connective !== 'comma' && connective !== 'and') return false
    if (more.some(({ words }) => /\bbeans?$/i.test(words))) return true
  }
  return false
}

/** Cakes behind a replaced fish or meat are no sweet ones: "“crab” cakes". */
function isMockCake(spans: readonly Span[], at: number, standings: Standings): boolean {
  const before = spans[at - 1]
  if (before === undefined || !/^cakes?$/i.test(spans[at]?.words ?? '')) return false
  const source = before.entry?.source
  return standings.get(before) === 'replaced' && (source === 'fish' || source === 'meat')
}

/** "no dairy, eggs or honey", "ohne Milch und Ei": what is denied first, and a connective at the end, deny all between. */
function denyLists(segments: Segments, standings: Map<Span, Standing>): void {
  for (const [index, { spans }] of segments.entries()) {
    const last = spans.at(-1)
    if (last === undefined || standings.get(last) !== 'denied') continue
    const listed: Span[] = []
    for (const { connective, spans: more } of segments.slice(index + 1)) {
      const risky = more.filter(isRisky)
      const goesOn = connective === 'comma' || connective === 'or' || connective === 'and'
      if (!goesOn || risky.length !== more.length) break
      listed.push(...risky)
      if (connective === 'comma') continue
      for (const span of listed) standings.set(span, 'denied')
      break
    }
  }
}
