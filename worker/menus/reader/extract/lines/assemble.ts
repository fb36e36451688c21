import { isVeganHeading } from '../../judge/veganHeading.ts'
import { isLegend } from '../../marks/readLegend.ts'
import type { MenuItem, MenuNote } from '../../menu.ts'
import { isSectionName } from '../words/sectionWords.ts'
import { addAllergens, findAllergens } from './allergens.ts'
import { cutOffer } from './behindPrice.ts'
import { dropTranslations } from './dropTranslations.ts'
import { dropElsewhere } from './elsewhere.ts'
import { findAbove, findDescribing, headsSomeDishes } from './findDescribing.ts'
import { findNames } from './findNames.ts'
import { headingText } from './headingText.ts'
import { joinLegend } from './joinLegend.ts'
import { joinToNames } from './joinToNames.ts'
import { cutLeads } from './leads.ts'
import { nameByPlace } from './nameByPlace.ts'
import type { Name, Names } from './nameStyles.ts'
import { isClaim, isOfFilling, isOfTwoDiets, isSectionNote } from './noteLine.ts'
import { type Lines, type ParsedLine, parseLine } from './parseLine.ts'
import { acceptPrices } from './prices/acceptPrices.ts'
import { gatherOptions } from './prices/options.ts'
import { splitLists } from './prices/pricedList.ts'
import { findPricedSections, lowerHeadings } from './prices/pricedSections.ts'
import { splitName } from './splitName.ts'
import type { TextLine } from './textLine.ts'
import { dropWines } from './wines.ts'

export interface Assembled {
  items: MenuItem[]
  notes: MenuNote[]
  /** How many of the items stand with a price. */
  priced: number
}

/** More lines than this are not read; one line of the page may be parted into several. */
const MAX_LINES = 25_000
/** No menu says more than this about one dish. */
const MAX_DESCRIPTION = 600

/** Lines turned into dishes under their sections, with what else the menu says. */
export function assemble(source: readonly TextLine[]): Assembled {
  const parsed = splitLists(
    cutLeads(joinLegend(joinToNames(dropTranslations(source)))).map(cutOffer),
  )
    .slice(0, MAX_LINES)
    .map((line, at, all) => parseLine(line, all[at - 1]))
  const priced = acceptPrices(dropElsewhere(nameByPlace(parsed)))
  const lines = gatherOptions(findPricedSections(lowerHeadings(findAllergens(priced))))
  const names = findNames(lines)
  return new Assembly(dropWines(lines, names), names).result()
}

class Assembly {
  private readonly lines: Lines
  private readonly names: Names
  private readonly items: MenuItem[] = []
  private readonly notes: MenuNote[] = []
  private section = ''
  private item: MenuItem | null = null
  private nameAt = -1
  private isDescribed = false
  /** The least depth since the current dish's name. */
  private low = 0
  private waitingMarks: string[] = []
  private readonly describing: ReadonlySet<string>
  private readonly above: ReadonlyMap<number, readonly number[]>
  private readonly isAbove: ReadonlySet<number>

  constructor(lines: Lines, names: Names) {
    this.lines = lines
    this.names = names
    this.describing = findDescribing(lines, names)
    this.above = findAbove(lines, names)
    this.isAbove = new Set([...this.above.values()].flat())
    lines.forEach((line, at) => {
      this.take(line, at)
    })
  }

  result(): Assembled {
    const priced = this.items.filter(({ price }) => price !== '').length
    return { items: this.items, notes: this.notes, priced }
  }

  private take(line: ParsedLine, at: number) {
    this.low = Math.min(this.low, line.depth)
    const name = this.names.get(at)
    if (name !== undefined) this.startItem(line, at, name)
    else if (line.kind === 'note' && headsSomeDishes(this.lines, this.names, at))
      this.startSection(line)
    else if (line.kind === 'note') this.addNote(line, at)
    else if (line.kind === 'marks') this.addMarks(line, at)
    // A leaf beside the price of a dish, in the dish's own box.
    else if (line.kind === 'price' && this.isInBox) this.mark(line)
    else if (line.kind === 'text' && !this.isAbove.has(at)) this.takeText(line, at)
    else if (line.kind === 'navigation' && line.level > 0) this.item = null
    else if (line.kind === 'size') this.takeSize(line)
  }

  private startItem(line: ParsedLine, at: number, { price }: Name) {
    const { name, description: own } = splitName(line.rest)
    const above = this.above.get(at)?.map((one) => this.lines[one]?.rest ?? '') ?? []
    const description = own === '' ? above.join(' ') : own
    this.nameAt = at
    this.low = Number.POSITIVE_INFINITY
    this.isDescribed = false
    this.item = {
      name,
      description,
      price,
      section: line.course || this.section,
      marks: [...new Set([...this.waitingMarks.splice(0), ...line.marks])],
      diets: [],
    }
    this.items.push(this.item)
  }

  /** "🌱 Vegan" below a dish is its mark, below all of them a legend; "100% vegan" above all of them speaks for the house. */
  private addMarks(line: ParsedLine, at: number) {
    const next = this.names.get(at + 1)
    const isInNext = next !== undefined && (this.lines[at + 1]?.depth ?? 0) > next.boundary
    const isOfNone = !this.isInBox && !isInNext
    const isChip = [at - 1, at + 1].some((beside) => this.lines[beside]?.kind === 'marks')
    // "New: seitan burger" above it is what it speaks of.
    const isAlone = !isChip && this.lines[at - 1]?.hasFood !== true
    const isSlogan = this.items.length === 0 && next === undefined && isAlone
    if (isOfNone && (isLegend(line.text) || (isSlogan && isClaim(line.text))))
      this.addNote(line, at)
    // A diet by itself over a list heads it; taken for a mark, it would make the dish above it vegan.
    if (isOfNone && (isSectionName(line.text) || (line.level > 0 && isVeganHeading(line.text)))) {
      if (next !== undefined) this.section = line.text
      this.item = null
    } else if (isInNext) this.waitingMarks.push(...line.marks)
    else if (this.isInBox || this.isMarkOfList(line, at)) this.mark(line)
  }

