import germanGrammar from './de/grammar.json' with { type: 'json' }
import german from './de/words.json' with { type: 'json' }
import englishGrammar from './en/grammar.json' with { type: 'json' }
import english from './en/words.json' with { type: 'json' }
import spanishGrammar from './es/grammar.json' with { type: 'json' }
import spanish from './es/words.json' with { type: 'json' }
import frenchGrammar from './fr/grammar.json' with { type: 'json' }
import french from './fr/words.json' with { type: 'json' }
import type { Grammar } from './grammar.ts'
import italianGrammar from './it/grammar.json' with { type: 'json' }
import italian from './it/words.json' with { type: 'json' }
import dutchGrammar from './nl/grammar.json' with { type: 'json' }
import dutch from './nl/words.json' with { type: 'json' }
import polishGrammar from './pl/grammar.json' with { type: 'json' }
import polish from './pl/words.json' with { type: 'json' }
import portugueseGrammar from './pt/grammar.json' with { type: 'json' }
import portuguese from './pt/words.json' with { type: 'json' }
import world from './world/words.json' with { type: 'json' }

export interface Language {
  code: string
  /** The rows of words.json. */
  words: readonly string[]
  /** Null for the names of the world's dishes, which belong to no language: every menu prints them as they are. */
  grammar: Grammar | null
}

/** English comes first, then the world's dishes: rows of other languages may refer to their words. */
export const LANGUAGES: readonly Language[] = [
  { code: 'en', words: english, grammar: englishGrammar },
  { code: 'world', words: world, grammar: null },
  { code: 'de', words: german, grammar: germanGrammar },
  { code: 'fr', words: french, grammar: frenchGrammar },
  { code: 'es', words: spanish, grammar: spanishGrammar },
  { code: 'it', words: italian, grammar: italianGrammar },
  { code: 'pt', words: portuguese, grammar: portugueseGrammar },
  { code: 'nl', words: dutch, grammar: dutchGrammar },
  { code: 'pl', words: polish, grammar: polishGrammar },
]
