import { extractMarkdown } from './reader/extract/extractMarkdown.ts'
import { judgeMenu } from './reader/judge/judgeMenu.ts'

/** So many names of so many characters of one menu help to find it; a longer name is a sentence. */
const MOST_NAMES = 30
const MOST_CHARACTERS_A_NAME = 80

export interface CountedDishes {
  all: number
  vegan: number
  /** The names of the vegan ones, each once, at most 30. */
  veganNames: string[]
}

/** The dishes of a menu in markdown, as our own judgement counts them. */
export function countDishes(markdown: string): CountedDishes {
  const judged = judgeMenu(extractMarkdown(markdown))
  const vegan = judged.filter(({ verdict }) => verdict === 'vegan')
  const names = vegan
    .map(({ name }) => name)
    .filter((name) => name.length <= MOST_CHARACTERS_A_NAME)
  return {
    all: judged.length,
    vegan: vegan.length,
    veganNames: [...new Set(names)].slice(0, MOST_NAMES),
  }
}
