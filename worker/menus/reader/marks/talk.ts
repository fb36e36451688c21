import type { List, Talk } from '../languages/grammar.ts'
import { LANGUAGES } from '../languages/languages.ts'
import { noAnimalProducts, splitList } from '../languages/readWords.ts'
import { plainWord } from '../text/plainWord.ts'
import { once } from '../text/remember.ts'

/** Lists of a grammar that marks, legends and claims have in common with the names of dishes. */
const OF_GRAMMAR = ['vegan', 'vegetarian', 'and', 'or'] as const
type OfTalk = Exclude<keyof Talk, 'plantBased' | 'animalProducts'>

/** What a word or phrase says in a mark, a legend or a claim; a list of a grammar each. */
export type TalkKind = (typeof OF_GRAMMAR)[number] | OfTalk

/** A known phrase, one unknown word, or one sign. */
export interface Said {
  kinds: readonly TalkKind[]
  /** As printed. */
  raw: string
  /** Of its first word: folded and singular; a sign as it is. */
  plain: string
  isWord: boolean
  /** It begins with what makes it whole: "100 % vegan", "fully plant-based". */
  isWhole: boolean
  from: number
  to: number
}

const NONE: readonly TalkKind[] = []
const PART =
  /[\p{L}\p{N}]+(?:[+*](?![\p{L}\p{N}]))*|\*+|\p{Extended_Pictographic}|[^\s\p{L}\p{N}\p{M}]/gu
const IS_WORD = /[\p{L}\p{N}]/u
/** Joins the words of a phrase and says nothing: "gluten-free", "100 %", "d'origine". */
const GLUE = /^[-‐‑%'’.]$/

type Phrases = ReturnType<typeof buildPhrases>
const phrases = once(buildPhrases)

/** A text as phrases that marks, legends and claims are made of, in any language; with what stands between them. */
export function readTalk(text: string): Said[] {
  return [...talkOf(text)]
}

/** The same, read no further than it is asked for. */
export function* talkOf(text: string): Generator<Said> {
  const words = [...text.matchAll(PART)].map(({ 0: raw, index: from }) => {
    return { raw, from, plain: IS_WORD.test(raw) ? plainWord(raw) : raw }
  })
  for (let at = 0; at < words.length; ) {
    const { to, kinds } = longestAt(words, at, phrases())
    const first = words[at]
    const last = words[to - 1]
    if (first === undefined || last === undefined) break
    const end = last.from + last.raw.length
    yield {
      kinds,
      raw: text.slice(first.from, end),
      plain: first.plain,
      isWord: IS_WORD.test(first.raw),
      isWhole: to > at + 1 && phrases().kinds.get(first.plain)?.includes('fully') === true,
      from: first.from,
      to: end,
    }
    at = to
  }
}

function longestAt(words: readonly { plain: string }[], from: number, { kinds, longest }: Phrases) {
  const most = longest.get(words[from]?.plain ?? '') ?? 0
  let phrase = ''
  let best = { to: from + 1, kinds: NONE }
  for (let at = from, count = 0; at < words.length && count < most; at++) {
    const plain = words[at]?.plain ?? ''
    if (GLUE.test(plain) && at > from) continue
    phrase += phrase === '' ? plain : ` ${plain}`
    count += 1
    const found = kinds.get(phrase)
    if (found !== undefined) best = { to: at + 1, kinds: found }
  }
  return best
}

/** `longest`: words of the longest phrase that begins with a word. */
function buildPhrases() {
  const kinds = new Map<string, TalkKind[]>()
  const longest = new Map<string, number>()
  const add = (kind: TalkKind, list: List) => {
    for (const one of splitList(list)) {
      const words = one.split(' ').map(plainWord)
      const phrase = words.join(' ')
      const known = kinds.get(phrase) ?? []
      if (!known.includes(kind)) kinds.set(phrase, [...known, kind])
      const [first = ''] = words
      longest.set(first, Math.max(longest.get(first) ?? 0, words.length))
    }
  }
  for (const { grammar } of LANGUAGES) {
    if (grammar === null) continue
    const { plantBased, animalProducts, ...lists } = grammar.talk
    for (const kind of OF_GRAMMAR) add(kind, grammar[kind])
    add('vegan', plantBased)
    add('vegan', noAnimalProducts(grammar))
    for (const [kind, list] of Object.entries(lists)) add(kind as keyof typeof lists, list)
  }
  return { kinds, longest }
}
