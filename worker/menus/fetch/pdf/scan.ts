import { unescaped } from './content.ts'
import { type Effort, TooMuchEffort } from './effort.ts'

const LINE_FEED = 10
const CARRIAGE_RETURN = 13
const PERCENT = 37
const WHITE = new Set([0, 9, LINE_FEED, 12, CARRIAGE_RETURN, 32])
/** The cost in steps of storing a name, for its memory. */
const KEEPING = 256

/** "7 0 obj": its number, and where the object's content begins. */
export interface Head {
  number: number
  index: number
  start: number
}

/**
 * All heads of objects, in the order of their contents. Throws TooMuchEffort when comments would be read repeatedly or one
 * object has two numbers; no program writes either.
 */
export function headsIn(text: string, effort: Effort): Head[] {
  const heads: Head[] = []
  for (const { 0: number, index } of text.matchAll(/(?<!\d)\d{1,10}(?!\d)/g)) {
    const second = afterGap(text, index + number.length, effort)
    const digits = digitsAt(text, second)
    if (digits === 0) continue
    const word = afterGap(text, second + digits, effort)
    if (text.startsWith('obj', word)) heads.push({ number: Number(number), index, start: word + 3 })
  }
  heads.sort((a, b) => a.start - b.start)
  if (heads.some(({ start }, at) => start === heads[at + 1]?.start)) throw new TooMuchEffort()
  return heads
}

/** The names of drawings that contents draw, and how often. The parser ends the operator after two letters, whatever follows. */
export function drawsIn(contents: readonly string[], effort: Effort): Map<string, number> {
  const draws = new Map<string, number>()
  for (const content of contents) {
    for (const { 0: name, index } of content.matchAll(/\/[^\0\t\n\f\r ()<>[\]{}/%]+/g)) {
      const operator = afterGap(content, index + name.length, effort)
      if (!content.startsWith('Do', operator)) continue
      const plain = unescaped(name).slice(1)
      const times = draws.get(plain) ?? 0
      if (times === 0) effort.spend(KEEPING)
      draws.set(plain, times + 1)
    }
  }
  return draws
}

/** The end of the white space and comments that begin at `start`. */
function afterGap(text: string, start: number, effort: Effort): number {
  let at = start
  let isComment = false
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isComment) isComment = code !== LINE_FEED && code !== CARRIAGE_RETURN
    else if (code === PERCENT) isComment = true
    else if (!WHITE.has(code)) break
  }
  effort.spend(at - start)
  return at
}

/** How many digits begin at `start`; 0 when they are too many for a number. */
function digitsAt(text: string, start: number): number {
  let at = start
  while (at - start <= 10 && /\d/.test(text[at] ?? '')) at += 1
  return at - start <= 10 ? at - start : 0
}
