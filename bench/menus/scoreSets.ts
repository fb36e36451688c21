import { sayReason } from '../../worker/contract/restaurants/reasons.ts'
import { NO_CONTEXT } from '../../worker/menus/reader/judge/context/menuContext.ts'
import { judgeDish } from '../../worker/menus/reader/judge/judgeDish.ts'
import { judgeMenu } from '../../worker/menus/reader/judge/judgeMenu.ts'
import type { Verdict } from '../../worker/menus/reader/menu.ts'
import { readFile } from '../../worker/menus/readFile.ts'
import type { LabelledDish, LabelledPage } from './readSets.ts'

/** How the dishes of a set were judged, and the failures to look at. */
export interface Calls {
  vegan: number
  found: number
  /** Judged vegan although it is not, or not certainly. */
  wrong: string[]
  /** How many of these name an animal food. */
  plainlyWrong: number
  missed: string[]
}

/** How the dishes of pages were read and judged. */
export interface Reads extends Calls {
  printed: number
  read: number
  matched: number
  priced: { wanted: number; right: number }
  described: { wanted: number; right: number }
  /** Dishes that were missed, invented or misread. */
  amiss: string[]
}

export function callDishes(dishes: readonly LabelledDish[]): Calls {
  const calls: Calls = { vegan: 0, found: 0, wrong: [], plainlyWrong: 0, missed: [] }
  for (const dish of dishes) {
    const item = { ...dish, marks: [], diets: [] }
    const { verdict, reason } = judgeDish(item, NO_CONTEXT)
    count(calls, dish, verdict, `${dish.name} | ${dish.description}: ${sayReason(reason)}`)
  }
  return calls
}

/** Reads pages through the product's own pipeline, from their bytes to the verdicts. */
export async function readPages(pages: readonly LabelledPage[]): Promise<Reads> {
  const reads: Reads = {
    ...{ vegan: 0, found: 0, wrong: [], plainlyWrong: 0, missed: [] },
    ...{ printed: 0, read: 0, matched: 0, amiss: [] },
    priced: { wanted: 0, right: 0 },
    described: { wanted: 0, right: 0 },
  }
  for (const page of pages) await readPage(page, reads)
  return reads
}

async function readPage({ page, text, type, dishes }: LabelledPage, reads: Reads): Promise<void> {
  const url = new URL(`https://set.example/${encodeURIComponent(page)}`)
  const bytes = new TextEncoder().encode(text)
  const { menu } = await readFile({ url, type, charset: 'utf-8', bytes })
  const left = judgeMenu(menu)
  reads.printed += dishes.length
  reads.read += left.length
  for (const dish of dishes) {
    const at = left.findIndex(({ name }) => plain(name) === plain(dish.name))
    const [item] = at < 0 ? [] : left.splice(at, 1)
    if (item === undefined) {
      reads.amiss.push(`${page}: not read: ${dish.name}`)
      count(reads, dish, 'unsure', `${page}: ${dish.name}: not read`)
      continue
    }
    reads.matched += 1
    compare(reads, 'priced', `${page}: ${dish.name}`, dish.price, item.price)
    compare(reads, 'described', `${page}: ${dish.name}`, dish.description, item.description)
    count(reads, dish, item.verdict, `${page}: ${dish.name}: ${sayReason(item.reason)}`)
  }
  for (const item of left) {
    reads.amiss.push(`${page}: no dish: ${item.name}`)
    // An invented dish is not vegan, unless it is a vegan dish read with extra words.
    const isOfVegan = dishes.some(
      ({ label, name }) => label === 'vegan' && item.name.includes(name),
    )
    if (item.verdict === 'vegan' && !isOfVegan) {
      reads.wrong.push(`${page}: ${item.name}: ${sayReason(item.reason)}`)
    }
  }
}

function compare(
  reads: Reads,
  what: 'priced' | 'described',
  where: string,
  wanted: string,
  got: string,
) {
  if (wanted === '') return
  reads[what].wanted += 1
  if (plain(wanted) === plain(got)) reads[what].right += 1
  else reads.amiss.push(`${where}: ${what} "${got}", not "${wanted}"`)
}

function count(calls: Calls, { label }: LabelledDish, verdict: Verdict, told: string): void {
  if (label === 'vegan') {
    calls.vegan += 1
    if (verdict === 'vegan') calls.found += 1
    else calls.missed.push(told)
  } else if (verdict === 'vegan' && label !== '-') {
    calls.wrong.push(told)
    if (label === 'not-vegan') calls.plainlyWrong += 1
  }
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
}
