import { GERMAN } from './de/grammar.ts'
import german from './de/words.json' with { type: 'json' }
import { ENGLISH } from './en/grammar.ts'
import english from './en/words.json' with { type: 'json' }
import { SPANISH } from './es/grammar.ts'
import spanish from './es/words.json' with { type: 'json' }
import { FRENCH } from './fr/grammar.ts'
import french from './fr/words.json' with { type: 'json' }
import type { Grammar } from './grammar.ts'
import { ITALIAN } from './it/grammar.ts'
import italian from './it/words.json' with { type: 'json' }
import { DUTCH } from './nl/grammar.ts'
import dutch from './nl/words.json' with { type: 'json' }
import { POLISH } from './pl/grammar.ts'
import polish from './pl/words.json' with { type: 'json' }
import { PORTUGUESE } from './pt/grammar.ts'
import portuguese from './pt/words.json' with { type: 'json' }
import world from './world/words.json' with { type: 'json' }

export interface Language {
  code: string
  /** Of words.json. */
  words: readonly string[]
  /** None for the names of the world's dishes, which every menu prints as they are. */
  grammar: Grammar | null
}

/** English stands first and the world's dishes second: the words of other languages may be explained by theirs. */
export const LANGUAGES: readonly Language[] = [
  { code: 'en', words: english, grammar: ENGLISH },
  { code: 'world', words: world, grammar: null },
  { code: 'de', words: german, grammar: GERMAN },
  { code: 'fr', words: french, grammar: FRENCH },
  { code: 'es', words: spanish, grammar: SPANISH },
  { code: 'it', words: italian, grammar: ITALIAN },
  { code: 'pt', words: portuguese, grammar: PORTUGUESE },
  { code: 'nl', words: dutch, grammar: DUTCH },
  { code: 'pl', words: polish, grammar: POLISH },
]
