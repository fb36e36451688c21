import { dietWordsIn, isCourseLabel, isNoDish } from '../words/notDish.ts'
import { isWordOf, pageText } from '../words/pageText.ts'
import { isClaim } from './noteLine.ts'
import { CHOICE } from './prices/options.ts'
import type { TextLine } from './textLine.ts'

/** "A – ", "V-3 ", "12b - ", "7 ": what a menu orders its dishes by. */
const CODE =
  /^(?<letters>[A-Z]{0,2})[-.]?(?<number>\d{0,3})(?<small>[a-z]?)(?<mark>\s?[-–—.):])?\s+(?=[\p{L}"“'«(])/u
const LABEL = /^(?<label>\p{L}[^:\d]{1,40}?)\s?\d{0,2}\s?:\s+(?=\p{L})/u
/** "Segunda-feira – ", "Mo ": a day may stand without a colon. */
const DAY = /^(?<label>\p{L}[\p{L}-]{1,14}?)\.?(?:\s[–—-])?\s(?=\p{L})/u
const MIN_DAYS = 3
const MIN_CODES = 3
/** Of codes that are a letter or a number alone, so many follow one another. */
const MIN_STEPS = 0.6

/** Lines without what stands before their names and is none of it: codes, and courses ("Soup of the day: "). */
export function cutLeads(lines: readonly TextLine[]): TextLine[] {
  const codes = codesOf(lines)
  const days = new Set(lines.flatMap((line) => dayBefore(line)?.toLowerCase() ?? []))
  const ofDays = days.size >= MIN_DAYS ? DAY : null
  return lines.map((line) => {
    const code = codes.get(line)
    return cutLabel(code === undefined ? line : { ...line, text: line.text.slice(code) }, ofDays)
  })
}

/** The day that a line begins with, when more follows. */
function dayBefore({ text, isAside }: TextLine): string | undefined {
  const label = isAside ? undefined : DAY.exec(text)?.groups?.label
  return label !== undefined && isWordOf(label, ['days']) ? label : undefined
}

/** How long the code of each line is, where the lines of the page are ordered by codes. */
function codesOf(lines: readonly TextLine[]): Map<TextLine, number> {
  const found = lines.flatMap((line) => {
    const groups = line.isAside ? undefined : CODE.exec(line.text)
    return groups === null || groups === undefined ? [] : [toCode(line, groups)]
  })
  const codes = found.filter(({ kind }) => kind !== '')
  const lengths = new Map<TextLine, number>()
  for (const [kind, alike] of Map.groupBy(codes, ({ kind }) => kind)) {
    if (!isOrdering(kind, alike)) continue
    for (const { line, length } of alike) lengths.set(line, length)
  }
  return lengths
}

type Code = ReturnType<typeof toCode>

/** The kind tells which parts it has, and is empty when it is no code. */
function toCode(line: TextLine, found: RegExpExecArray) {
  const { letters = '', number = '', small = '', mark = '' } = found.groups ?? {}
  const value = number === '' ? letters.charCodeAt(0) : Number(number)
  return { line, length: found[0].length, kind: kindOf(letters, number, small, mark), value }
}

function kindOf(letters: string, number: string, small: string, mark: string): string {
  if (number !== '' && mark !== '') return 'marked'
  if (number !== '') return letters === '' && small === '' ? 'number' : 'both'
  return mark !== '' && letters.length === 1 && small === '' ? 'letter' : ''
}

function isOrdering(kind: string, codes: readonly Code[]): boolean {
  if (codes.length < MIN_CODES) return false
  if (kind === 'both' || kind === 'marked') return true
  const steps = codes.filter(({ value }, at) => value === (codes[at - 1]?.value ?? Number.NaN) + 1)
  return steps.length >= (codes.length - 1) * MIN_STEPS
}

/** A label that says vegan or vegetarian stays as a mark. */
function cutLabel(line: TextLine, ofDays: RegExp | null): TextLine {
  const pattern = ofDays !== null && dayBefore(line) !== undefined ? ofDays : LABEL
  const found = line.isAside || CHOICE.test(line.text) ? null : pattern.exec(line.text)
  const label = found?.groups?.label
  if (found === null || label === undefined || !isCourseLabel(label)) return line
  // "Formule : plat du jour + café"
  if (isNoDish(pageText(line.text))) return line
  // "Vegan Wednesdays: everything is vegan" is said of one day.
  if (isClaim(line.text.slice(found[0].length))) return line
  const diets = dietWordsIn(label)
  const name = line.text.slice(found[0].length)
  // What stood behind a colon began small; a name does not, and what does is taken for a description.
  const text = name.slice(0, 1).toUpperCase() + name.slice(1)
  const course = diets.length > 0 || pattern !== LABEL ? '' : label
  return { ...line, text, style: `${line.style}:`, icons: [...line.icons, ...diets], course }
}
