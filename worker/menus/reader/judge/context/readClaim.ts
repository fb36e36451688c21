import { shortPattern } from '../../text/shortPattern.ts'
import { plainWord } from '../text/words/plainWord.ts'

/** What a "100 % vegan" claim speaks of: everything, or dishes of one kind ("all our curries are vegan"). */
export interface Claim {
  /** Empty when it speaks of everything; else folded: "curry". */
  kind: string
}

/** A longer note tells a story; the patterns here take the square of its length. */
const MOST_LETTERS = 1_000

const NOT_CREDIBLE =
  /\b(?:options?|friendly|freundlich|vegetarian\w*|vegetarisch\w*|v[ée]g[ée]tarien\w*|can be|available|upon|request|not|except|unless|choices?|alternatives?|almost|mostly|many|most|some|cheese|mayo|nearly|mainly|ausser|au[sß]er|fast|menus?|week|days?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|month|until|half|part|portion|selected|certain|if)\b/iu

/** Somebody else, another time, or a mark that tells the vegan dishes from the others. */
const ABOUT_OTHERS =
  /\b(?:sister|neighbou?rs?|next door|nearby|voted|award|awarded|grew up|formerly|used to|was|were|inspired|marked|labell?ed|denote\w*|indicate\w*|symbols?|icons?|asterisks?|stars?|leaf|leaves|colou?red|below|above|left|right)\b/iu

/** "The only vegan restaurant that serves bacon." */
const ONLY = /\bonly\b/iu
const OF_WHICH = /\b(?:that|which|who)\b/iu
/** What takes a claim back behind its comma: "plant-based, with dairy and eggs", "plant-based, our packaging". */
const TAKEN_BACK = shortPattern(
  MOST_LETTERS,
  /[,:()–—-].*(?<!\p{L})(?:with|but|our|dairy|milk|butter|eggs?|honey|meat|fish|mit|aber|milch|eier|honig|avec|mais|lait|œufs|miel|con|pero|leche|huevos|ma|latte|uova|miele)(?!\p{L})/iu,
)
/** "No dairy or eggs", "egg and dairy free", "made with love": these take nothing back. */
const LEAVES_IT = shortPattern(
  MOST_LETTERS,
  /\b(?:no|zero|without|never|free (?:of|from)|ohne|sans|sin|senza)\s\p{L}+(?: (?:and|or|und|oder|et|ou|y|o|e) \p{L}+)?|(?:\p{L}+(?:, | and | & | or )){0,3}\p{L}+[ -]free\b|\b(?:with|mit|avec|con) (?:love|care|passion|liebe|amour|amore?)\b/giu,
)

const VEGAN = String.raw`(?:vegan(?:[aeio]s?|er|es)?|v[ée]gane?s?|plant[- ]based|pflanzlich\w*|v[ée]g[ée]tal\w*|v[ée]g[ée]talien\w*)`
const FULLY = String.raw`(?:100\s?%|one hundred percent|all|always|now|fully|entirely|completely|exclusively|purely|strictly|totally|proudly|rein|zu|komplett|vollst[äa]ndig|ausschlie(?:ß|ss)lich|enti[èe]rement|totalement|totalmente|completamente|interamente|exclusivamente)`
const PLACE =
  '(?:restaurant|menu|kitchen|food|fare|cooking|cuisine|caf[ée]|coffee shop|eatery|bakery|diner|bistro|deli|pizzeria|food truck|establishment|küche|cocina|cucina)'
/** Not "your vegan bakery’s best friend". */
const PLACE_ITSELF = String.raw`${PLACE}(?!\p{L}|['’]\p{L})`
/** What may follow a claim that is whole: nothing, a new clause, the place. */
const END = String.raw`(?=\s*(?:$|[,:)–—-]|and\b|und\b|et\b|y\b|e\b|&|since\b|gluten|${PLACE_ITSELF}))`

/** "100% vegan", "Fully plant-based comfort food", "Vegan restaurant since 2012": the claim is the whole line. */
const BARE = new RegExp(
  String.raw`^(?:an?\s|the\s)?(?:(?:${FULLY}\s)+${VEGAN}(?:(?:\s[\w'’-]+){0,2}\s${PLACE_ITSELF}|${END})|(?:rein\s)?${VEGAN}\s${PLACE}(?:$|\s(?:since|seit)\b))`,
  'iu',
)
/** "We are a vegan restaurant", "we’re proudly 100% plant-based". */
const WE_ARE = new RegExp(
  String.raw`\bwe(?:\sare|['’]re)\s(?:${FULLY}\s)*(?:(?:an?|your)\s(?:[\w'’-]+\s){0,3})?(?:${FULLY}\s)*${VEGAN}${END}`,
  'iu',
)
/** "Everything we serve is 100% vegan", "Unsere Küche ist rein pflanzlich". */
const SENTENCE = new RegExp(
  String.raw`^(?:(?:.*[,:–—-]|yes|here|at\s[\w'’& ]+|because|know(?:\sthat)?)\s)?((?:everything|all|every|our|the|alles|alle|s[äa]mtliche|unsere?|tout|toute|tous|toutes|notre|todo|todos|todas|nuestra|tutto|tutti|tutte|la nostra)(?!\p{L}).*?)\s(?:is|are|ist|sind|est|sont|es|son|è|sono)\s(?:${FULLY}\s)*${VEGAN}${END}`,
  'iu',
)

