import keys from '../../languages/compiled/islands.json'
import type { Messages } from '../../languages/say.ts'
import { speech } from '../../languages/speech.ts'

const keysOf: Readonly<Record<string, readonly string[]>> = keys

/** The frame, and what offers a new version in any document. */
const EVERYWHERE = ['', 'offerVersion']

/** What some islands and the frame around them may say, in the language of the page. English brings only what has braces. */
export function messagesFor(islands: readonly { name: string }[]): Messages {
  const { messages } = speech()
  const names = new Set([...EVERYWHERE, ...islands.map(({ name }) => name)])
  const wanted = [...names].flatMap((name) => keysOf[name] ?? [])
  return Object.fromEntries(
    wanted.flatMap((key) => {
      const message = messages[key]
      return message === undefined ? [] : [[key, message]]
    }),
  )
}
