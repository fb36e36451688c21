import { shortPattern } from '../text/shortPattern.ts'
import { trimBoth, trimEnd } from '../text/trim.ts'

/** Longer lines carry no marks. */
const MOST_LETTERS = 700
const MOST_TAIL = 50
/** Of a line of nothing but marks. */
const MOST_ALONE = 80

/** Dietary codes in use, as printed in capitals or small letters. "L", "H" and the like count only within brackets. */
const CODE =
  'vegan|vegano|vegana|végane?|vegetarian|vegetarisch|vegane|veganes|veganer|végétarien(?:ne)?|vegetarian[ao]|vegetariano|veggie|plant[- ]based|gluten[- ]?free|glutenfrei|sans gluten|sin gluten|senza glutine|dairy[- ]?free|nut[- ]?free|laktosefrei|lactose[- ]free|halal|kosher|spicy|hot|scharf|raw|organic|bio|VEGAN|VE|VGN|VGT|VGO|VG|VEO|VOA|VOP|VO|VA|VEG|V|GFO|GFA|GFP|GF|DFO|DFA|DF|LF|NF|SF|EF|NGCI|NGI|NG|CF|CN|WF|MF'
const LETTER = '[A-Z](?:\\d)?|[a-z]|\\d{1,2}'
const JOIN = '[\\s,;/|&+·•.-]*'
const OPEN = '[(\\[{<]'
const SHUT = '[)\\]}>]'
const AVAILABLE =
  '(?:option|options|optional|available|on request|upon request|auf wunsch|possible|opt\\.?|avail\\.?|friendly|o)'
const ONE = `(?:${CODE})[*+]?(?:\\s${AVAILABLE})?`
const BRACKETED = new RegExp(
  `${OPEN}\\s*(?:(?:${ONE})(?:${JOIN}(?:and\\s|or\\s|oder\\s|und\\s)?(?:${ONE}|${LETTER})(?![\\p{L}]))*|(?:${LETTER})(?:\\s*[,/;|]\\s*(?:${LETTER}))+|[A-Zv])\\s*${SHUT}`,
  'giu',
)
const EMOJI =
  /[\u{1F331}\u{1F33F}\u{1F343}\u{1F96C}\u{1F33E}\u{1F336}\u{1F95C}\u{1F95B}\u24CB\u24E5\u24BC\u24D6\u{1F165}\u{1F145}\u{1F175}\u2618\u{1F340}\u{1F49A}\u{1F7E2}\u{1F534}]\uFE0F?/gu
const BARE =
  'VEGAN|VGN|VGT|VGO|VG|VEO|VE|VOP|VO|V|GFO|GFA|GFP|GF|DFO|DFA|DF|NGCI|NGI|NF|SF|LF|EF|vg|ve|v|gf|df|vgn|veg|vo|gfo|Vg|Ve|Gf|Df|Vgn'
const TRAILING = shortPattern(
  MOST_TAIL,
  `(?:^|[\\s,·•|/*–—-]+)((?:${BARE})[*+]?(?:[\\s,/|&+·•-]+(?:${BARE}|N|S|H|K)[*+]?)*)$`,
  'u',
)
const ONLY_CODES = shortPattern(
  MOST_ALONE,
  `^(?:${BARE}|VEG|N)(?:${JOIN}(?:${BARE}|VEG|N|S|H))*$`,
  'u',
)
const LEADING = new RegExp(`^((?:${BARE})(?:[,/|&+]\\s?(?:${BARE}))*)\\s*[:|·•–—]\\s+`, 'u')
const AFTER_DASH = shortPattern(
  MOST_TAIL,
  `\\s*(?:\\s[-–—|·•*:]|,|\\*)\\s*((?:${ONE})(?:(?:\\s?[,/&+|]\\s?|\\sand\\s)(?:${ONE}))*)\\s*$`,
  'iu',
)
const PLAIN_WORDS =
  /^(?:(?:vegan|vegetarian|plant[- ]based|gluten[- ]free|dairy[- ]free|nut[- ]free|vegano|vegana|vegetarisch|végétarien|vegan friendly|vegan option(?: available)?|vegetarian option)[\s,/|&+·•]*)+$/iu

/**
 * Takes the dietary marks off a dish's name or a line of a menu: "(V)", "[VE, GF]", "🌱", "Ⓥ", a trailing " VG" or
 * " - vegan". Marks come as printed, without brackets; what they mean is for the page's legend to say.
 */
export function splitMarks(text: string): { text: string; marks: string[] } {
  if (text.length > MOST_LETTERS) return { text, marks: [] }
  const marks: string[] = []
  let rest = text
    .replace(BRACKETED, (found, at: number) => {
      if (isCount(found, text, at)) return found
      marks.push(...codesOf(found.slice(1, -1)))
      return ' '
    })
    .replace(EMOJI, (found) => {
      marks.push(found.replace('\uFE0F', ''))
      return ' '
    })
  rest = rest.replace(/\s+/g, ' ').trim()
  if (isOnlyMarks(rest)) return { text: '', marks: unique([...marks, ...codesOf(rest)]) }
  for (const pattern of [AFTER_DASH, TRAILING, LEADING]) {
    // Marks at the end are short; a look at the whole of a long line would cost its length squared.
    const start = pattern === LEADING ? 0 : Math.max(0, rest.length - MOST_TAIL)
    const found = pattern.exec(rest.slice(start))
    if (found?.[1] === undefined || !isFreeOf(rest, found)) continue
    const at = start + found.index
    rest = `${rest.slice(0, at)} ${rest.slice(at + found[0].length)}`.trim()
    marks.push(...codesOf(found[1]))
  }
  rest = rest.replace(/\s+/g, ' ').replace(/ ([,.;:!?])/g, '$1')
  return { text: trimEnd(rest, '*†‡^').trimStart(), marks: unique(marks) }
}

/** "(8)" counts pieces, "(L)" after a drink may be a size; only one capital other than V or N is left alone. */
function isCount(found: string, text: string, at: number): boolean {
  const inner = found.slice(1, -1).trim()
  if (/^\d+$/.test(inner)) return true
  return /^[SMLX]$/.test(inner) && !/^\s*[([]|^\s*$/.test(text.slice(at + found.length))
}

function isOnlyMarks(text: string): boolean {
  if (text === '' || text.length > MOST_ALONE) return false
  return PLAIN_WORDS.test(text) || ONLY_CODES.test(text)
}

/** A word of the name itself is no mark: "Vegetarian", "MIXED VEG", "Vitamin V". */
function isFreeOf(text: string, found: RegExpExecArray): boolean {
  return found[0].length < text.length && /\p{L}{2}/u.test(text.replace(found[0], ''))
}

function codesOf(text: string): string[] {
  return text
    .split(/[,;/|&·•]|\s(?:and|or|und|oder)\s/iu)
    .flatMap((part) =>
      /^(?:[A-Z]{1,4}[*+]?\s+)+[A-Z]{1,4}[*+]?$/u.test(part.trim()) ? part.split(/\s+/) : [part],
    )
    .map((part) => trimBoth(part, '.-'))
    .filter((part) => part !== '')
}

function unique(marks: readonly string[]): string[] {
  return [...new Set(marks)]
}
