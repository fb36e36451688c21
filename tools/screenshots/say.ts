import { fileURLToPath } from 'node:url'
import { readTranslations } from '../messages/catalogues.ts'

/** A pattern for a message with any values, to find it on a page. */
export type Say = (message: string) => RegExp

/** Finds messages in a language. */
export function sayIn(code: string): Say {
  const translations = readTranslations(fileURLToPath(new URL('../..', import.meta.url)), code)
  return (message) => {
    const parts = (translations[message] ?? message).split(/\{\w+\}/)
    const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    // Playwright reads every space of a page as a plain one.
    return new RegExp(`^${escaped.join('.*').replace(/\s/g, ' ')}$`)
  }
}
