import { splitMarks } from '../marks/splitMarks.ts'
import type { MenuItem, MenuNote, ReadMenu } from '../menu.ts'
import { trimEnd, trimStart } from '../text/trim.ts'
import { isNote, isSectionNote } from './lines/noteLine.ts'
import { takePrice } from './lines/prices/price.ts'
import { cutNumbering, splitName, tidyName } from './lines/splitName.ts'
import { listHeadedDishes } from './markdown/headedDishes.ts'
import { isTableRule, readRow } from './markdown/table.ts'
import { mergeItems } from './mergeMenus.ts'
import { toHeading } from './structured/toItem.ts'
import { hasFoodWord } from './words/foodWords.ts'
import { isContact, isHours } from './words/noise.ts'
import { pageText } from './words/pageText.ts'
import { isSectionName } from './words/sectionWords.ts'

/** Of one line: longer ones, which no menu has, are cut. */
const MAX_LETTERS = 2000

/** A menu that somebody typed: headings, lists, bold names, tables, "Name … 9.50", "Name: description". */
export function extractMarkdown(markdown: string): ReadMenu {
  const reader = new MarkdownReader()
  const lines = markdown
    .slice(0, 200_000)
    .split(/\r\n?|\n/)
    .map((line) => line.trimEnd().slice(0, MAX_LETTERS))
  for (const line of listHeadedDishes(lines)) reader.take(line)
  return { items: mergeItems([reader.items]), notes: reader.notes }
}

class MarkdownReader {
  readonly items: MenuItem[] = []
  readonly notes: MenuNote[] = []
  private section = ''
  private item: MenuItem | null = null
  /** Whether the current dish came from a list, whose indented lines go on with it. */
  private isList = false

  take(raw: string) {
    const line = raw.trim()
    if (line === '') {
      // "**Name** · 15", and what it is as a paragraph of its own.
      if (!this.isList && this.item?.description !== '') this.item = null
      return
    }
    const heading = /^#{1,6}\s+(.*?)\s*#*$/.exec(line)?.[1]
    const bold = /^(?:\*\*|__)([^*_]+?):?(?:\*\*|__):?$/.exec(line)?.[1]
    if (/^(?:[-*_=]\s?){3,}$/.test(line)) this.item = null
    else if (heading !== undefined) this.startSection(heading)
    else if (bold !== undefined && isSectionName(toText(bold))) this.startSection(bold)
    else if (line.startsWith('|')) this.takeRow(line)
    else if (isItalic(line) || line.startsWith('>')) this.takeNote(line.replace(/^>\s*/, ''))
    else this.takeText(raw, line)
  }

  private startSection(text: string) {
    const name = trimEnd(toHeading(toText(text)), ':')
    this.section = /^(?:our |the )?(?:menu|menus|speisekarte|carte|carta)$/i.test(name) ? '' : name
    this.item = null
    this.isList = false
  }

  private takeRow(line: string) {
    const row = isTableRule(line) ? null : readRow(line.replace(/\\\|/g, '¦'))
    if (row === null) return
    this.add(toText(row.name), row.price, toText(row.description))
    this.item = null
  }

  private takeNote(text: string) {
    this.notes.push({ text: toText(text), section: this.section })
  }

  private takeText(raw: string, line: string) {
    const bullet = /^(?:[-*+•·–]|\d{1,3}[.)])\s+(.*)$/.exec(line)?.[1]
    const isDeeper = /^(?:\s{2,}|\t)/.test(raw)
    const goesOn = isDeeper && this.item !== null && /^[a-z]/.test(bullet ?? '')
    if (bullet !== undefined && !goesOn) {
      this.isList = true
      return this.startDish(bullet)
    }
    const text = toText(line)
    if (isNote(text) || isSectionNote(text)) return this.takeNote(line)
    const isBold = /^(?:\*\*|__)\S/.test(line)
    const price = takePrice(text)
    if (isBold || (price?.isSure ?? false)) {
      this.isList = false
      this.startDish(line)
    } else if (this.item !== null && (!this.isList || isDeeper)) {
      this.item.description = `${this.item.description} ${text}`.trim()
    } else this.takePlain(line, price !== null)
  }

  /** A line by itself without any sign of what it is. */
  private takePlain(line: string, isPriced: boolean) {
    const text = toText(line)
    const said = pageText(text)
    if (isHours(said) || isContact(said)) return
    if (isSectionName(text) && !isPriced) this.startSection(line)
    else if (isPriced || (text.length <= 80 && !/[.!?]$/.test(text) && hasFoodWord(text)))
      this.startDish(line)
    else if (text.length > 20) this.takeNote(line)
    else this.startSection(line)
  }

  /** "**Name** (VG) · 9.50", "Name … 9.50", "Name: description", "Name – description, 9.50". */
  private startDish(markdown: string) {
    const bold = /^(?:\*\*|__)(.+?)(?<!\\)(?:\*\*|__)[\s:–—-]*(.*)$/.exec(markdown)
    if (bold?.[1] !== undefined) return this.addBold(toText(bold[1]), toText(bold[2] ?? ''))
    const text = toText(markdown)
    const outer = splitMarks(cutNumbering(text))
    const priced = takePrice(outer.text)
    const { name, description } = splitName(priced?.text ?? outer.text)
    this.add(name, priced?.price ?? '', description, outer.marks)
  }

  private addBold(bold: string, rest: string) {
    const { text, marks } = splitMarks(rest)
    const behind = takePrice(text.replace(/^[·\s]+/, ''))
    const description = trimStart(trimEnd(behind?.text ?? text, '·:–—,-'), '·:–—,-')
    const within = takePrice(bold)
    const isWithin = within?.isSure === true && within.text !== ''
    const price = (isWithin && within.price) || (behind?.price ?? '')
    this.add(isWithin ? within.text : bold, price, description, marks)
  }

  private add(text: string, price: string, description: string, marks: readonly string[] = []) {
    const split = splitMarks(cutNumbering(text))
    const name = tidyName(split.text)
    if (!/\p{L}/u.test(name) || name.length > 200) return
    const { section } = this
    const allMarks = [...new Set([...marks, ...split.marks])]
    this.item = { name, description, price, section, marks: allMarks, diets: [] }
    this.items.push(this.item)
  }
}

function isItalic(line: string): boolean {
  return /^\*(?![*\s])(?:[^*]|\\\*)+(?<!\\)\*$|^_(?!_)(?:[^_]|\\_)+(?<!\\)_$/.test(line)
}

/** Markdown's signs taken off, links as their text. */
function toText(markdown: string): string {
  return markdown
    .replace(/!\[([^\]]{0,200})\]\([^)]{0,500}\)/g, '$1')
    .replace(/(?<!\\)\[([^\]]{0,200})\]\([^)]{0,500}\)/g, '$1')
    .replace(/<\/?[a-z][^<>]{0,100}>/gi, ' ')
    .replace(/(?<!\\)(?:\*\*|__|~~|`)/g, '')
    .replace(/(?<![\\\p{L}\p{N}])[*_](?=\S)|(?<=[^\\\s])[*_](?![\p{L}\p{N}])/gu, '')
    .replace(/\\([\\*_[\]<>`|~#+\-.()\d])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