  private mark({ marks }: ParsedLine) {
    if (this.item !== null) this.item.marks = [...new Set([...this.item.marks, ...marks])]
  }

  /** How deep the current dish and its neighbours are together. */
  private get boundary(): number {
    const { boundary = 0 } = this.names.get(this.nameAt) ?? {}
    const [name, next] = [this.lines[this.nameAt], this.lines[this.nameAt + 1]]
    // A dish outside of the columns in which the others stand has a box less deep than theirs.
    const isHigher = name !== undefined && next !== undefined && next.depth < boundary
    return isHigher && next.depth > name.depth ? name.depth : boundary
  }

  /** Whether all lines since the name of the current dish stand in a box with it. */
  private get isInBox(): boolean {
    return this.low > this.boundary
  }

  /** "Two pieces" where the menu prints its descriptions is one. */
  private takeSize({ text, style }: ParsedLine) {
    if (this.item?.description === '' && this.isWithin() && this.describing.has(style))
      this.item.description = text
  }

  private startSection(line: ParsedLine) {
    this.section = headingText(line)
    this.item = null
  }

  private addNote({ text, level }: ParsedLine, at: number) {
    if (this.item !== null && this.isWithin() && addAllergens(this.item, text)) return
    if (isOfFilling(text, this.lines[at - 1])) return
    const section = this.item === null || this.isWithin() ? this.section : ''
    this.notes.push({ text, section })
    // "Allergens" over a table of them
    if (level > 0) this.item = null
  }

  /** In a list whose dishes have no boxes, what stands below the last of them may be a note. */
  private isMarkOfList(line: ParsedLine, at: number): boolean {
    const isBoxed = (this.lines[this.nameAt + 1]?.depth ?? 0) > this.boundary
    if (!this.isWithin() || isBoxed) return false
    if (this.lines[at + 1]?.kind === 'price') return true
    const isBeforeMore = [1, 2, 3, 4].some((step) => this.names.has(at + step))
    return isBeforeMore && !isOfTwoDiets(line.text)
  }

  private takeText(line: ParsedLine, at: number) {
    if (this.isDescription(line, at) && this.item !== null) {
      this.isDescribed = true
      const text = (line.rest || line.text)
        .replace(/^\s*[:–—]\s+/u, '')
        .replace(/^\(([^()]*)\)$/, '$1')
      const known = this.item.description
      if (known.length + text.length > MAX_DESCRIPTION) return
      if (!known.includes(text) && text !== this.item.name)
        this.item.description = known === '' ? text : `${known} ${text}`
      this.mark(line)
      return
    }
    const isNote = line.prose >= 0.5 ? this.isBeforeNames(at) : this.isBelowHeading(line, at)
    if (isSectionNote(line.rest) || isNote)
      this.notes.push({ text: line.text, section: this.section })
    else if (this.isHeading(line, at)) this.startSection(line)
  }

  /** Whether nothing but what belongs to the current dish lies between it and this line. */
  private isWithin(): boolean {
    return this.item !== null && this.low >= this.boundary
  }

  private isDescription(line: ParsedLine, at: number): boolean {
    if (this.item === null || !this.isWithin() || at - this.nameAt > 8) return false
    const nameLevel = this.lines[this.nameAt]?.level ?? 0
    // What is larger than the name heads what follows, wherever it stands.
    if (line.level > 0 && line.level < nameLevel + (this.isInBox ? 0 : 1)) return false
    if (this.isInBox) return line.hint !== 'section' && !(line.level > 0 && line.isSection)
    if (line.level > 0 && nameLevel === 0) return false
    if (line.isSection && line.prose < 0.5) return false
    // "Enjoy your meal!"
    const isTalk = /[.!]$/.test(line.text) && !line.hasFood && this.describing.size === 0
    if (!isTalk && line.prose >= 0.4 && line.level === 0 && !this.isDescribed) return true
    return this.describing.has(line.style)
  }

  private isBeforeNames(at: number): boolean {
    const isNear = [1, 2, 3].some((step) => this.names.has(at + step))
    return isNear && this.item === null && this.section !== ''
  }

  /** Whether a line of several words stands directly below a heading: "Two per order, served with rice". */
  private isBelowHeading(line: ParsedLine, at: number): boolean {
    const above = this.lines[at - 1]
    const isHeaded = above !== undefined && above.level > 0 && headingText(above) === this.section
    const isPlain = !line.isBold && !line.isSection && /\p{Ll}/u.test(line.text)
    const isOfSection =
      line.hint === 'description' || (line.words >= 3 && above?.isSection === true && isPlain)
    return line.level === 0 && (line.words >= 5 || isOfSection) && isHeaded && this.item === null
  }

  private isHeading(line: ParsedLine, at: number): boolean {
    if (line.words > 10 || line.prose >= 0.8) return false
    if (line.level > 0 || line.isSection || line.hint === 'section') return true
    // "The classic", above a name in its box
    if ((this.lines[at + 1]?.depth ?? 0) > (this.names.get(at + 1)?.boundary ?? Infinity))
      return false
    for (let next = at + 1; next <= at + 4; next++) {
      if (this.names.has(next)) return line.prose < 0.5
      const below = this.lines[next]
      if (below?.kind === 'text' && below.prose < 0.5 && !isSectionNote(below.rest)) return false
    }
    return false
  }
}
