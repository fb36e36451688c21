import { readFileSync } from 'node:fs'

const translations: Record<string, string> = JSON.parse(
  readFileSync(new URL('../languages/de.json', import.meta.url), 'utf8'),
)

/** A message in German. Throws without a translation: an empty name would match anything. */
export function german(message: string, values: Record<string, string> = {}): string {
  const said = translations[message]
  if (said === undefined) throw new Error(`There is no German for "${message}"`)
  return said.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
