import { meaningOfDiet } from '../../marks/readMeaning.ts'
import { readAmounts } from '../lines/prices/amounts.ts'
import { takePrice } from '../lines/prices/price.ts'
import type { TextLine } from '../lines/textLine.ts'
import { isSectionName } from '../words/sectionWords.ts'
import { boxMarks } from './boxMarks.ts'
import { blockContext, type Context, inlineContext, OUTERMOST } from './context.ts'
import { isBadge, isOfWord } from './hints.ts'
import { dietOf, isHiddenMark } from './icons.ts'
import { INLINE } from './looks.ts'
import { type PictureLegend, pictureOf, readPictures } from './pictureLegend.ts'
import { joinRuns, type Run } from './runs.ts'
import { rowsOf } from './tables.ts'
import { tickedCells } from './tickColumns.ts'
import { type Element, elementsIn, textOf, tidy } from './tree.ts'
import { headsColumns, type TableDish, weekTable } from './weekTable.ts'
import { isSelfLink, isSkipped, measureText, repeatedButtons } from './zones.ts'

/** A page of more lines than this is no menu that a person reads. */
const MAX_LINES = 20_000
const MAX_RUNS = 500
/** Letters of a dish with its price and a neighbour. */
const MAX_BOX = 300
const BUTTON = /^(?:a|button|input|option|select)$/
/** Letters of a diet in superscript. */
const MAX_RAISED = 30
/** Codes of marks and allergens in superscript: "A, C" and "vg", but no "1st". */
const CODES = /^(?!(?:st|nd|rd|th|TM)$)\*?[a-z\d]{1,3}(?:[\s,/]+[a-z\d]{1,3})*$/i
const NUMBERS = /^\*?\d{1,2}(?:\s?[,/]\s?\d{1,2})*$/
/** An emphasised word of a sentence has none of these. */
const CHIP_CLASS =
  /(?:^|-)(?:badge|chip|diet|dietary|flag|icon|label|mark|marker|pill|tag|v|ve|veg|vegan|vegetarian)s?(?:-|$)/
const CHIP = /^\s*[A-Z]{1,3}\+?\s*$/
/** "14", "14.", "14 €" before raised cents. */
const WHOLE = /(\d)[.,]?(\s?\p{Sc}?)\s*$/u
const WORD = /\p{L}{2}/u
const DIETS = new Set<string | null>(['vegan', 'vegetarian', 'on-request'])
/** "Brotᵃ" */
const SMALL_LETTER = /(?<=\p{Ll}{2})[ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳ](?![\p{L}])/gu
/** "P I Z Z A", and "A C G L", which are allergens. */
const SPELT = /^\p{L}(?: \p{L}){3,}$/u
const SIGNS = /(?:\p{Extended_Pictographic}|\uFE0F)+/gu
/** Class names of codes that a style sheet puts in superscript. */
const RAISING =
  /^(?:hoch(?:gestellt)?|sup(?:er(?:script)?)?|exposant|additi[vf]e?s?|zusatzstoffe?|allerg[eè]n[eios]*|al[eé]rgenos?)(?:-(?:badge|chip|code|icon|label|nr|number|tag)s?)?$/

/** A page as lines in reading order: one for every piece of text that is set apart by blocks, breaks or its look. */
export function flatten(root: Element): TextLine[] {
  return new Flattening(root).lines
}

class Flattening {
  readonly lines: TextLine[] = []
  private runs: Run[] = []
  private readonly sizes: Map<Element, number>
  private readonly boxes: ReadonlyMap<Element, readonly string[]>
  private readonly pictures: PictureLegend
  private readonly buttons: ReadonlySet<Element>
  /** Marks of a box that has no line yet; its first line takes them. */
  private waiting: string[] = []
  private readonly ticked = new Map<Element, string[]>()
  /** Rows whose first cell is one that reaches down from above. */
  private readonly spanned = new Set<Element | null>()
  private readonly tableDishes = new Map<Element, TableDish>()
  /** Of a cell that has no line yet. */
  private course: string | undefined
  private readonly pageSize: number
  /** What stands behind the element that `walkChildren` hands on; only for that element itself. */
  private next: Element | string | undefined
  private low = 0
  private level = 0
  private isAside = false
  private wasBreak = false

