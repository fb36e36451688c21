import { limitsDiet, maySpeakOfDiet } from '../../marks/readMeaning.ts'
import { splitMarks } from '../../marks/splitMarks.ts'
import { onceFor } from '../../text/remember.ts'
import type { Hint } from '../lines/textLine.ts'
import { hasFoodWord } from '../words/foodWords.ts'
import { isSectionName } from '../words/sectionWords.ts'
import lists from './hints.json' with { type: 'json' }
import { headingLevel, INLINE } from './looks.ts'
import { type Classes, type Element, textOf } from './tree.ts'

/** What class names say, the first that fits; some only of an element that holds no block. */
const HINTS: { hint: Hint; pattern: RegExp; isOfLeaf: boolean }[] = []
for (const { hint, pattern, isOfLeaf = false } of lists)
  HINTS.push({ hint: hint as Hint, pattern: new RegExp(pattern), isOfLeaf })
/** Those of most elements say nothing. */
const hintsOf = onceFor((classes: Classes) =>
  classes.flatMap((name) => HINTS.find(({ pattern }) => pattern.test(name)) ?? []),
)

/** What an element's class names and itemprop say its text is. */
export function hintOf(element: Element): Hint {
  const property = element.attributes.get('itemprop')
  if (property === 'name' || property === 'description' || property === 'price') return property
  const hints = hintsOf(element.classes)
  return hints.find(({ isOfLeaf }) => !isOfLeaf || isLeaf(element))?.hint ?? 'none'
}

/** The last three are of what a page shows to nobody and reads to the blind: "Number" before "12". */
const BADGE =
  /(?:^|[-_])(?:badge|pill|chip|ribbon|tag|sr-?only|visually(?:hidden)?|[a-z]*reader)(?:[-_]|$)/
const haveBadge = onceFor((classes: Classes) => classes.some((name) => BADGE.test(name)))
/** Letters of the longest badge. */
const MAX_BADGE = 24

/**
 * Whether an element is a badge, or is only read aloud, and tells neither a diet, a limit of one, a price nor what is in the
 * dish: "Homemade".
 */
export function isBadge(element: Element, size: number): boolean {
  if (size > MAX_BADGE || !haveBadge(element.classes) || !isLeaf(element)) return false
  const text = textOf(element)
  if (/\d|\p{Sc}|euro|dollar|pound|pfund|z[lł]ot/iu.test(text) || maySpeakOfDiet(text)) return false
  if (isWholeHeading(element, text) || limitsDiet(text) || splitMarks(text).text === '')
    return false
  return !hasFoodWord(text) && !isSectionName(text)
}

/** Whether an element is all that a heading says: the name of a dish beside its picture is often only read aloud. */
function isWholeHeading(element: Element, text: string): boolean {
  const heading = headingLevel(element) > 0 ? element : element.parent
  return heading !== null && headingLevel(heading) > 0 && textOf(heading) === text
}

/** Whether no block stands in it: what holds a whole section is not the section's heading. */
function isLeaf({ children }: Element): boolean {
  return children.every((child) => typeof child === 'string' || INLINE.has(child.tag))
}

/** Siblings that are looked at. */
const MAX_BESIDE = 40
const OF_WORD = /^(?:char|digit|letter|whitespace|word)\d*$/
const areOfWord = onceFor((classes: Classes) => classes.some((name) => OF_WORD.test(name)))

/** Whether a script made an element of a letter or word, to move it: `<span class="char">S</span><span class="char">o</span>`. */
export function isOfWord({ classes, parent }: Element): boolean {
  // Behind text it is a code: `Lentil soup <span class="letter">A</span>`.
  const beside = areOfWord(classes) ? parent?.children.slice(0, MAX_BESIDE) : undefined
  return beside?.every((one) => typeof one === 'object' || one.trim() === '') ?? false
}

/** Of a state, made up by a builder for each element, or by which a page filters its dishes. */
const FLEETING =
  /^(?:first|last|odd|even|active|show|open|in|hidden|current|selected|fade|clearfix|aos-.*|animate.*|wow|delay.*|is-.*|has-.*)$/
const FILTERED =
  /^(?:v[eé]g.*|.*-?free|meat|fish|fleisch|fisch|vlees|vis|viande|poisson|carne|pescado|pesce|peixe|mi[eę]so|ryba|spicy|popular|new)$/

/** The font and its size, by which a sheet that was made a page tells its lines apart: "ff3", "fs2". */
const FONT = /^f[fs][\da-f]{1,3}$/

const lastingOf = onceFor((classes: Classes) => {
  const fonts = classes.filter((name) => FONT.test(name))
  return fonts.length > 1 ? fonts.join('.') : withoutNumbers(classes)
})

const withoutNumbers = (classes: Classes) =>
  classes
    .filter((name) => !FLEETING.test(name) && !FILTERED.test(name))
    .slice(0, 4)
    .map((name) => `.${name.replace(/\d+/g, '#')}`)
    .join('')

/** A class list as a style: without numbers, states and what a builder makes up for each element. */
export function styleOf({ tag, classes }: Element): string {
  return tag + lastingOf(classes)
}
