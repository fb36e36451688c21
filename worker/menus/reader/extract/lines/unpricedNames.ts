import { readSegments } from '../../judge/text/words/readSegments.ts'
import { isSectionNote } from './noteLine.ts'
import { type Lines, linesUntil, type ParsedLine } from './parseLine.ts'
import { lowest, mostFrequent } from './records.ts'

const MIN_NAMES = 3
/** How far below a heading its dishes are counted, and how many looks are compared: what keeps this linear. */
const MAX_BELOW = 30
const MAX_LOOKS = 60

/**
 * The lines that look like names of dishes on a menu without prices: a look that repeats, titles rather than sentences,
 * and most of them speak of food themselves or in the line that follows.
 */
export function findUnpricedNames(lines: Lines, taken: ReadonlySet<number>): number[] {
  // "Soup: leek and potato", which need not look like others.
  const isLabelled = (line?: ParsedLine) => line?.course !== undefined && line.kind === 'text'
  const labelled = [...lines.keys()].filter((at) => isLabelled(lines[at]) && !taken.has(at))
  const looks = findLooks(lines, new Set([...taken, ...labelled]))
    .filter(({ at }) => at.length >= MIN_NAMES)
    .toSorted((a, b) => b.at.length - a.at.length)
    .slice(0, MAX_LOOKS)
  const names = looks.filter((look) => isNameLook(lines, look, looks))
  const found = names
    .flatMap(({ at }) => at)
    .filter((at) => !isSectionNote(lines[at]?.rest ?? '') && !isHeading(lines, at))
    .concat(labelled)
    .toSorted((a, b) => a - b)
  const boundary = boundaryOf(lines, found)
  return found.filter((at) => !isSecondOfTwo(lines, at, boundary) && !goesOn(lines, at))
}

/** "Calamari", "with chips,", "green salad" */
function goesOn(lines: Lines, at: number): boolean {
  const [above = '', rest = ''] = [lines[at - 1]?.text, lines[at]?.rest]
  const isWith = () => above.endsWith(',') || readSegments(rest)[0]?.connective === 'with'
  return /^\p{Ll}/u.test(rest) && isWith()
}

/** "Farmhand", "A crisp schnitzel with chips": whether a line is the second and longer one in a box of two alike. */
function isSecondOfTwo(lines: Lines, at: number, boundary: number): boolean {
  const [name, line, next] = [lines[at - 1], lines[at], lines[at + 1]]
  if (line === undefined || line.depth <= boundary || name?.style !== line.style) return false
  const isPair = name.depth <= boundary && (next === undefined || next.depth <= boundary)
  return isPair && line.words > name.words
}

const OF_CHOICE =
  /\s(?:au choix|à choisir|zur (?:aus)?wahl|a elegir|a escoger|a scelta|of your choice|naar keuze|do wyboru|à escolha)$/i

/** "Primeros" below a gap and above a dish of its look; "Week of 12 May"; "Plat au choix" above dishes. */
function isHeading(lines: Lines, at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]]
  if (line === undefined || line.hasDate) return line !== undefined
  if (OF_CHOICE.test(line.rest) && next?.style !== line.style) return true
  const isNearer = next !== undefined && line.depth < next.depth && !lines[at - 1]?.level
  return line.isSection && isNearer && next.style === line.style && !next.isSection
}

/** How deep two neighbouring names usually are together. */
export function boundaryOf(lines: Lines, names: readonly number[]): number {
  return mostFrequent(names.slice(1).map((name, at) => lowest(lines, (names[at] ?? 0) + 1, name)))
}

type Look = ReturnType<typeof findLooks>[number]

function findLooks(lines: Lines, taken: ReadonlySet<number>) {
  const texts = [...lines.keys()].filter((at) => lines[at]?.kind === 'text' && !taken.has(at))
  return [...Map.groupBy(texts, (at) => lines[at]?.style ?? '')].map(([style, at]) => {
    const prose = at.reduce((sum, one) => sum + (lines[one]?.prose ?? 0), 0)
    const isFood = (line?: ParsedLine) => line?.hasFood === true && line.kind === 'text'
    const goesOn = (next?: ParsedLine) => next?.style !== style && isFood(next)
    const food = at.filter((one) => isFood(lines[one]) || goesOn(lines[one + 1])).length
    return { style, at, prose, food }
  })
}

function isNameLook(lines: Lines, look: Look, looks: readonly Look[]): boolean {
  const count = look.at.length
  if (look.prose / count > 0.45 || look.food / count < 0.5) return false
  return !isFollowedByMany(lines, look) && !looks.some((other) => isAbove(lines, other, look))
}

/** Whether at least half of the lines are usual headings: "Starters", "Mains". */
function areSections(lines: Lines, { at }: Look): boolean {
  return at.filter((one) => lines[one]?.isSection).length >= at.length * 0.5
}

/** Whether the lines of `name` stand directly above those of `below`, so that these describe them. */
function isAbove(lines: Lines, name: Look, below: Look): boolean {
  if (name === below || name.prose / name.at.length > 0.5 || areSections(lines, name)) return false
  const directly = below.at.filter((at) => lines[at - 1]?.style === name.style).length
  return (
    directly >= below.at.length * 0.6 &&
    directly >= name.at.length * 0.4 &&
    below.prose / below.at.length >= name.prose / name.at.length
  )
}

/**
 * Headings have several lines of one other look below them, titles too; one of them is a usual section's ("Soups"), or those below
 * are headings that are smaller.
 */
function isFollowedByMany(lines: Lines, look: Look): boolean {
  const isNamed = look.at.some((at) => lines[at]?.isSection)
  const { level = 0 } = lines[look.at[0] ?? -1] ?? {}
  const least = isNamed ? 2 : MIN_NAMES
  const isOne = level > 0 && areSections(lines, look)
  const many = look.at.filter((at) => {
    const below = lines.slice(at + 1, at + 1 + MAX_BELOW)
    const list = linesUntil(below, ({ style }) => style === look.style)
    // "<b>Fondue</b>: cheese, bread", a name with its own description
    const isLed = (title: ParsedLine) => {
      const next = list[list.indexOf(title) + 1]
      return title.isBold && next?.isBold === false && next.prose >= 0.4
    }
    const titles = list
      .filter(({ prose, kind }) => prose < 0.6 && kind === 'text')
      .filter((title) => isNamed || (level > 0 && (title.level > level || isLed(title))))
    return [...Map.groupBy(titles, ({ style }) => style).values()].some(
      (alike) => alike.length >= least || (isOne && (alike[0]?.level ?? 0) > level),
    )
  })
  return many.length >= look.at.length * 0.5
}
