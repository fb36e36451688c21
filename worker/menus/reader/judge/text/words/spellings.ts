import type { Entry } from '../../../languages/entry.ts'
import { LANGUAGES } from '../../../languages/languages.ts'
import { lexicon, type Term } from '../../../languages/lexicon.ts'
import { splitList } from '../../../languages/readWords.ts'
import { once } from '../../../text/remember.ts'
import { type LanguageOrder, WORLD } from './language.ts'
import { choose } from './phrases.ts'
import { isRisky } from './roles.ts'

/** Of a stem; shorter ones are those of many words. */
const SHORTEST_STEM = 4
const LONGEST_WORD = 30

/** The endings of each language's words. */
const ENDINGS = LANGUAGES.map(({ grammar }) => splitList(grammar?.endings ?? ''))

/** In the others, a word that is like one of theirs can only warn: a line of three words seldom tells its language. */
const LIKELY_LANGUAGES = 3

interface Spellings {
  /** By language and stem; null where words of one stem differ in kind. */
  stems: ReadonlyMap<string, Entry | null>
  /** By sound. */
  sounds: ReadonlyMap<string, Entry | null>
}

/** What an unknown word is a case, a number or a gender of: "soczewicą". null: of none, or of unlike words. */
export function guessForm(word: string, order: LanguageOrder): Entry | null {
  if (word.length > LONGEST_WORD) return null
  const { stems } = spellings()
  for (const [at, language] of order.entries()) {
    for (const stem of stemsOf(word, language)) {
      const entry = stems.get(`${language} ${stem}`)
      if (entry && (at < LIKELY_LANGUAGES || isRisky({ entry }))) return entry
    }
  }
  return null
}

/** What an unknown word is another spelling of: "pappadam", "tabboula". null: of none, or of unlike words. */
export function guessSpelling(word: string): Entry | null {
  const sound = word.length > LONGEST_WORD ? null : soundOf(word)
  return sound === null ? null : (spellings().sounds.get(sound) ?? null)
}

const spellings = once(() => buildSpellings(lexicon().terms))

function buildSpellings(terms: ReadonlyMap<string, Term>): Spellings {
  const stems = new Map<string, Entry | null>()
  const sounds = new Map<string, Entry | null>()
  for (const [word, first] of terms) {
    if (word.includes(' ') || word.length < SHORTEST_STEM) continue
    for (let term: Term | null = first; term !== null; term = term.next) {
      for (const stem of stemsOf(word, term.language)) {
        note(stems, `${term.language} ${stem}`, term.entry)
      }
    }
    // Names from kitchens that write in other letters are spelt as they sound.
    const isForeign = first.language === WORLD && first.entry.role !== 'neutral'
    const sound = isForeign ? soundOf(word) : null
    if (sound !== null) note(sounds, sound, choose(first, []))
  }
  return { stems, sounds }
}

function note(known: Map<string, Entry | null>, key: string, entry: Entry): void {
  const other = known.get(key)
  if (other === undefined) known.set(key, entry)
  else if (other !== null && (other.role !== entry.role || other.source !== entry.source)) {
    known.set(key, null)
  }
}

function stemsOf(word: string, language: number): string[] {
  const endings = ENDINGS[language] ?? []
  const stems = endings.length === 0 ? [] : [word]
  for (const ending of endings) {
    if (word.endsWith(ending) && word.length - ending.length >= SHORTEST_STEM) {
      stems.push(word.slice(0, -ending.length))
    }
  }
  return stems
}

/** "pappadam", "poppadom", "papadum" and "fattoush", "Fattusch", "fattouch" → the same; only words that are long enough to differ in more than a vowel. */
function soundOf(word: string): string | null {
  const sound = word
    .replace(/ph/g, 'f')
    .replace(/dsch|dj/g, 'j')
    .replace(/t?sch|sj|ch(?=e?$)/g, 's')
    .replace(/(?<=[bdgktpszj])h/g, '')
    .replace(/qu(?=[ei])|ck|q|c(?!h)/g, 'k')
    .replace(/z|x/g, 's')
    .replace(/w/g, 'v')
    .replace(/y|j(?=[aeiou])/g, 'i')
    .replace(/ou|oo|oe|au/g, 'u')
    .replace(/ee|ei|ie|ea/g, 'i')
    .replace(/[aeo]+/g, 'a')
    .replace(/(.)\1+/g, '$1')
    .replace(/[aiu]h?$|h$/, '')
  const consonants = sound.replace(/[aiu]/g, '')
  if (consonants.length < 3) return null
  // Of few consonants the vowels tell more: "tequeño" is no "takuan".
  return consonants.length === 3 ? sound : sound.replace(/u/g, 'a')
}
