import { type AskedDish, isAsked, type StoredQuestion } from '../contract/restaurants/reasons.ts'
import type { StoredCorrection } from '../db/statements/correctionsOfIt.ts'
import { dishKey } from './dishKey.ts'
import { extractMarkdown } from './reader/extract/extractMarkdown.ts'
import { type JudgedItem, judgeMenu } from './reader/judge/judgeMenu.ts'

/** The most dish names of one menu in the word index, and their length; a longer name is a sentence. */
const MAX_NAMES = 30
const MAX_CHARACTERS_PER_NAME = 80
/** Nobody would ask more questions. */
const MAX_QUESTIONS = 8

type SaidVerdict = Pick<StoredCorrection, 'key' | 'verdict'>

/** A dish of a menu with our verdict and, if given, a person's, which counts. */
export interface ReadDish<Said extends SaidVerdict = StoredCorrection> {
  judged: JudgedItem
  correction: Said | null
  /** The question about it; null when there is nothing to ask. */
  about: AskedDish | null
}

/** The dishes of a menu in markdown, in its order. */
export function readDishes<Said extends SaidVerdict>(
  markdown: string,
  corrections: readonly Said[],
): ReadDish<Said>[] {
  const known = new Map(corrections.map((one) => [one.key, one]))
  return judgeMenu(extractMarkdown(markdown)).map((judged) => {
    const correction = known.get(dishKey(judged.name)) ?? null
    const { verdict, reason } = judged
    const about = correction === null && isAsked(verdict) ? { verdict, reason } : null
    return { judged, correction, about }
  })
}

/** Dishes of one name, as at lunch and at dinner, count once if both are vegan or neither is. */
interface CountedDishes {
  all: number
  vegan: number
  /** The names of the vegan dishes, each once, at most 30. */
  veganNames: string[]
  /** Questions about others, at most 8. */
  questions: StoredQuestion[]
}

/** Counts the dishes of a menu in markdown, by people's verdicts and for the rest by ours. */
export function countDishes(markdown: string, corrections: readonly SaidVerdict[]): CountedDishes {
  const dishes = readDishes(markdown, corrections)
  const vegan = namesOf(dishes.filter(isVegan))
  const others = namesOf(dishes.filter((dish) => !isVegan(dish)))
  const asked = dishes.flatMap(({ judged: { name }, about }) =>
    about === null || !isShort(name) ? [] : [{ dish: name, about }],
  )
  return {
    all: vegan.length + others.length,
    vegan: vegan.length,
    veganNames: vegan.filter(isShort).slice(0, MAX_NAMES),
    questions: firstOfEach(asked, ({ dish }) => dishKey(dish)).slice(0, MAX_QUESTIONS),
  }
}

function isVegan({ judged, correction }: ReadDish<SaidVerdict>): boolean {
  return (correction ?? judged).verdict === 'vegan'
}

function namesOf(dishes: readonly ReadDish<SaidVerdict>[]): string[] {
  return firstOfEach(
    dishes.map(({ judged }) => judged.name),
    dishKey,
  )
}

function firstOfEach<T>(all: readonly T[], keyOf: (one: T) => string): T[] {
  return [...Map.groupBy(all, keyOf).values()].flatMap((same) => same.slice(0, 1))
}

function isShort(name: string): boolean {
  return name.length <= MAX_CHARACTERS_PER_NAME
}