  constructor(root: Element) {
    this.sizes = measureText(root)
    this.pageSize = this.sizes.get(root) ?? 0
    this.boxes = boxMarks(root, this.sizes)
    this.pictures = readPictures(root)
    this.buttons = repeatedButtons(this.sizes)
    this.walkChildren(root, OUTERMOST)
    this.flush()
  }

  private walkChildren(element: Element, context: Context) {
    let column = this.spanned.has(element) ? 1 : 0
    for (let at = 0; at < element.children.length; at++) {
      const child = element.children[at] ?? ''
      if (this.lines.length > MAX_LINES) return
      if (typeof child === 'string') this.addLines(child, element, context)
      else if (isOfFraction(child, element.children[at - 1], element.children[at + 1]))
        this.addText(textOf(child), element, context)
      else {
        if (child.tag === 'td' || child.tag === 'th') column += 1
        this.next = element.children[at + 1]
        this.walk(child, context, column)
      }
    }
  }

  private walk(element: Element, outer: Context, column: number) {
    if (element.tag === 'br' || element.tag === 'hr')
      return this.breakLine(outer, element.tag === 'hr')
    const size = this.sizes.get(element) ?? 0
    if (isHiddenMark(element, size)) return
    if (this.pictures.explained.has(element)) return
    const { diets } = this.pictures
    const diet = dietOf(element) ?? (diets.size > 0 && diets.get(pictureOf(element) ?? ''))
    if (diet) return this.addIcon(diet, element, outer)
    if (isSkipped(element) || isSelfLink(element, size) || isBadge(element, size)) return
    if (this.buttons.has(element)) return
    if (this.isChip(element, size, outer)) return this.addIcon(chipText(element), element, outer)
    if (isRaised(element)) return this.addRaised(element, outer)
    if (element.tag === 'table') this.readTable(element)
    const ticks = this.ticked.get(element)
    if (ticks !== undefined) {
      this.flush()
      for (const mark of ticks) this.addIcon(mark, element, outer)
      return this.flush()
    }
    const isInline = INLINE.has(element.tag) || (size <= MAX_RAISED && isOfWord(element))
    const context = isInline
      ? inlineContext(element, outer)
      : blockContext(element, outer, column, { size, pageSize: this.pageSize })
    if (!isInline) this.flush()
    const dish = this.tableDishes.get(element)
    this.course = dish?.course ?? this.course
    this.waiting.push(...(this.boxes.get(element) ?? []), ...(dish?.marks ?? []))
    this.isAside = context.isAside
    this.walkChildren(element, context)
    if (dish !== undefined) this.addText(` ${dish.price}`, element, context)
    const price = this.styledPrice(element)
    if (price !== '') this.flush()
    if (price !== '') this.addText(price, element, { ...context, hint: 'price' })
    if (!isInline || price !== '') this.flush()
    this.isAside = outer.isAside
    this.low = Math.min(this.low, outer.depth)
  }

  /** `Lentil soup <span class="label">vegan</span>`: a diet behind a name, which a style sheet sets apart. */
  private isChip(element: Element, size: number, { level }: Context): boolean {
    if (size === 0 || size > MAX_RAISED) return false
    const isNamed = element.classes.some((name) => CHIP_CLASS.test(name))
    if (!isNamed && !(level > 1 && isGlued(element))) return false
    if (!INLINE.has(element.tag) || BUTTON.test(element.tag)) return false
    const goesOn = typeof this.next === 'string' && this.next.trim() !== ''
    if (goesOn || this.runs.every(({ text }) => !WORD.test(text))) return false
    return DIETS.has(meaningOfDiet(chipText(element)))
  }

