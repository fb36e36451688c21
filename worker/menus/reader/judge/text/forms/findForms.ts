import { splitList } from '../../../languages/readWords.ts'
import type { Reason } from '../../../menu.ts'
import type { Standings } from '../standing.ts'
import type { Segment, Segments, Span } from '../words/readSegments.ts'
import { findExplicitIngredients } from './findExplicitIngredients.ts'
import { FORM_ENDS, FORMS, type Form } from './forms.ts'

const BY_WORD: ReadonlyMap<string, Form> = new Map(
  FORMS.flatMap((form) => splitList(form.words).map((word) => [word, form] as const)),
)

const SECOND_WORDS = new Set([...BY_WORD.keys()].map((words) => words.split(' ')[1]))
/** Letters before the end of a compound: "Linseneintopf". */
const MIN_BEFORE_END = 3
const SHORTEST_JOINED = MIN_BEFORE_END + Math.min(...FORM_ENDS.map(({ length }) => length))

/** How the food is put on the table, behind what it is. */
const SERVED_AS = /^(?:bowl|plate|platter|combo|dish|special|set|box|entree|side)$/

/** Behind the word that Romance and Slavic languages put first: "gratin de courgettes", "zupa z soczewicy". */
const OF = /^(?:ze?|krem|d|de|del|di|du|des|della|dei|al|alla|alle|ai|a|au|aux|con|of|von|aus)$/

/** Dishes in which nothing is cooked in a fat or a stock that their list leaves out. */
export const PUT_TOGETHER =
  /(?:salate?|salade)\b|\b(?:salads?|insalata|ensalada|salada|sa[lł]atka|antipasti|bowls?|smoothies?|plates?|platters?|tellers?)\b/i

/** What bears the name of a place and is no dish of its kitchen: "Swiss chard", "English breakfast tea", "Polish pickles". */
const NAMED_AFTER_PLACE =
  /\b(?:swiss chard|english (?:peas?|cucumbers?)|russian kale)\b|\b(?:teas?|coffee|ciders?|pickles?|gherkins?|mustard|bread|toast)$/i

/** What the dish is made in or of that its text does not say: a curry without its base, a pie without its dough. */
export function findForms(
  title: Segments,
  story: Segments,
  standings: Standings,
  isListed = false,
): Reason[] {
  const found = [
    ...title.flatMap((part) => formsOf(part, standings)),
    ...story.flatMap((part) => formsOf(part, standings)).filter(({ form }) => form.inStory),
  ]
  if (found.length === 0) return []
  const told = findExplicitIngredients([...title, ...story], standings)
  if (told === 'all') return []
  // Fries beside what is fried are no batter.
  const named = [...findExplicitIngredients(title, standings)].map((kind) => `named ${kind}`)
  return found
    .filter(({ form }) => {
      if (isListed && form.isToldByList) return false
      const known: ReadonlySet<string> | 'all' = form.isNamedFor
        ? findExplicitIngredients(story, standings)
        : new Set([...told, ...named])
      if (known === 'all' || (known.has('dairy') && !HOLDS_MORE.test(form.holds))) return false
      return !form.explicitIngredients.some((kinds) =>
        kinds.split('+').every((kind) => known.has(kind)),
      )
    })
    .map(({ word, form }) => ({ code: 'form', words: [word], holds: form.holds }))
}

/** What vegan cheese or cream says nothing of. */
const HOLDS_MORE = /\b(?:egg|stock)\b/

/** Whether a heading says how all that stands under it is made: "Curries", "Soups". */
export function isFormHeading(heading: Segment, standings: Standings): boolean {
  return formsOf(heading, standings).some(({ form }) => form.inStory || form.isHeading)
}

function formsOf({ spans }: Segment, standings: Standings): { word: string; form: Form }[] {
  if (!spans.some(({ plain }) => plain.some(mayBeForm))) return []
  const words = spans
    .filter((span) => !standings.has(span))
    .flatMap((span) => span.plain.map((word) => ({ span, word })))
    .map(({ span, word }, at, all) => ({ span, word, form: formOf(word, all[at - 1]?.word) }))
  if (words.every(({ form }) => form === undefined)) return []
  const foods = words.filter(
    ({ span, word, form }) => (form || isFood(span)) && !SERVED_AS.test(word),
  )
  const text = spans.map((span) => span.words).join(' ')
  const isRaw = PUT_TOGETHER.test(text) || NAMED_AFTER_PLACE.test(text)
  const last = foods.at(-1)
  return words.flatMap((said, at) => {
    const { word, form } = said
    const next = words[at + 1]?.word ?? ''
    const isOther = [next, `${next} ${words[at + 2]?.word}`].some((one) =>
      form?.notBefore?.includes(one),
    )
    if (form === undefined || (form.isCooked && isRaw) || isOther) return []
    const isHead = said === last || OF.test(next)
    return form.isHead && !isHead ? [] : [{ word, form }]
  })
}

function mayBeForm(word: string): boolean {
  return BY_WORD.has(word) || SECOND_WORDS.has(word) || endOf(word) !== undefined
}

function formOf(word: string, before = ''): Form | undefined {
  const ofTwo = SECOND_WORDS.has(word) ? BY_WORD.get(`${before} ${word}`) : undefined
  return ofTwo ?? BY_WORD.get(word) ?? BY_WORD.get(endOf(word) ?? '')
}

function endOf(word: string): string | undefined {
  if (word.length < SHORTEST_JOINED) return undefined
  return FORM_ENDS.find((end) => word.length >= end.length + MIN_BEFORE_END && word.endsWith(end))
}

function isFood({ entry }: Span): boolean {
  return entry?.role !== 'neutral' && entry?.role !== 'vegetarian'
}
