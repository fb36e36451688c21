import { atLeast, atMost, type Figure } from '../report.ts'
import {
  CLASSES,
  type DishSet,
  FAMILIES,
  HALVES,
  type Half,
  KINDS,
  KITCHENS,
  LATER,
  languagesOf,
  MIXED,
  ROUNDS,
  type Round,
  readDishSet,
  readPageSet,
  SUBSTITUTES,
} from './readSets.ts'
import { type Calls, callDishes, type Reads, readPages } from './scoreSets.ts'

const SURE = 0.99
/** The target recall of dishes without marks. */
const FOUND: Readonly<Record<string, number>> = { en: 0.9, pt: 0.7, nl: 0.7, pl: 0.7 }
const FOUND_ELSE = 0.8
const WELL_READ = 0.93

/** Measures the labelled sets of bench/menus/sets; `missed` gets a line for each failure of the open half. */
export async function measureSets(missed: (line: string) => void = () => {}): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const half of HALVES) {
    const told = half === 'open' ? missed : () => {}
    figures.push(...measureDishes(half, told), ...(await measurePages(half, told)))
  }
  for (const set of [LATER, CLASSES, KITCHENS, KINDS, SUBSTITUTES, FAMILIES, ...MIXED] as const)
    figures.push(...measureDishes(set, missed))
  const pages = await readPages(readPageSet(LATER, 'pages'))
  tell(`${LATER}: pages`, pages, missed)
  figures.push(...readRight(`${LATER}: pages`, pages))
  for (const round of ROUNDS) figures.push(...(await measureRound(round, missed)))
  return figures
}

function measureDishes(half: DishSet, told: (line: string) => void): Figure[] {
  let plainlyWrong = 0
  const figures = languagesOf(half).flatMap((language) => {
    const calls = callDishes(readDishSet(half, language))
    tell(`${half}: dishes ${language}`, calls, told)
    plainlyWrong += calls.plainlyWrong
    const name = `${half}: dishes without marks, ${language}`
    return [
      atLeast(`${name}: precision`, precision(calls), '', SURE),
      atLeast(`${name}: recall`, calls.found / calls.vegan, '', FOUND[language] ?? FOUND_ELSE),
    ]
  })
  const name = `${half}: dishes without marks, all: plainly not vegan, called vegan`
  return [...figures, atMost(name, plainlyWrong, 'dishes', 0)]
}

async function measureRound(round: Round, told: (line: string) => void): Promise<Figure[]> {
  const marked = await readPages(readPageSet(round, 'marked'))
  const pages = await readPages(readPageSet(round, 'pages'))
  const dishes = measureDishes(round, told)
  tell(`${round}: marked`, marked, told)
  tell(`${round}: pages`, pages, told)
  return [...dishes, ...calledRight(round, marked, pages), ...readRight(`${round}: pages`, pages)]
}

function calledRight(set: Half | Round, marked: Calls, pages: Calls): Figure[] {
  return [
    atLeast(`${set}: marked or claimed: precision`, precision(marked), '', SURE),
    atLeast(`${set}: marked or claimed: recall`, marked.found / marked.vegan, '', 0.97),
    atLeast(`${set}: pages: precision of vegan`, precision(pages), '', SURE),
    atLeast(`${set}: pages: recall of vegan`, pages.found / pages.vegan, '', 0.8),
  ]
}

async function measurePages(half: Half, told: (line: string) => void): Promise<Figure[]> {
  const marked = await readPages(readPageSet(half, 'marked'))
  const traps = await readPages(readPageSet(half, 'traps'))
  const pages = await readPages(readPageSet(half, 'pages'))
  tell('marked', marked, told)
  tell('traps', traps, told)
  const structures = await readPages(readPageSet(half, 'structures'))
  tell('pages', pages, told)
  tell('structures', structures, told)
  return [
    ...calledRight(half, marked, pages),
    atMost(`${half}: notes, chips and legends: false vegan`, traps.wrong.length, 'dishes', 0),
    atLeast(`${half}: notes, chips and legends: dishes read`, share(traps), '', 0.97),
    ...readRight(`${half}: pages`, pages),
    ...readRight(`${half}: structures`, structures),
  ]
}

function readRight(name: string, reads: Reads): Figure[] {
  const { priced, described } = reads
  return [
    atLeast(`${name}: dishes read`, share(reads), '', WELL_READ),
    atLeast(`${name}: of what is read, dishes`, reads.matched / reads.read, '', WELL_READ),
    atLeast(`${name}: prices right`, priced.right / priced.wanted, '', WELL_READ),
    atLeast(`${name}: descriptions right`, described.right / described.wanted, '', WELL_READ),
  ]
}

function share({ matched, printed }: Reads): number {
  return matched / printed
}

/** 1 when nothing is judged vegan, since then nothing is wrong. */
function precision({ found, wrong }: Calls): number {
  const called = found + wrong.length
  return called === 0 ? 1 : found / called
}

function tell(set: string, calls: Calls | Reads, told: (line: string) => void): void {
  for (const line of calls.wrong) told(`${set}: called vegan: ${line}`)
  for (const line of calls.missed) told(`${set}: not found vegan: ${line}`)
  if ('amiss' in calls) for (const line of calls.amiss) told(`${set}: ${line}`)
}
