import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'

/**
 * What a message and its translation must share: the values, how each is used, the choices of a `select`, and the elements.
 * Plural forms differ between languages.
 */
export function partsOf(message: string): string[] {
  const tags = [...message.matchAll(/<(\/?\w+\/?)>/g)].map(([tag]) => tag)
  return [...new Set([...tags, ...valuesIn(compileMessage(message))])].sort()
}

/** The names of the values that a message has places for. */
export const valueNamesOf = (message: string): Set<string> =>
  new Set(valuesIn(compileMessage(message)).map((value) => value.replace(/ .*/, '')))

function valuesIn(compiled: CompiledMessage | string): string[] {
  if (typeof compiled === 'string') return []
  return compiled.flatMap((token) => {
    if (typeof token === 'string') return []
    const [name, kind, forms] = token
    if (typeof forms !== 'object' || forms === null) return [`${name} ${kind ?? ''}`.trim()]
    const choices =
      kind === 'select'
        ? Object.keys(forms)
            .filter((choice) => choice !== 'offset')
            .sort()
            .join(' ')
        : ''
    const within = Object.values(forms).flatMap((form) =>
      Array.isArray(form) ? valuesIn(form as CompiledMessage) : [],
    )
    // A plural form may omit the number: "one day".
    return [`${name} ${kind} ${choices}`.trim(), ...within]
  })
}
