import { median } from '../../text/median.ts'
import { shortPattern } from '../../text/shortPattern.ts'
import { type Box, boxAround } from '../box.ts'

/** Words close together in one line, with their bounding box in pixels of the picture. */
export interface Fragment extends Box {
  text: string
}

/** One word, with the confidence of the OCR from 0 to 1. */
export interface Word extends Fragment {
  confidence: number
}

export const heightOf = ({ top, bottom }: Fragment): number => bottom - top
export const middleOf = ({ top, bottom }: Fragment): number => (top + bottom) / 2
/** Whether it contains a word; prices and codes do not. */
export const isWriting = ({ text }: Fragment): boolean => /\p{L}{3}/u.test(text)

/** Words at least this far apart, in median word heights of their line, are in different fragments. */
const GAP_HEIGHTS = 1.9
const MIN_CONFIDENCE = 0.25
/** Leader dots and rules, alone or attached to a word. */
const LEADERS = shortPattern(200, /^[\s.·•…_~|—–=:-]{2,}|(?:[.·•…_] ?){3,}$|^[.·•…_:,'"`~|—]+$/gu)
/** OCR reads the dollar sign of "$9" as an S. */
const LETTER_FOR_DOLLAR = /^S(?=\d{1,3}(?:[.,]\d\d)?$)/
/** OCR reads a "V" in brackets as both an upper-case and a lower-case letter. */
const DOUBLED_CODE = /^\((?:Vv|vV)\)$/

/** Splits OCR lines at wide gaps, as between columns or before a price. Leaves out leaders and words that are noise. */
export function toFragments(lines: readonly (readonly Word[])[]): Fragment[] {
  return lines.flatMap((line) => {
    const words = line.map(tidied).filter(isWord)
    const height = median(words.map(heightOf))
    const fragments: Fragment[] = []
    for (const word of words) {
      const last = fragments.at(-1)
      const isNear = last !== undefined && word.left - last.right < GAP_HEIGHTS * height
      if (isNear) fragments[fragments.length - 1] = joined(last, word)
      else fragments.push(word)
    }
    return fragments
  })
}

function tidied(word: Word): Word {
  const text = word.text
    .replace(LEADERS, '')
    .replace(DOUBLED_CODE, '(V)')
    .replace(LETTER_FOR_DOLLAR, '$')
  return { ...word, text }
}

function isWord({ text, confidence }: Word): boolean {
  return /^[-–—=]$/.test(text) || (confidence >= MIN_CONFIDENCE && /[\p{L}\p{N}&+$€£*]/u.test(text))
}

export function joined(first: Fragment, second: Fragment): Fragment {
  return { text: `${first.text} ${second.text}`, ...boxAround([first, second]) }
}
