import type { PlacedText } from '../../extract/layout/placedText.ts'
import { type Grey, turnOnSide, turnUpsideDown } from '../picture/grey.ts'
import { findWriting } from '../picture/letters.ts'
import { level } from '../picture/level.ts'
import { type Piece, pieceCutter } from '../picture/pieces.ts'
import { findStrips, type Strip } from '../picture/strips.ts'
import type { Word } from './fragments.ts'
import { layOut } from './layout.ts'

/** Reads one line of text, black on white. The words' boxes are in pixels of that line. */
type ReadLine = (line: Grey) => Word[]

/** Reports how many of a photo's lines have been read. If it rejects, the reading ends. */
export type TellLines = (read: number, lines: number) => Promise<void>

/** The number of lines, the longest ones, that are read to find which way up a photo is. */
const TRIED_LINES = 10
/** Confidence, 0 to 1. Below `SURE` the photo is also tried upside down, below `UNSURE` also on its sides. */
const [SURE, UNSURE] = [0.5, 0.35]
/** Letters after which reading stops, estimated from the lengths of the lines: no menu has more, and they take minutes. */
const MAX_LETTERS = 9_000
/** Progress is reported once for this many lines. */
const LINES_PER_REPORT = 6

/**
 * The lines on a photo of a menu in reading order, in pixels; none when nothing can be read. Several columns are placed
 * below each other as one.
 */
export async function readPhoto(
  photo: Grey,
  readLine: ReadLine,
  tell: TellLines = async () => {},
): Promise<PlacedText[]> {
  const picture = findUpright(photo, readLine)
  if (picture === null) return []
  const { strips, read } = picture
  await tell(0, strips.length)
  const lines: Word[][] = []
  let letters = 0
  for (const [i, strip] of strips.entries()) {
    letters += (strip.right - strip.left) / strip.size
    if (letters > MAX_LETTERS) break
    lines.push(read(strip))
    if (i % LINES_PER_REPORT === 0 || i === strips.length - 1) await tell(i + 1, strips.length)
  }
  return layOut(lines)
}

interface Readable {
  strips: Strip[]
  read: (strip: Strip) => Word[]
  sureness: number
}

/** Finds the rotation of the photo, by quarter turns, in which a few of its lines are read with the highest confidence. */
function findUpright(photo: Grey, readLine: ReadLine): Readable | null {
  const bothWays = (standing: Grey): Readable | null => {
    const picture = level(standing)
    if (picture === null) return null
    const upright = tryOut(picture, readLine)
    if (upright.sureness >= SURE) return upright
    return surer(upright, tryOut(turnUpsideDown(picture), readLine))
  }
  const standing = bothWays(photo)
  if (standing !== null && standing.sureness >= UNSURE) return standing
  return surer(standing, bothWays(turnOnSide(photo)))
}

function surer<A extends Readable | null, B extends Readable | null>(one: A, other: B): A | B {
  return (other?.sureness ?? -1) > (one?.sureness ?? -1) ? other : one
}

function tryOut(picture: Grey, readLine: ReadLine): Readable {
  const writing = findWriting(picture)
  const strips = findStrips(writing).sort((a, b) => a.top - b.top || a.left - b.left)
  const cut = pieceCutter(picture, writing, strips)
  const known = new Map<Strip, Word[]>()
  const read = (strip: Strip): Word[] => {
    const words = known.get(strip) ?? readStrip(cut(strip), readLine)
    known.set(strip, words)
    return words
  }
  const longest = strips.toSorted((a, b) => b.letters.length - a.letters.length)
  const tried = longest.slice(0, TRIED_LINES)
  return { strips, read, sureness: surenessOf(tried.flatMap(read)) }
}

function readStrip({ grey, toPicture }: Piece, readLine: ReadLine): Word[] {
  return readLine(grey).map((word) => {
    const from = toPicture(word.left, word.top)
    const to = toPicture(word.right, word.bottom)
    return { ...word, left: from.x, top: from.y, right: to.x, bottom: to.y }
  })
}

/** The mean of the words' squared confidence, 0 to 1, weighted by their letters. */
function surenessOf(words: readonly Word[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  const worth = words.reduce((sum, { text, confidence }) => sum + text.length * confidence ** 2, 0)
  return worth / Math.max(1, letters)
}
