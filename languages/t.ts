import { addressIn } from './list.ts'
import { messageKey } from './messageKey.ts'
import { say, type Values } from './say.ts'
import { speech } from './speech.ts'

/**
 * A message in the language of the page or request: English in ICU's MessageFormat, and what stands in its braces. It is
 * called while something is drawn or answered, never while a module is loaded: use `msg` there.
 */
export function t(message: string, values: Values = {}): string {
  const said = speech().messages[messageKey(message)]
  if (said !== undefined) return say(said, values, locale(), isolated)
  // English that needs no catalogue.
  return message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

const IS_ADDRESS = /^https?:|^\S+@\S+$/
const HAS_LETTERS = /\p{L}/u
const HAS_ARABIC = /\p{Script=Arabic}/u

/**
 * A name as it stands in a sentence: in Arabic, one in other letters is isolated (U+2068, U+2069). Otherwise a number after it, or a
 * bracket at its end, would be drawn on its wrong side. Addresses are not, since people copy them.
 */
export function isolated(name: string): string {
  const isForeign =
    speech().language.dir === 'rtl' && HAS_LETTERS.test(name) && !HAS_ARABIC.test(name)
  return isForeign && !IS_ADDRESS.test(name) ? `\u2068${name}\u2069` : name
}

/** Whether the words depend on a value. */
export function hasForms(message: string): boolean {
  return /\{\w+, /.test(message)
}

/** Marks an English text that is said later, with `t`. */
export const msg = <Message extends string>(message: Message): Message => message

/** The path of a page in the language of this one. */
export function to(path: string): string {
  return addressIn(speech().language, path)
}

/** For `Intl`. English is that of the United States, where Sprig began; digits are the same everywhere. */
export function locale(): string {
  const { code } = speech().language
  if (code === 'en') return 'en-US'
  return code === 'ar' ? 'ar-u-nu-latn' : code
}

/** Between things that are listed. */
export const comma = (): string => speech().language.comma ?? ', '

/** Between sentences. */
export const space = (): string => speech().language.space ?? ' '

/** "Thai, Pizza". */
export const listed = (words: readonly string[]): string => words.join(comma())

/** "1,234". */
export function count(value: number): string {
  return formatOf({}).format(value)
}

/** "1.80 km", "500 ft". */
export function measure(
  value: number,
  unit: 'mile' | 'kilometer' | 'foot' | 'meter',
  digits?: number,
): string {
  const exact =
    digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return formatOf({ style: 'unit', unit, ...exact }).format(value)
}

/** What follows the number: "km". */
export function unitAfter(unit: 'mile' | 'kilometer'): string {
  // Formatting to parts takes ten times as long.
  return measure(0.5, unit).replace(/[\d.,\s]/g, '')
}

/** "1.80". */
export function decimal(value: number, digits: number): string {
  return formatOf({ minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)
}

const formats = new Map<string, Intl.NumberFormat>()

/** Kept, as making one is slow and a list has hundreds of distances. */
function formatOf(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale()} ${options.unit} ${options.maximumFractionDigits}`
  const format = formats.get(key) ?? new Intl.NumberFormat(locale(), options)
  formats.set(key, format)
  return format
}
