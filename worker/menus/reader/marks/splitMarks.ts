import { trimEnd } from '../text/trim.ts'
import { type Legend, meaningOfCode, plainMark } from './codes.ts'
import { listAtEnd, NUMBERED } from './listAtEnd.ts'
import { maySpeakOfDiet, meaningOfDiet, meaningOfWords } from './readMeaning.ts'

const NO_LEGEND: Legend = new Map()
/** Longer lines carry no marks. */
const MAX_LETTERS = 700
/** The most letters of marks at the end of a line, and of a line that is only marks. */
const MAX_TAIL = 60
const MAX_ALONE = 80
const MAX_CODE = 6

const BRACKET = /[([{<]([^()[\]{}<>]{1,60})[)\]}>]/gu
const SIGN = /^[🌱🌶🌾🌿🍀🍃🍯🐟💚🔴🔵🟠-🟤🥚-🥜🥬🧀🅅🅥🅵ⓋⓥⒼⓖ☘♡♥❤]/u
/** These, and what only a legend explains: "♥". */
const ANY_SIGN = /[\p{Extended_Pictographic}♡🅅🅥🅵ⓋⓥⒼⓖ]\uFE0F?/gu
const BETWEEN = /[,;|&·•\u2063]|\s[+–—-]\s|\s(?:and|und|et|y|en|i)\s/iu
/** What sets marks apart from the name before them. */
const BEFORE_TAIL = /(?:\s[-–—|·•*:\u2063]{1,3}\s?|\s?,\s?|\*\s)(?=[^\s,])/gu
const LEADING = /^([\p{L}\d+*]{1,5}(?:[,/|&]\s?[\p{L}\d+*]{1,5}){0,4})(?:\s*[:|·•–—]\s+|\s-\s+)/u
/** Letters of the marks before a name, with the sign behind them. */
const MAX_LEADING = 50
const LEADING_CODE = /^([A-Z]{2,4}[+*]?(?:[\s,/]+[A-Z]{1,4}[+*]?){0,4})\s+(?=\S)/u
/** "Lasagnes 100 % végétales". */
const WHOLE_AT_END = /(?<=\s)100\s?%\s?\p{L}{5,14}$/u
/** "Pancakes VEGAN", "Lasagne 12,50 € vegan": set apart by its capitals or by the price. */
const DIET_AT_END =
  /(?<=\p{Ll}\p{L}*\s)\p{Lu}{5,12}$|(?<=\d[.,]\d\d\s?(?:[€£$]|EUR|zł|kr)?\s|[€£$]\s)\p{L}{5,14}$/u
/** Codes that stand behind a name in small letters too. */
const SMALL = /^(?:v|ve|vg|gf|df|vgn|vegn|veg|vo|gfo|Vg|Ve|Gf|Df|Vgn|Veg)[+*]?$/
const CAPITALS = /^[A-Z]{1,4}[+*]?$/
const LETTER = /^(?:[A-Z]\d?|[a-z]|\d{1,2})$/

/** An allergen or an additive in a list of nothing else: "A,C,G · 1,2*", "1, 3, 7". */
const LISTED = /^(?:[A-R]\d?|1\d|20|[1-9])\*?$/

/** White space to replace. Most of a text's white space is a single space, which stays. */
const WHITE_SPACE = /(?! (?!\s))\s+/g

/** Where a sign was: it sets apart what follows. */
const SIGN_TAKEN = ' \u2063 '

interface Marked {
  text: string
  marks: string[]
}

/**
 * Takes the dietary marks off a dish's name or a line of a menu: "(V)", "[VE, GF]", "(végétalien)", "🌱", "Ⓥ", a trailing
 * " VG" or " - vegan"; with a legend also what it alone knows: "(9)", "PB". Marks come as printed, without brackets.
 */
export function splitMarks(text: string, legend: Legend = NO_LEGEND): Marked {
  if (text.length > MAX_LETTERS) return { text, marks: [] }
  const marks: string[] = []
  const open = withoutSigns(withoutBrackets(text, legend, marks), legend, marks)
    .replace(WHITE_SPACE, ' ')
    .trim()
  const hasTail = mayEndInMarks(open)
  const alone = hasTail ? onlyMarks(open, legend) : null
  if (alone !== null) return { text: '', marks: [...new Set([...marks, ...alone])] }
  const marked = { text: open, marks }
  const rest = takeStart(hasTail ? takeTails(marked, legend) : marked, legend)
  const stars = /(?<!\*)(?:\*{1,3}|[†‡])$/.exec(rest.text.slice(-MAX_TAIL))?.[0]
  const bare = rest.text.replace(/\s?\u2063\s?/g, ' ').replace(/ ([,.;:!?])/g, '$1')
  return {
    text: trimEnd(bare, '*†‡^').trimStart(),
    marks: [...new Set([...rest.marks, ...(stars === undefined ? [] : [stars])])],
  }
}

