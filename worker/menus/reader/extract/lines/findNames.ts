import { isFormulaHeading } from '../words/notDish.ts'
import { isSectionName } from '../words/sectionWords.ts'
import { findDescribing } from './findDescribing.ts'
import { chooseNames, type Name, type Names } from './nameStyles.ts'
import { isSectionNote } from './noteLine.ts'
import type { Lines, ParsedLine } from './parseLine.ts'
import { standsOut } from './prices/pricedSections.ts'
import { findRecords, lowest, mostFrequent } from './records.ts'
import { boundaryOf, findUnpricedNames } from './unpricedNames.ts'

/** The lines that are names of dishes, by their place, in order. */
export function findNames(lines: Lines): Map<number, Name> {
  const names = chooseNames(lines, findRecords(lines))
  addUnpricedOfSameLook(lines, names)
  addUnpriced(lines, names)
  const inOrder = [...names].toSorted(([a], [b]) => a - b)
  return withOwnBoundaries(lines, inOrder)
}

const FAR = { depth: 0, near: 0 }

/** Gives dishes their own boundary where they stand in boxes less deep than the dishes of the other lists. */
function withOwnBoundaries(lines: Lines, named: readonly [number, Name][]): Map<number, Name> {
  const depths = named.map(([at], place) => {
    const [depth, before] = [lowest(lines, at, at), named[place - 1]?.[0]]
    const between = before === undefined ? 0 : lowest(lines, before + 1, at - 1)
    return { depth: depth <= between ? depth : 0, near: depth < between ? depth : 0 }
  })
  return new Map(
    named.map(([at, name], place) => {
      const [above = FAR, below = FAR] = [depths[place], depths[place + 1]]
      const own = Math.max(above.depth, below.depth) || name.boundary
      const near = Math.max(above.near, below.near)
      const isSure = name.boundary === 0 || (near > 0 && above.near === below.near)
      return [at, { ...name, boundary: isSure ? near : Math.min(name.boundary, own) }]
    }),
  )
}

/** How many priced dishes make a menu, whose sections without prices then have to be called what sections are. */
const PRICED_MENU = 4

function addUnpriced(lines: Lines, names: Map<number, Name>): void {
  const taken = new Set(names.keys())
  const priced = [...taken].filter((at) => names.get(at)?.price !== '')
  const formulas = priced.filter((at) => isFormulaHeading(lines[at]?.rest ?? ''))
  const areOfCourses = formulas.length >= priced.length / 2
  const isPriced = names.size >= PRICED_MENU && !areOfCourses
  if (isPriced) for (const at of linesOfOtherSections(lines, names)) taken.add(at)
  if (names.size > 1 && !areOfCourses) takeBoxes(lines, names, taken)
  const found = findUnpricedNames(lines, taken)
  if (!isPriced && found.length <= names.size) return
  // "Lunch menu 14 €", "with dessert 16 €" head dishes without prices.
  if (areOfCourses) names.clear()
  const boundary = boundaryOf(lines, found)
  for (const at of found) names.set(at, { price: '', boundary })
}

/** A dish's price and description, and no list of other dishes. */
const MAX_BOX = 3

/** What stands in the box of a name describes it, unless a table or a label says that it is another course. */
function takeBoxes(lines: Lines, names: Names, taken: Set<number>): void {
  for (const [name, { boundary }] of names) {
    const below = lines.slice(name + 1, name + 2 + MAX_BOX)
    const end = below.findIndex(({ depth }) => depth <= boundary)
    const size = end < 0 && name + 1 + below.length === lines.length ? below.length : end
    for (let at = name + 1; at <= name + size; at++) if (!lines[at]?.course) taken.add(at)
  }
}

