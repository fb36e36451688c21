import { messageKey } from './messageKey.ts'

/** A message that is whole as it is, for where nothing is drawn yet: `messages` are those of the document. */
export function tPlain(message: string, messages: Readonly<Record<string, unknown>>): string {
  const said = messages[messageKey(message)]
  return Array.isArray(said) ? said.join('') : message
}
