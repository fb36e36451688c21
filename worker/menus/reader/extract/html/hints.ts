import { maySpeakOfDiet } from '../../marks/readMeaning.ts'
import { splitMarks } from '../../marks/splitMarks.ts'
import { onceFor } from '../../text/remember.ts'
import type { Hint } from '../lines/textLine.ts'
import { hasFoodWord } from '../words/foodWords.ts'
import { isSectionName } from '../words/sectionWords.ts'
import { INLINE } from './looks.ts'
import { type Classes, type Element, textOf } from './tree.ts'

const PRICE =
  /(?:^|[-_]|item|dish|food|menu)(?:prices?|cost|amount|preis|prix|precio|prezzo)(?:[-_]|$)/
const DESCRIPTION =
  /(?:^|[-_]|item|dish|food|menu)(?:desc|descr|description|details?|ingredients?|subtitle|sub-title|caption|body|text|info|beschreibung|zutaten|note)(?:[-_]|$)/
/** "headerText", where "text" alone would be a description. */
const TITLE = /(?:^|[-_])(?:name|title|heading|header)[-_]?text(?:[-_]|$)/
const NAME =
  /(?:(?:^|[-_])(?:item|dish|food|product|meal|plate|entry|menuitem|gericht|plat|plato|piatto)[-_]?(?:name|title|heading|header|label)|(?:^|[-_])(?:name|title|titel|titre|titolo|heading)(?:[-_]|$))/
/** The class of a name if the element holds no block, else of a whole dish. */
const DISH = /(?:^|[-_])(?:dish|gericht)(?:[-_]|$)/
const SECTION =
  /(?:^|[-_])(?:section|category|categories|group|cat|course|kategorie|rubrik)[-_]?(?:name|title|heading|header|label)?(?:[-_]|$)/

const DESCRIBES_SECTION =
  /(?:^|[-_])(?:section|category|group|cat|course)[-_]?(?:desc|description|subtitle|note)$/

/** What an element's class names and itemprop say its text is. */
export function hintOf(element: Element): Hint {
  const property = element.attributes.get('itemprop')
  if (property === 'name' || property === 'description' || property === 'price') return property
  if (!haveHint(element.classes)) return 'none'
  for (const name of element.classes) {
    if (PRICE.test(name)) return 'price'
    if (DESCRIBES_SECTION.test(name)) return 'description'
    if (SECTION.test(name)) {
      if (isLeaf(element)) return 'section'
      continue
    }
    if (TITLE.test(name)) return 'name'
    if (DESCRIPTION.test(name)) return 'description'
    if (NAME.test(name) || (DISH.test(name) && isLeaf(element))) return 'name'
  }
  return 'none'
}

/** Those of most elements say nothing. */
const haveHint = onceFor((classes: Classes) =>
  classes.some((name) =>
    [PRICE, SECTION, TITLE, DESCRIPTION, NAME, DISH].some((hint) => hint.test(name)),
  ),
)

const BADGE = /(?:^|[-_])(?:badge|pill|chip|ribbon|tag)(?:[-_]|$)/
const haveBadge = onceFor((classes: Classes) => classes.some((name) => BADGE.test(name)))
/** Letters of the longest badge. */
const MAX_BADGE = 24

/** Whether an element is a badge that tells neither a diet, a price nor what is in the dish: "Signature", "Homemade". */
export function isBadge(element: Element, size: number): boolean {
  if (size > MAX_BADGE || !haveBadge(element.classes) || !isLeaf(element)) return false
  const text = textOf(element)
  if (/\d/.test(text) || maySpeakOfDiet(text) || splitMarks(text).text === '') return false
  return !hasFoodWord(text) && !isSectionName(text)
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

const lastingOf = onceFor((classes: Classes) =>
  classes
    .filter((name) => !FLEETING.test(name) && !FILTERED.test(name))
    .slice(0, 4)
    .map((name) => `.${name.replace(/\d+/g, '#')}`)
    .join(''),
)

/** A class list as a style: without numbers, states and what a builder makes up for each element. */
export function styleOf({ tag, classes }: Element): string {
  return tag + lastingOf(classes)
}