/** The lines of sections that have a name already, and of those whose heading is none of a menu's. */
function linesOfOtherSections(lines: Lines, names: Names): number[] {
  const other: number[] = []
  let section: number[] = []
  let isOpen = false
  let open = 0
  const close = () => {
    if (!isOpen || section.some((at) => names.has(at))) other.push(...section)
    section = []
  }
  lines.forEach((line, at) => {
    const mayHead = line.level > 0 || (line.isSection && standsOut(line))
    const isHeading = mayHead && line.kind === 'text' && !names.has(at)
    const isWithin = isOpen && open > 0 && line.level > open && !line.isSection
    if (isHeading && !isWithin) {
      close()
      open = line.level
      isOpen = line.isSection || isSectionName(line.text)
      other.push(at)
    } else if (line.course === undefined) section.push(at)
  })
  close()
  return other
}

/** On a menu that capitalises its names at most this share of them is in small letters: descriptions taken for names. */
const MOST_SMALL = 0.1

/** A dish that has no price on a menu where the others of its look have one: "Soup of the day". */
function addUnpricedOfSameLook(lines: Lines, names: Map<number, Name>): void {
  const ofStyles = Map.groupBy(names, ([at]) => lines[at]?.style ?? '')
  const styles = new Map(
    [...ofStyles].map(([style, named]) => [
      style,
      { count: named.length, boundary: mostFrequent(named.map(([, name]) => name.boundary)) },
    ]),
  )
  const describing = findDescribing(lines, names)
  const found: [number, Name][] = []
  const small = [...names.keys()].filter((at) => /^\p{Ll}/u.test(lines[at]?.rest ?? ''))
  const isCapitalised = small.length <= MOST_SMALL * names.size
  lines.forEach((line, at) => {
    // A line whose price was lost looks like the names that have theirs.
    const style =
      styles.get(line.style) ?? (names.has(at - 1) ? undefined : styles.get(`${line.style}$`))
    if (line.kind !== 'text' || style === undefined || style.count < 2 || names.has(at)) return
    // What stands within a dish's own box is part of that dish; above a name may stand "The classic".
    const isLed = !names.has(at - 1) && (lines[at - 1]?.depth ?? 0) <= style.boundary
    const beside = [lines[at - 1], lines[at + 1]]
    // Dishes without prices may share a box: name, description, name, description.
    const isNextOfBox = line.hint === 'name' && beside.every((one) => one?.hint === 'description')
    if (
      (line.depth > style.boundary && !isLed && !isNextOfBox) ||
      line.prose > 0.6 ||
      (isCapitalised && /^\p{Ll}/u.test(line.rest)) ||
      line.isSection ||
      isSectionNote(line.rest)
    )
      return
    const near = [at + 1, at + 2, at + 3].filter((one) => lines[one]?.kind === 'text')
    const isDescribed = near.some(
      (one, place) =>
        (place === 0 || lowest(lines, at + 1, one) > style.boundary) &&
        !names.has(one) &&
        describes(line, lines[one], place === 0 ? describing : undefined),
    )
    const isNamed = line.hint === 'name' || (line.hasFood && isAmongNames(lines, names, at))
    if (isNamed || isDescribed) found.push([at, { price: '', boundary: style.boundary }])
  })
  for (const [at, name] of found) names.set(at, name)
}

function describes({ style, prose }: ParsedLine, below?: ParsedLine, usual?: Set<string>) {
  if (below === undefined) return false
  if (below.style !== style && (below.prose >= 0.4 || usual?.has(below.style))) return true
  return below.prose >= 0.4 && prose <= below.prose - 0.4
}

/** Whether the line stands between two names of its look, in the same list. */
function isAmongNames(lines: Lines, names: Names, at: number): boolean {
  const style = lines[at]?.style
  const isNear = (direction: 1 | -1) =>
    [1, 2, 3, 4, 5, 6]
      .map((step) => at + step * direction)
      .some((other) => lines[other]?.style === style && names.has(other))
  return isNear(-1) && isNear(1) && !/^[^\p{Ll}]+$/u.test(lines[at]?.rest ?? '')
}