function withoutBrackets(text: string, legend: Legend, marks: string[]): string {
  if (!/[([{<]/.test(text)) return text
  return text.replace(BRACKET, (found, inside: string, at: number) => {
    const listed = isCount(inside, text, at, legend) ? null : listMarks(inside.trim(), legend)
    marks.push(...(listed ?? []))
    return listed === null ? found : ' '
  })
}

function withoutSigns(text: string, legend: Legend, marks: string[]): string {
  if (!/[\u2460-\uffff]/.test(text)) return text
  return text.replace(ANY_SIGN, (found) => {
    const mark = found.replace('\uFE0F', '')
    if (!SIGN.test(mark) && !legend.has(mark)) return found
    marks.push(mark)
    return SIGN_TAKEN
  })
}

/** A code of any kind. */
const CODE_AT_END =
  /(?:^|[^\p{L}\p{N}])(?:[A-Z]{1,4}|\d{1,2}|[a-z]{1,2}|V[eg]|[GD]f|[Vv]e?gn|gfo)[+*]?$/u

/** The longest code, and two letters before it that show whether it is the end of a word. */
const LONGEST_CODE = 7

/** Whether a text may end in marks. Most texts do not, and are not looked at more closely. */
function mayEndInMarks(text: string): boolean {
  const end = text.slice(-MAX_TAIL)
  return (
    maySpeakOfDiet(text) ||
    CODE_AT_END.test(end.slice(-LONGEST_CODE)) ||
    DIET_AT_END.test(end) ||
    !/[\p{L}\p{N}]/u.test(end)
  )
}

/** "(8)" counts pieces, "(L)" after a drink may be a size, "egg(s)" is one egg or more. */
function isCount(inside: string, text: string, at: number, legend: Legend): boolean {
  const inner = inside.trim()
  if (/^\d+$/.test(inner)) return !legend.has(inner)
  if (/^\p{Ll}{1,2}$/u.test(inner) && /\p{L}/u.test(text.charAt(at - 1))) return true
  const after = text.slice(at + inside.length + 2)
  return /^[SMLX]$/.test(inner) && !legend.has(inner) && !/^\s*[([]|^\s*$/.test(after)
}

type PartKind = 'known' | 'letter' | 'code'

/** The marks of a list that holds nothing else; null: it says something. */
function listMarks(text: string, legend: Legend): string[] | null {
  if (isOffer(text)) return [text]
  const parts = partsOf(text, legend)
  const kinds = parts.map((part) => kindOf(part, legend))
  if (kinds.includes(null)) return meaningOfWords(text) === null ? null : [text]
  if (kinds.includes('known')) return parts
  if (parts.length === 1) return kinds[0] === 'letter' ? parts : null
  const isList = kinds.includes('letter') || parts.every(({ length }) => length < 3)
  const areSizes = parts.includes('S') && parts.every((part) => /^[SMLX]{1,2}$/.test(part))
  return isList && !areSizes ? parts : null
}

function partsOf(text: string, legend: Legend): string[] {
  return text
    .split(BETWEEN)
    .flatMap((part) => (isEither(part, legend) ? [part.trim()] : part.split('/')))
    .flatMap(splitCodes)
}

/** "vegetarisch/vegan", "v/ve": one or the other, as it is ordered. They are two marks where a legend explains both. */
export function isEither(text: string, legend: Legend): boolean {
  const parts = text.split('/')
  if (parts.length !== 2) return false
  const codes = parts.map(plainMark)
  if (codes.every((code) => legend.has(code))) return false
  const diets = parts.map((part, at) => meaningOfCode(codes[at] ?? '') ?? meaningOfDiet(part))
  return diets.includes('vegan') && diets.includes('vegetarian')
}

/** "VE GF" → its two codes. */
function splitCodes(part: string): string[] {
  const words = part.trim().split(/\s+/)
  const areCodes = words.every((word) => CAPITALS.test(word) || SMALL.test(word))
  return areCodes ? words : [part.trim()].filter((one) => one !== '')
}

function kindOf(part: string, legend: Legend): PartKind | null {
  if (isEither(part, legend)) return 'known'
  const code = part.length > MAX_CODE ? '' : plainMark(part)
  if (legend.has(code) || meaningOfCode(code) !== undefined) return 'known'
  if (meaningOfWords(part) !== null) return 'known'
  if (LETTER.test(part)) return 'letter'
  return /^[A-Z]{2,3}\d?$/.test(part) ? 'code' : null
}

function onlyMarks(text: string, legend: Legend): string[] | null {
  if (text.length > MAX_ALONE) return null
  if (isOffer(text)) return [text]
  const parts = partsOf(text, legend)
  if (parts.length === 0) return text === '' ? null : []
  // Two numbers may be a price, and "M / L" are sizes.
  const isList = parts.length > 2 || (parts.length === 2 && /[A-KN-R]/.test(text))
  if (isList && parts.every((part) => LISTED.test(part)))
    return parts.map((part) => part.replace('*', ''))
  if (parts.every((part) => isTail(part, legend) || /^[NSHK]$/.test(part))) return parts
  const isDiet = /^v[eé]g|\sv[eé]g/iu.test(text) || parts.some((part) => isTail(part, legend))
  // "Vegan, GF, halal"
  const isWord = (part: string) => isTail(part, legend) || meaningOfDiet(part) !== null
  return isDiet && (meaningOfDiet(text) !== null || parts.every(isWord)) ? parts : null
}

/** "Possible en vegan", "Vegan & gluten free options": one offer, and not two marks. */
function isOffer(text: string): boolean {
  return maySpeakOfDiet(text) && meaningOfDiet(text) === 'on-request'
}

/** Marks behind a name are sure ones: a diet of more than one word, a code as codes are printed. */
function isTail(part: string, legend: Legend): boolean {
  if (isEither(part, legend) || isKnownCode(part, legend)) return true
  const meaning = maySpeakOfDiet(part) ? meaningOfDiet(part) : null
  return meaning === 'other' ? /[\s-]|frei$|vrij$/iu.test(part) : meaning !== null
}

/** Marks behind a dash, a comma or nothing, as many as there are. */
function takeTails(marked: Marked, legend: Legend): Marked {
  let { text } = marked
  let marks: string[] = []
  for (let times = 0; times < 6; times++) {
    const start = Math.max(0, text.length - MAX_TAIL)
    const end = text.slice(start)
    const tail = listAtEnd(end, legend) ?? tailOf(end, legend)
    if (tail === null) break
    const before = trimEnd(text.slice(0, start + tail.at), ',/&+·•|')
    if (!/\p{L}{2}/u.test(before)) break
    text = before
    marks = [...tail.marks, ...marks]
  }
  return { text, marks: [...marked.marks, ...marks] }
}

function tailOf(text: string, legend: Legend): { at: number; marks: string[] } | null {
  const separator = [...text.matchAll(BEFORE_TAIL)].at(-1)
  if (separator !== undefined) {
    const parts = partsOf(text.slice(separator.index + separator[0].length), legend)
    const isSure = parts.every((part) => isTail(part, legend))
    // "…, gluten free" tells of the last food as well.
    const isComma = separator[0].trim() === ',' && parts.every((part) => part.includes(' '))
    const isOther = isComma && parts.every((part) => meaningOfDiet(part) === 'other')
    if (isSure && !isOther) return { at: separator.index, marks: parts }
  }
  const whole = WHOLE_AT_END.exec(text)
  if (whole !== null && meaningOfWords(whole[0]) !== null)
    return { at: whole.index, marks: [whole[0]] }
  const diet = DIET_AT_END.exec(text)
  if (diet !== null && meaningOfDiet(diet[0]) !== null) return { at: diet.index, marks: [diet[0]] }
  const either = /(?<=\s)\p{L}{1,14}\s?\/\s?\p{L}{1,14}$/u.exec(text)
  if (either && isEither(either[0], legend)) return { at: either.index, marks: [either[0]] }
  const word = /(?<=[\s/,])[\p{L}\d]{1,5}[+*]?$/u.exec(text)
  if (word === null || !isBare(word[0], legend)) return null
  const before = text.slice(0, word.index)
  if (LETTER.test(word[0]) && word[0] !== 'v' && NUMBERED.test(before.trimEnd())) return null
  return { at: trimEnd(before, '-').length, marks: [word[0]] }
}

/** A code that stands behind a name without a sign between. */
function isBare(word: string, legend: Legend): boolean {
  // "Soup pb", where the legend explains "pb".
  if (/^[a-z]{2,3}$/.test(word) && legend.get(plainMark(word)) === 'vegan') return true
  return !/^veg$/i.test(word) && isKnownCode(word, legend)
}

/** A code as codes are printed that means something; of single letters only "V" does so without a legend. */
function isKnownCode(word: string, legend: Legend): boolean {
  if (!(CAPITALS.test(word) || SMALL.test(word) || /^\d{1,2}$/.test(word))) return false
  const code = plainMark(word)
  return legend.has(code) || (meaningOfCode(code) !== undefined && !/^[A-UW-Z]$/.test(word))
}

function takeStart({ text, marks }: Marked, legend: Legend): Marked {
  const start = text.slice(0, MAX_LEADING)
  const set = /[:|·•–—]|\s-\s/u.test(start) ? LEADING.exec(text) : null
  const found = set ?? (/^[A-Z]{2}/.test(start) ? LEADING_CODE.exec(text) : null)
  if (found?.[1] === undefined) return { text, marks }
  const parts = found[1].split(/[\s,/|&]+/)
  const isKnown = (part: string) =>
    set === null ? legend.has(plainMark(part)) : isBare(part, legend) || isTail(part, legend)
  const rest = text.slice(found[0].length)
  if (!parts.every(isKnown) || !/\p{L}{2}/u.test(rest)) return { text, marks }
  return { text: rest, marks: [...marks, ...parts] }
}
