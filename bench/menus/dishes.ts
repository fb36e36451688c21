import { readFileSync } from 'node:fs'
import { NO_CONTEXT } from '../../worker/menus/reader/judge/context/menuContext.ts'
import { judgeDish } from '../../worker/menus/reader/judge/judgeDish.ts'
import type { Judgement, MenuItem } from '../../worker/menus/reader/menu.ts'
import { atLeast, atMost, type Figure, percentile } from '../report.ts'

/** A dish of the test set, with a vegan's verdict. */
interface KnownDish {
  id: string
  name: string
  description: string
  section?: string
  vegan: boolean
  /** The words are misleading: mock meat, or an animal food that is not named. */
  trap: boolean
}

interface JudgedDish {
  dish: KnownDish
  judgement: Judgement
}

const FOLDER = new URL('dishes/', import.meta.url)

/**
 * `open` was looked at while the rules were written, `heldBack` was not; `blind` was written by somebody who had not read the
 * rules. Its misses were looked at after it was first measured: its precision was 0.976 and its recall 0.932 then.
 * `byName` are dishes that only their name gives away, with plants for a description, written to deceive (decision 20). `byForm`
 * are dishes without a mark, most of them not vegan, and `ordinary` ten everyday menus without marks (decision 26). All three
 * were used to improve the rules after they were first measured.
 */
function readDishes(
  file: 'open' | 'heldBack' | 'blind' | 'byName' | 'byForm' | 'ordinary',
): KnownDish[] {
  const lines = readFileSync(new URL(`${file}.jsonl`, FOLDER), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line): KnownDish => JSON.parse(line))
}

function judgeAll(dishes: readonly KnownDish[]): JudgedDish[] {
  return dishes.map((dish) => ({ dish, judgement: judgeDish(toItem(dish), NO_CONTEXT) }))
}

/** The precision and recall of "vegan"; the targets are those of the issue. */
export function measureDishes(): Figure[] {
  const open = judgeAll(readDishes('open'))
  const heldBack = judgeAll(readDishes('heldBack'))
  const blind = judgeAll(readDishes('blind'))
  const byName = judgeAll(readDishes('byName'))
  const byForm = judgeAll(readDishes('byForm'))
  const ordinary = judgeAll(readDishes('ordinary'))
  const noneVegan = byForm.filter(({ dish }) => !dish.vegan)
  return [
    ...rate('open dishes', open, 0.98, 0.9),
    ...rate('open traps', open.filter(isTrap), 0.97, 0.85),
    ...rate('held back dishes', heldBack, 0.98, 0.9),
    ...rate('held back traps', heldBack.filter(isTrap), 0.97, 0.85),
    ...rate('blind dishes, looked at since', blind, 0.98, 0.9),
    ...rate('blind traps, looked at since', blind.filter(isTrap), 0.97, 0.85),
    atMost(
      `dishes known by name, looked at since (${byName.length}): called vegan`,
      countVegan(byName),
      '',
      0,
    ),
    atMost(
      `dishes of a form, looked at since (${noneVegan.length} not vegan): called vegan`,
      countVegan(noneVegan),
      '',
      19,
    ),
    atLeast(
      `dishes of a form, looked at since (${byForm.length - noneVegan.length} vegan): found`,
      (countVegan(byForm) - countVegan(noneVegan)) / (byForm.length - noneVegan.length),
      '',
      0.9,
    ),
    ...rate('ordinary menus, looked at since', ordinary, 1, 0.8),
    atMost('CPU to judge a dish, median of five rounds', timeOfDish(), 'ms', 0.15),
  ]
}

function countVegan(judged: readonly JudgedDish[]): number {
  return judged.filter(({ judgement }) => judgement.verdict === 'vegan').length
}

function isTrap({ dish }: JudgedDish): boolean {
  return dish.trap
}

function rate(name: string, judged: readonly JudgedDish[], least: number, leastFound: number) {
  const called = judged.filter(({ judgement }) => judgement.verdict === 'vegan')
  const right = called.filter(({ dish }) => dish.vegan).length
  const vegan = judged.filter(({ dish }) => dish.vegan).length
  return [
    atLeast(`${name} (${judged.length}): precision`, right / called.length, '', least),
    atLeast(`${name} (${judged.length}): recall`, right / vegan, '', leastFound),
  ]
}

/** CPU time in ms, so that other processes do not count. */
function timeOfDish(): number {
  const items = [...readDishes('open'), ...readDishes('heldBack')].map(toItem)
  const rounds = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage()
    for (const item of items) judgeDish(item, NO_CONTEXT)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1_000 / items.length
  })
  return percentile(rounds, 0.5)
}

function toItem({ name, description, section = '' }: KnownDish): MenuItem {
  return { name, description, section, price: '', marks: [], diets: [] }
}