  /** `<li data-price="$6.50">Lentil soup</li>`, whose price the style sheet shows behind it. */
  private styledPrice(element: Element): string {
    const price = priceAttribute(element)
    const isSmall = (one: Element) => (this.sizes.get(one) ?? 0) <= MAX_BOX
    if (!/[1-9]/.test(price) || BUTTON.test(element.tag) || !isSmall(element)) return ''
    // The outermost of the boxes that bear a price prints it.
    const outer = [element.parent, element.parent?.parent].filter((one) => one && isSmall(one))
    if (outer.some((one) => one && priceAttribute(one) !== '')) return ''
    const box = outer[0] ?? element
    const isShown = readAmounts(textOf(box)).some(({ isSure }) => isSure)
    const found = isShown || price.length > MAX_RAISED ? null : takePrice(price)
    return found?.isSure === true && found.text === '' ? price : ''
  }

  private readTable(table: Element) {
    const week = weekTable(table)
    const heads = rowsOf(table).filter((row, at, rows) => headsColumns(row, rows[at + 1]))
    let left = 0
    for (const [first] of rowsOf(table)) {
      if (left > 0) this.spanned.add(first?.parent ?? null)
      left = left > 0 ? left - 1 : Number(first?.attributes.get('rowspan') ?? 1) - 1
    }
    for (const cell of [...heads.flat(), ...(week?.headings ?? [])]) this.ticked.set(cell, [])
    for (const [cell, dish] of week?.dishes ?? []) this.tableDishes.set(cell, dish)
    for (const [cell, marks] of tickedCells(table)) this.ticked.set(cell, marks)
  }

  /** Text whose line breaks count, in a `pre`, is several lines. */
  private addLines(text: string, element: Element, context: Context) {
    if (!context.isPre || !text.includes('\n')) return this.addText(text, element, context)
    text.split('\n').forEach((line, at) => {
      if (at > 0) this.breakLine(context, false)
      if (line.trim() !== '') this.addText(line, element, context)
    })
  }

  private addText(text: string, element: Element, context: Context) {
    if (text.trim() === '' && this.runs.length === 0) return
    // No line that a person reads has so many parts.
    if (this.runs.length >= MAX_RUNS) this.flush()
    this.wasBreak = false
    this.level = context.level
    const style = `${context.block}|${context.inline}`
    const last = this.runs.at(-1)
    // `<span class="tag">GF</span><span class="tag">VG</span>`, which a style sheet sets apart.
    if (last !== undefined && last.element !== element && CHIP.test(text) && CHIP.test(last.text))
      last.text += ' '
    const whole = wholeOf(element)
    this.runs.push({ ...context, text, element: whole, style, depth: this.low, icons: [] })
    this.low = context.depth
  }

  private addIcon(diet: string, element: Element, context: Context) {
    const last = this.runs.at(-1)
    if (last !== undefined) {
      last.icons.push(diet)
      last.text += ' '
    } else {
      this.addText('\u2063', element, context)
      this.runs.at(-1)?.icons.push(diet)
    }
  }

  private addRaised(element: Element, context: Context) {
    const said = element.children.filter((child) => typeof child === 'string').join('')
    const [text, signs] = [tidy(said.replace(SIGNS, '')), said.match(SIGNS)?.join('') ?? '']
    const last = this.runs.at(-1)
    const isFirst = (last?.text ?? '').replaceAll('\u2063', '').trim() === ''
    const isBehind = (word: string) => context.hint === 'description' || /\p{L}{3}\s?$/u.test(word)
    if (NUMBERS.test(text) && isInRow(element) && isFirst)
      for (const number of text.match(/\d+/g) ?? []) this.addIcon(number, element, context)
    else if (/^\d{2}$/.test(text) && last !== undefined && WHOLE.test(last.text))
      last.text = last.text.replace(WHOLE, `$1.${text}$2`)
    else if (NUMBERS.test(text) && last !== undefined && isBehind(last.text))
      last.icons.push(...(said.match(/\d+|\p{Extended_Pictographic}/gu) ?? []))
    else if (CODES.test(text) || (text.length <= MAX_RAISED && meaningOfDiet(text) !== null))
      this.addText(` (${text}) ${signs} `, last?.element ?? element, context)
    else this.walkChildren(element, context)
  }

