import { isLegend } from '../../marks/readLegend.ts'
import { CHOICE } from '../lines/prices/options.ts'
import { takePrice } from '../lines/prices/price.ts'
import { isCourseLabel } from '../words/notDish.ts'
import type { Context } from './context.ts'
import { type Element, tidy } from './tree.ts'

/** The most letters of a code in a legend, with its brackets. */
const MAX_CODE = 8

/** Text of one inline element in a visual line. */
export interface Run extends Pick<Context, 'isBold' | 'look' | 'hasClass' | 'hint' | 'depth'> {
  text: string
  element: Element
  style: string
  icons: string[]
}

/**
 * Joins the runs of a visual line where a sentence flows through them, and leaves apart what a page sets apart: a bold
 * name from its description, a price in an element of its own.
 */
export function joinRuns(runs: readonly Run[]): Run[] {
  const [first] = runs
  if (runs.length === 1) return runs.map(copyOf)
  const isChoice = first !== undefined && CHOICE.test(first.text)
  // "Pancakes are <b>from €5</b>. Set menus …" is a sentence.
  const isSentence = runs.some(
    ({ text }, at) => /^\s*\.\s+\p{Lu}/u.test(text) && isPriceOnly(runs[at - 1]?.text ?? ''),
  )
  const areOptions = isChoice && runs.filter(({ text }) => isPriceOnly(text)).length > 1
  if (first !== undefined && (isSentence || areOptions)) {
    const text = runs.map((run) => run.text).join('')
    return [{ ...first, text, icons: runs.flatMap(({ icons }) => icons) }]
  }
  const cells: Run[] = []
  const final = runs.findLastIndex(({ text }) => text.trim() !== '' && !isPriceOnly(text))
  runs.forEach((run, at) => {
    const last = cells.at(-1)
    if (last === undefined) cells.push(copyOf(run))
    else if (run.text.trim() === '' || !isApart(last, run, cells.length === 1, at === final)) {
      last.text += run.text
      last.icons.push(...run.icons)
    } else cells.push({ ...copyOf(run), text: run.text.replace(/^\s*,/, '') })
  })
  return cells
}

const copyOf = (run: Run): Run => ({ ...run, icons: [...run.icons] })

function isApart(before: Run, after: Run, isFirst: boolean, isFinal: boolean): boolean {
  if (before.element === after.element || isCurrency(before.text)) return false
  if (isCurrency(after.text) && /\d\s?$/.test(before.text)) return false
  const areWhole = [before, after].every(({ text }) => /[\p{L}\d]/u.test(text))
  if (before.hint !== after.hint && areWhole) return true
  if (isPriceOnly(after.text) || isPriceOnly(before.text)) return true
  // "Ice cream (vanilla <u>or</u> lemon)"
  if (/\([^()]*$/.test(before.text)) return false
  // "<b>Starter</b> : leek soup"
  if (/^\s*:\s/.test(after.text) && isCourseLabel(before.text.trim())) return false
  // "<b>PB</b> plant-based": what defines a mark stands on one line.
  if (before.text.length <= MAX_CODE && isLegend(`${before.text} ${after.text}`)) return false
  // "<b>Caponata</b>, aubergine, celery"
  if (before.isBold && !after.isBold && isFirst && /^,\s[^,]+,/.test(after.text)) return true
  const isTight = /\S$/.test(before.text) && /^\S/.test(after.text)
  const areSpans = [before, after].every(({ element }) => element.tag === 'span')
  const goesOn = /^\s*[\p{Ll}'’,.;:)!?&]/u.test(after.text)
  if (
    isTight &&
    /[\p{L}\d(&-]$/u.test(before.text) &&
    /^[\p{Ll},.;:)'’-]/u.test(after.text) &&
    !(before.hasClass && after.hasClass) &&
    !(areSpans && words(before.text) > 1 && words(after.text) > 1) &&
    !isSetApart(before, after)
  ) {
    return false
  }
  if (before.isBold !== after.isBold) return before.isBold && isFirst
  if (before.hasClass && after.hasClass) return before.style !== after.style || !goesOn
  if (before.look !== after.look)
    return (
      (isFinal && /\p{L}{3}/u.test(after.text)) || words(after.text) > 3 || after.text.includes(',')
    )
  if (before.hasClass || after.hasClass) return !goesOn || after.text.includes(',')
  return isTight || (areSpans && !goesOn)
}

/** "<strong>Apple cake</strong><span>with cream</span>", which a style sheet puts below each other. */
function isSetApart(before: Run, after: Run): boolean {
  const { parent } = after.element
  if (parent !== before.element && parent !== before.element.parent) return false
  const isWord = /^\p{L}{4}/u.test(after.text) && /\S\s\S/.test(before.text)
  const areWords = /^\p{L}{3}/u.test(after.text) && (isWord || /\S\s\p{L}{2}/u.test(after.text))
  return areWords && /\p{L}{3}$/u.test(before.text)
}

/** A sign in an element of its own, before the number that it belongs to. */
function isCurrency(text: string): boolean {
  return text.length < 8 && /^\+?\p{Sc}$/u.test(text.trim())
}

function isPriceOnly(text: string): boolean {
  const trimmed = tidy(text)
  return trimmed.length <= 40 && /\d/.test(trimmed) && takePrice(trimmed)?.text === ''
}

function words(text: string): number {
  return text.trim().split(/\s+/).length
}
