import { meaningOfCode, plainMark } from '../../marks/codes.ts'
import { isLegend } from '../../marks/readLegend.ts'
import type { TextLine } from './textLine.ts'

/** Letters of a meaning that are read: fourteen of them make a legend. */
const MAX_MEANING = 44
const MAX_ENTRIES = 40
const MIN_ENTRIES = 2
/** "3.", "(A)", "GF:" by itself or before what it means. */
const SIGN = /^[([]?(?<code>[\p{L}\p{Emoji}+*]{1,4})[)\].:=]{0,2}(?:\s+[=:–—-])?(?=\s|$)/u
/** What a line of a dish holds, and a meaning does not. */
const NO_MEANING = /[\d€£$]/u

interface Entry {
  code: string
  meaning: string
  /** How many lines it takes. */
  size: number
}

/** A legend with a line for each of its signs ("1. Gluten", "2. Eggs"), or two, as the one line "1 = Gluten, 2 = Eggs". */
export function joinLegend(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = []
  for (let at = 0; at < lines.length; ) {
    const entries = entriesFrom(lines, at)
    const line = lines[at]
    const text = entries.map(({ code, meaning }) => `${code} = ${meaning}`).join(', ')
    const isOfLegend = entries.length >= MIN_ENTRIES && isLegend(text) && !isList(entries)
    if (line !== undefined) joined.push(isOfLegend ? { ...line, text } : line)
    at += isOfLegend ? entries.reduce((sum, { size }) => sum + size, 0) : 1
  }
  return joined
}

function entriesFrom(lines: readonly TextLine[], start: number): Entry[] {
  const entries: Entry[] = []
  let at = start
  while (entries.length < MAX_ENTRIES) {
    const entry = entryAt(lines, at)
    if (entry === null) break
    entries.push(entry)
    at += entry.size
  }
  return entries
}

function entryAt(lines: readonly TextLine[], at: number): Entry | null {
  const text = lines[at]?.text ?? ''
  const found = SIGN.exec(text)
  const code = found?.groups?.code ?? ''
  const isCode =
    /^(?:[A-Z]{1,2}|\d{1,2})$/.test(code) || meaningOfCode(plainMark(code)) !== undefined
  if (found === null || !isCode) return null
  const own = text.slice(found[0].length).trim()
  const said = own === '' ? (lines[at + 1]?.text ?? '') : own
  if (!/\p{L}{2}/u.test(said) || NO_MEANING.test(said)) return null
  // A comma would part it in two entries.
  const meaning = said
    .slice(0, MAX_MEANING)
    .replace(/[,;:|•·.!?/]+\s*/g, ' ')
    .trim()
  return { code, meaning, size: own === '' ? 2 : 1 }
}

/** Whether numbers count dishes, one of which is free of gluten. */
function isList(entries: readonly Entry[]): boolean {
  return (
    entries.every(({ code }) => /^\d/.test(code)) &&
    !entries.some(({ meaning }) => GLUTEN.test(meaning))
  )
}

const GLUTEN = /gluten(?!\p{L}*[\s-]?(?:free|frei|vrij))/iu