  private breakLine({ depth }: Context, isRule: boolean) {
    this.flush()
    // An empty line sets apart more than a break does, and less than the end of a block.
    this.low = Math.min(this.low, isRule || this.wasBreak ? depth - 0.5 : depth)
    this.wasBreak = true
  }

  private flush() {
    if (this.runs.length === 0) return
    const waiting: string[] = []
    for (const cell of joinRuns(this.runs)) {
      const said = tidy(cell.text.replaceAll('\u2063', ' '))
      const whole = this.level > 0 && SPELT.test(said) ? said.replaceAll(' ', '') : ''
      const text = (whole !== '' && isSectionName(whole) ? whole : said)
        .replaceAll(' , ', ', ')
        .replace(SMALL_LETTER, (letter) => ` (${letter.normalize('NFKC')})`)
      if (text === '') waiting.push(...cell.icons)
      else this.lines.push(this.toLine(cell, text, waiting.splice(0)))
    }
    if (waiting.length > 0) this.lines.push(this.toLine(this.runs[0], '', waiting))
    this.runs = []
  }

  private toLine(run: Run | undefined, text: string, icons: readonly string[]): TextLine {
    const isCapitals = /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text) && text.length > 5
    const course = this.course
    this.course = undefined
    return {
      text,
      ...(course !== undefined && { course }),
      style: `${run?.style ?? ''}${isCapitals ? '^' : ''}`,
      level: this.level,
      isBold: run?.isBold ?? false,
      hint: run?.hint ?? 'none',
      depth: run?.depth ?? 0,
      icons: [...this.waiting.splice(0), ...icons, ...(run?.icons ?? [])],
      isAside: this.isAside,
    }
  }
}

/** "½", written with a number above and one below a stroke. */
function isOfFraction(element: Element, before: unknown, after: unknown): boolean {
  const isUpper = element.tag === 'sup' && typeof after === 'string' && /^\s?[/⁄]/.test(after)
  const isLower = element.tag === 'sub' && typeof before === 'string' && /[/⁄]\s?$/.test(before)
  return (isUpper || isLower) && NUMBERS.test(textOf(element))
}

const PRICE_ATTRIBUTES = ['data-price', 'data-product-price', 'data-item-price', 'data-dish-price']

function priceAttribute({ attributes }: Element): string {
  const name = attributes.size > 0 && PRICE_ATTRIBUTES.find((one) => attributes.has(one))
  return name ? (attributes.get(name) ?? '') : ''
}

/** `<h3>Lentil soup<span>Vegan</span></h3>`: nothing but a look of its own parts it from the word before. */
function isGlued(element: Element): boolean {
  const { tag, classes, parent } = element
  if (tag !== 'span' || classes.length > 0 || parent === null) return false
  const before = parent.children[parent.children.indexOf(element) - 1]
  return typeof before === 'string' ? /\p{L}{4}$/u.test(before) : before?.tag === 'sup'
}

/** "• vegan", "✅ vegan" */
function chipText(element: Element): string {
  return textOf(element).replace(/^[^\p{L}\d]+/u, '')
}

function wholeOf(element: Element): Element {
  return isOfWord(element) && element.parent !== null ? wholeOf(element.parent) : element
}

/** Siblings that are looked at. */
const MAX_ROW = 40

/** Whether it stands among badges of its class and nothing else. */
function isInRow({ parent, classes }: Element): boolean {
  if (parent === null || classes.length === 0 || parent.children.length > MAX_ROW) return false
  const row = elementsIn(parent)
  const isText = parent.children.some((child) => typeof child === 'string' && child.trim() !== '')
  return !isText && row.length > 1 && row.every((one) => one.classes.join() === classes.join())
}

/** Text in superscript, by its tag, or numbers or letters by a class name: `Cheese <span class="additives">1,4</span>`. */
function isRaised(element: Element): boolean {
  const { tag, classes } = element
  if (tag === 'sup' || tag === 'sub') return true
  const isNamed = INLINE.has(tag) && classes.some((name) => RAISING.test(name))
  return isNamed && CODES.test(textOf(element))
}
