import { median } from '../../text/median.ts'
import { shortPattern } from '../../text/shortPattern.ts'

/** Words that stand close together in one line of a picture, in its pixels. */
export interface Fragment {
  text: string
  left: number
  right: number
  top: number
  bottom: number
}

/** One word, and how sure the reader is of it, from 0 to 1. */
export interface Word extends Fragment {
  confidence: number
}

export const heightOf = ({ top, bottom }: Fragment): number => bottom - top
export const middleOf = ({ top, bottom }: Fragment): number => (top + bottom) / 2
/** Whether it says something: prices and codes do not. */
export const isWriting = ({ text }: Fragment): boolean => /\p{L}{3}/u.test(text)

/** A gap of so many heights parts what belongs together from what stands beside it. */
const GAP_HEIGHTS = 1.9
const MIN_CONFIDENCE = 0.25
/** Dots and lines that lead from a name to its price, alone or stuck to a word. */
const LEADERS = shortPattern(200, /^[\s.·•…_~|—–=:-]{2,}|(?:[.·•…_] ?){3,}$|^[.·•…_:,'"`~|—]+$/gu)
/** A dollar sign before its digits looks like a letter. */
const LETTER_FOR_DOLLAR = /^S(?=\d{1,3}(?:[.,]\d\d)?$)/
/** "V" in brackets, which looks like a small one too. */
const DOUBLED_CODE = /^\((?:Vv|vV)\)$/

/** The lines of a reader, parted where a column ends or dots lead to a price. Dirt that was read as words is left out. */
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

/** Joins two fragments of one line into one. */
export function joined(first: Fragment, second: Fragment): Fragment {
  return {
    text: `${first.text} ${second.text}`,
    left: Math.min(first.left, second.left),
    right: Math.max(first.right, second.right),
    top: Math.min(first.top, second.top),
    bottom: Math.max(first.bottom, second.bottom),
  }
}
