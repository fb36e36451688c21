import { readTalk, type Said } from '../../marks/talk.ts'
import { plainWord } from '../../text/plainWord.ts'
import { findStandings } from '../text/standing.ts'
import { readSegments } from '../text/words/readSegments.ts'
import { isRisky } from '../text/words/roles.ts'
import kindLetters from './claimLetters.json' with { type: 'json' }

/** What a "100 % vegan" claim speaks of: everything, or dishes of one kind ("all our curries are vegan"). */
interface Claim {
  /** Empty when it speaks of everything; else folded: "curry". */
  kind: string
}

/** A longer note is prose, and is not read as a claim. */
const MAX_LETTERS = 1_000

/**
 * A sentence is written as a letter for each word, by the first of these that the word is; the patterns below read those:
 * V vegan, U wholly vegan, P a place or its food, A all, S of the house, T an article, F fully, I is, W we are, x any other.
 */
const LETTERS = Object.entries(kindLetters)
const OTHER = 'x'

/** A claim is whole where nothing follows, or a new clause, or the place. "e" is "and" in Italian, and also "is" in Portuguese. */
const END = '(?=$|[,&PGBI])'
/** "100% vegan", "Fully plant-based comfort food", "Our 100% vegan kitchen". */
const BARE = new RegExp(`^[ST]*(?:F[FA]*V|[FA]*U)(?:x{0,2}P|${END})`)
/** "Vegan restaurant since 2012"; "Cuisine 100 % végétale". */
const PLACE = new RegExp(`^[ST]*(?:[VU](?:P|xP)(?:&P)?(?=$|x{0,2}$)|P[FA]*[VU]${END})`)
/** "Green Leaf is a vegan restaurant" before its town. Who says "our vegan café in Bath" may have another that is not vegan. */
const IN_TOWN = /^(?:x{1,4}I[TFA]*|T+x{0,2}|[TFA]*)(?:[VU](?:&G)?x?P(?:&P)?|P[FA]*[VU])/
/** "An independent vegan café", "A vegan and gluten-free restaurant", alone. */
const SUCH_A = /^T+x{0,2}[VU](?:&G)?x?P(?:&P)?$/
/** A town begins with a capital letter: "in the heart of Leeds". */
const TOWN =
  /^(?:in|im|am|à|a|au|de|di|en|no|na|em|w|van|te)\s(?:\p{Ll}[\p{L}’']*\s){0,4}\p{Lu}\p{L}+(?:,?\s(?:\p{Ll}{2,3}\s)?\p{Lu}\p{L}+){0,3}$/u
/** "Proudly vegan", before its year. */
const SINCE_YEAR = /^[ST]*(?:F[FA]*V|[FA]*U)(?=x{2}$)/
const YEAR = /^(?:since|seit|depuis|dal|desde|sinds|od)\s(?:19|20)\d\d$/iu
/** "We are a vegan restaurant", "we’re proudly 100% plant-based", "nous sommes un restaurant végane". */
const WE_ARE = new RegExp(`(?<!N)W[FA]*(?:[TS]x{0,3})?P?[FA]*[VU]${END}`)
/** "Everything we serve is 100% vegan", "Unsere Küche ist rein pflanzlich". */
const SENTENCE = new RegExp(`^(?:.*,|x{1,4})?((?:T(?=[ASP]{2}))?[AS][ASPF&Tx]*?)I[FAS]*[VU]${END}`)
/** "all our curries". */
const OF_A_KIND = /^[AS]+x{1,2}$/

/**
 * Whether a line says, credibly, that all (or all of a kind) is vegan. "Vegan options" says nothing, nor do a line about
 * one thing ("our oat milk is vegan"), about somebody else, or about dishes that bear a mark.
 */
export function readClaim(text: string, section = ''): Claim | null {
  if (text.length > MAX_LETTERS) return null
  const said = readTalk(text)
  if (!said.some(({ kinds }) => kinds.includes('vegan'))) return null
  const sentences = sentencesOf(said)
  if (sentences.some((sentence) => isInDoubt(sentence, text))) return null
  for (const sentence of sentences) {
    const claim = readSentence(sentence, text, section)
    if (claim === null) continue
    // "Seitan, pickles, mustard. 100% plant based." speaks of one dish.
    const others = sentences.filter((other) => other !== sentence)
    if (claim.isBare && others.some((other) => namesFood(textOf(other, text)))) continue
    // "100% vegan, creamy and rich." under a heading speaks of the dish above it.
    if (claim.isBare && section !== '' && sentences.flat().some(praises)) continue
    return { kind: claim.kind }
  }
  return null
}

/** "50 % of our menu is vegan". */
const SHARE =
  /(?<![\d.,])\d{1,2}(?:[.,]\d+)?\s?(?:%|percent|prozent|per ?cento?|pour cent|por c[ei]\p{L}+|procent)/iu

/** Says more than a claim does: how something tastes. */
const praises = ({ isWord, kinds, plain }: Said) => isWord && !kinds[0] && !/\d/.test(plain)

/** Opening hours, and what a kitchen says of allergens. */
const SAYS_ELSE = /^(?:\d.*|dietary|allerg\p{L}*)$/u

const DOUBTS = new Set<string>(['doubts', 'signs'])

/** Whether a sentence may speak only of some dishes. Opening hours are no doubt: "We are a vegan kitchen. Mon–Fri 9am–5pm". */
function isInDoubt(sentence: readonly Said[], text: string): boolean {
  const hasDoubt = sentence.some(({ kinds }) => kinds.some((kind) => DOUBTS.has(kind)))
  const isVegan = sentence.some(({ kinds }) => kinds.includes('vegan'))
  if (isVegan && SHARE.test(textOf(sentence, text))) return true
  if (!hasDoubt || isVegan) return hasDoubt
  // "Some dishes contain milk, see our allergens" takes the claim back all the same.
  const takesBack =
    sentence.some(({ kinds }) => kinds.includes('not')) ||
    readSegments(textOf(sentence, text)).some(({ spans }) => spans.some(isRisky))
  return takesBack || !sentence.some(({ plain }) => SAYS_ELSE.test(plain))
}

function sentencesOf(said: readonly Said[]): Said[][] {
  const sentences: Said[][] = [[]]
  for (const one of said) {
    // What is asked is not claimed.
    if (one.plain === '?') sentences.pop()
    if (/^[.!?;|•·]$/.test(one.plain)) sentences.push([])
    else sentences.at(-1)?.push(one)
  }
  return sentences.filter(({ length }) => length > 0)
}

function textOf(sentence: readonly Said[], text: string): string {
  return text.slice(sentence[0]?.from ?? 0, sentence.at(-1)?.to ?? 0)
}

/** Quotation marks, and the leaf before "100% vegan". */
const SAYS_NOTHING = /^(?:["“”„*'’%]|\p{Extended_Pictographic})$/u
/** Behind "our town’s": "first vegan restaurant", alone or before a new clause. */
const FIRST = /^(?:first|erste[sr]?|premier|primer|primo|eerste|pierwsza|primeiro)$/
const BEFORE_FIRST = /^[ST]?x{0,2}I?$/
const BEHIND_FIRST = new RegExp(`^[VU]P(?:${END}|S)`)

function readSentence(
  sentence: readonly Said[],
  text: string,
  section: string,
): (Claim & { isBare: boolean }) | null {
  const words = sentence.filter(({ plain }) => !SAYS_NOTHING.test(plain))
  // Nobody knows which: the line stands under no heading.
  if (section === '' && words.some(({ kinds }) => kinds.includes('sections'))) return null
  const letters = words.map((word, at) => letterOf(word, words[at + 1])).join('')
  const rest = (end: number) => textOf(words.slice(end), text)
  const isBefore = (start: RegExp, tail: RegExp) => {
    const found = start.exec(letters)
    return found !== null && tail.test(rest(found[0].length))
  }
  if (isBefore(IN_TOWN, TOWN) || isBefore(SINCE_YEAR, YEAR)) return { kind: '', isBare: true }
  const first = words.findIndex(({ plain }) => FIRST.test(plain))
  const isFirst =
    BEFORE_FIRST.test(letters.slice(0, Math.max(0, first))) &&
    BEHIND_FIRST.test(letters.slice(first + 1)) &&
    !namesFood(text)
  if (first >= 0 && isFirst) return { kind: '', isBare: true }
  const bare = BARE.exec(letters) ?? PLACE.exec(letters) ?? SUCH_A.exec(letters)
  const whole = bare ?? WE_ARE.exec(letters)
  if (whole !== null) {
    const isBelieved = !isTakenBack(letters, rest(whole.index + whole[0].length), whole)
    return isBelieved ? { kind: '', isBare: bare !== null } : null
  }
  const said = SENTENCE.exec(letters)
  const subject = said?.[1]
  if (said === null || subject === undefined) return null
  if (isTakenBack(letters, rest(said.index + said[0].length), said)) return null
  if (!subject.includes(OTHER)) return isOnlyBaked(words) ? null : { kind: '', isBare: false }
  if (!OF_A_KIND.test(subject)) return null
  const last = words[letters.indexOf(subject, said.index) + subject.length - 1]
  if (last === undefined) return null
  const kind = plainWord(last.raw)
  // Of desserts there may be one in a menu, but under "Desserts" they are the dishes.
  const isHeading = section.split(/[^\p{L}]+/u).some((word) => plainWord(word) === kind)
  return last.kinds.includes('parts') && !isHeading ? null : { kind, isBare: false }
}

/** "Everything we bake is vegan" says nothing of the mains. */
function isOnlyBaked(words: readonly Said[]): boolean {
  const has = (pattern: RegExp) => words.some(({ plain }) => pattern.test(plain))
  return has(/^bake$/) && !has(/^(?:cook|make|made|serve|sell|offer)$/)
}

function letterOf({ kinds, isWord, isWhole, plain }: Said, next: Said | undefined): string {
  if (!isWord) return plain === '&' || plain === '+' ? '&' : ','
  // "your vegan bakery’s best friend"
  if (next?.plain === 's' && kinds.includes('places')) return OTHER
  if (isWhole && kinds.includes('vegan')) return 'U'
  return LETTERS.find(([kind]) => kinds.some((one) => one === kind))?.[1] ?? OTHER
}

/** "plant-based, with dairy and eggs", "plant-based, our packaging"; "no dairy or eggs" takes nothing back. */
function isTakenBack(letters: string, rest: string, claim: RegExpExecArray): boolean {
  const after = letters.slice(claim.index + claim[0].length)
  if (after.includes('B') || /^,S+x$/.test(after)) return true
  if (/(?:free|frei|vrij)\W*$/iu.test(rest)) return false
  const segments = readSegments(rest)
  const standings = findStandings(segments)
  return segments.some(({ spans }) => spans.some((span) => isRisky(span) && !standings.has(span)))
}

function namesFood(text: string): boolean {
  return readSegments(text).some(({ spans }) =>
    spans.some((span) => isRisky(span) || span.entry?.role === 'plant'),
  )
}

/** Whether a heading is about a day, a branch or a part, so that a claim under it is not about all the food. */
export function isAboutPart(heading: string): boolean {
  if (/^(?:(?:our|the)\s)?(?:bakery|shop)$/i.test(heading)) return true
  return readTalk(heading).some(({ kinds }) => kinds.includes('doubts'))
}