/** Words of a subject that is all that a place serves. */
const EVERYTHING =
  /^(?:everything|all|every|whole|entire|our|the|food|menu|dish(?:es)?|items?|meals?|products?|we|serve|here|at|on|of|this|in|made|make|offer|kitchen|and|drinks?|it|that|you|see|from|cuisine|sell|cook|bake|restaurant|single|thing|alles|alle|s[äa]mtliche|unsere?[rnms]?|die|gerichte|speisen|speisekarte|karte|küche|essen|produkte|was|wir|servieren|hier|bei|uns|tout|toute|tous|toutes|nos|notre|les|la|le|plats?|carte|ce|que|nous|servons|recettes|ici|todo|todos|todas|nuestr[oa]s?|los|las|el|platos|cocina|comida|lo|servimos|tutto|tutti|tutte|i|il|nostr[iao]|piatti|cucina|quello|che|serviamo)$/iu
/** What is baked is a part of a menu with mains. */
const ONLY_BAKED = /^(?!.*\b(?:cook|make|made|serve|sell|offer)\b).*\bbake\b/iu
/** Of these there is some in a dish, and the dish has more than that. */
const INGREDIENT =
  /(?:sauces?|dressings?|breads?|buns?|doughs?|crusts?|patt(?:y|ies)|milks?|creams?|syrups?|toppings?|noodles?|pastas?|batters?|broths?|stocks?|oils?|chocolates?|wines?|beers?|bases?|spices?|tofu|meats?|chicken|bacon|sausages?)$/iu
const PLURAL_KIND =
  /^(?:all|our)\s(?:of\s)?(?:our\s|the\s)?((?:[\p{L}-]+\s)?[\p{L}-]+s)$|^every\s([\p{L}-]+)$/iu

/** Whether a heading is about a day, a branch or a part, so that a claim under it is not about all the food. */
export function isAboutPart(heading: string): boolean {
  const isPart = /\b(?:catering|events?|hours?|brunch)\b|^(?:(?:our|the)\s)?(?:bakery|shop)$/i.test(
    heading,
  )
  return (
    isPart || NOT_CREDIBLE.test(heading.replace(/\bmenus?\b/i, '')) || ABOUT_OTHERS.test(heading)
  )
}

/**
 * Whether a line says, credibly, that all (or all of a kind) is vegan. "Vegan options" says nothing, nor do a line about
 * one thing ("our oat milk is vegan"), about somebody else, or about dishes that bear a mark.
 */
export function readClaim(text: string): Claim | null {
  if (text.length > MOST_LETTERS) return null
  if (NOT_CREDIBLE.test(text.replace(/(?:our|the|whole|entire)\smenus?|^[^.!]*\bmenu$/giu, '')))
    return null
  if (ABOUT_OTHERS.test(text) || isOnlyOneThat(text)) return null
  for (const sentence of text.split(/[.!?;|•·\n]+/)) {
    const claim = readSentence(sentence.trim())
    if (claim !== null) return claim
  }
  return null
}

function isOnlyOneThat(text: string): boolean {
  const at = text.search(ONLY)
  return at >= 0 && OF_WHICH.test(text.slice(at))
}

function readSentence(sentence: string): Claim | null {
  const whole = BARE.exec(sentence) ?? WE_ARE.exec(sentence)
  if (whole !== null) return isTakenBack(sentence, whole) ? null : { kind: '' }
  const said = SENTENCE.exec(sentence)
  const subject = said?.[1]?.trim()
  if (said === null || subject === undefined || isTakenBack(sentence, said)) return null
  if (subject.split(/\s+/).every((word) => EVERYTHING.test(word))) {
    return ONLY_BAKED.test(subject) ? null : { kind: '' }
  }
  const [, plural, single] = PLURAL_KIND.exec(subject) ?? []
  const kind = (plural ?? single)?.split(' ').at(-1)
  if (kind === undefined || EVERYTHING.test(kind) || INGREDIENT.test(kind)) return null
  return { kind: plainWord(kind) }
}

function isTakenBack(sentence: string, claim: RegExpExecArray): boolean {
  const rest = sentence.slice(claim.index + claim[0].length)
  return TAKEN_BACK.test(rest.replace(LEAVES_IT, ''))
}
