import keys from '../../languages/compiled/islands.json'
import type { Messages } from '../../languages/say.ts'
import { speech } from '../../languages/speech.ts'

const keysOf: Readonly<Record<string, readonly string[]>> = keys

/** The frame, and the offer of a new version, which any document may show. */
const EVERYWHERE = ['', 'offerVersion']

const known = new Map<string, Messages>()

/**
 * The messages of some islands, of what wraps them and of the frame, in the language of the page. English needs only those with
 * braces.
 */
export function messagesFor(islands: readonly { name: string; isGuarded: boolean }[]): Messages {
  const { language, messages } = speech()
  const names = new Set([
    ...EVERYWHERE,
    ...(islands.some(({ isGuarded }) => isGuarded) ? ['GuardedRoot'] : []),
    ...islands.map(({ name }) => name),
  ])
  const key = `${language.code} ${[...names]}`
  const chosen = known.get(key) ?? choose(messages, names)
  known.set(key, chosen)
  return chosen
}

function choose(messages: Messages, names: ReadonlySet<string>): Messages {
  const wanted = [...names].flatMap((name) => keysOf[name] ?? [])
  return Object.fromEntries(
    wanted.flatMap((key) => {
      const message = messages[key]
      return message === undefined ? [] : [[key, message]]
    }),
  )
}
