import { z } from 'zod'
import { msg, t } from '../../../languages/t.ts'
import { readEmail } from '../accounts/readEmail.ts'
import { normalise } from '../normalise.ts'
import { CHOICE_NAMES, type ChoiceName, mapFields, type TextName } from './fieldNames.ts'
import { FIELDS, type FieldValues, fieldOf } from './fields.ts'
import { line, optionalLine, optionalLines } from './lines.ts'

const MIN_PHONE_DIGITS = 5
/** Paths of Instagram that are not accounts. */
const INSTAGRAM_PAGES = new Set(['accounts', 'explore', 'p', 'reel', 'reels', 'stories', 'tv'])

/** An address with `http`, `https` or no scheme (then https), and a host with a dot. */
function toWebsite(typed: string): string | null {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed.replace(/^\/+/, '')}`
  const url = /[\s<>"'`\\]/.test(address) ? null : URL.parse(address)
  const isPlain = url !== null && url.username === '' && url.password === ''
  return isPlain && /\w\.\w/.test(url.hostname) ? address : null
}

/**
 * The first number of a list, with plain hyphens and an extension as "ext. 12": at least five digits with the usual signs between
 * them.
 */
function toPhone(typed: string): string | null {
  const [first = ''] = normalise(typed, 'NFKC').split(/[;,]/, 1)
  const plain = first
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/^\s*tel:/i, '')
  const [written = '', extension, ...rest] = plain.split(/ext\.?|x|#/i)
  const number = written.trim()
  const isNumber =
    /^[+()\d ./-]+$/.test(number) &&
    number.replace(/\D/g, '').length >= MIN_PHONE_DIGITS &&
    number.lastIndexOf('+') <= number.search(/[^(]/)
  if (!isNumber || rest.length > 0) return null
  if (extension === undefined) return number
  return /^ ?\d{1,6}$/.test(extension.trimEnd()) ? `${number} ext. ${extension.trim()}` : null
}

/** The account of "@name", "name" or its address, in lower case; null for anything else. */
function toInstagram(typed: string): string | null {
  const isAddress = typed.includes('/')
  const url = isAddress ? URL.parse(typed.replace(/^(?:https?:)?(?:\/\/)?/i, 'https://')) : null
  const isTheirs = url !== null && /^(?:www\.|m\.)?instagram\.com$/.test(url.hostname)
  const [, page = '', ...more] = isTheirs ? url.pathname.replace(/\/$/, '').split('/') : []
  if (isAddress && more.length > 0) return null
  const account = (isAddress ? page : typed).replace(/^@/, '').toLowerCase()
  const isName = /^[a-z0-9_](?:\.?[a-z0-9_]){0,29}$/.test(account) && account.length <= 30
  return isName && !INSTAGRAM_PAGES.has(account) ? account : null
}

const maxLength = (name: TextName): number => FIELDS[name].text.maxLength

/** A line that `read` understands; an empty one is null. */
const lineAs = (name: TextName, read: (typed: string) => string | null, refusal: string) =>
  line(maxLength(name))
    .transform((typed, context) => {
      if (typed === '') return null
      const value = read(typed)
      if (value === null) context.addIssue(t(refusal))
      return value
    })
    .nullable()

/** The schemas of the facts that are a line of text. */
const textSchemas = {
  address: optionalLines(maxLength('address')),
  website: lineAs('website', toWebsite, msg('must be an address like https://example.com')),
  phone: lineAs('phone', toPhone, msg('must be a number like +1 617 555 0123')),
  email: lineAs('email', readEmail, msg('must be an address like hello@example.com')),
  instagram: lineAs('instagram', toInstagram, msg('must be a name like @greenfork')),
  openingHours: optionalLine(maxLength('openingHours')),
} satisfies { [Name in TextName]: z.ZodType<FieldValues[Name]> }

type ChoiceSchemas = { [Name in ChoiceName]: z.ZodType<FieldValues[Name]> }
const choiceSchemas = mapFields(CHOICE_NAMES, (name) =>
  z.enum(Object.keys(fieldOf(name).choices ?? {})).nullable(),
) as ChoiceSchemas

/** The schemas of all facts: lines of text and choices. */
export const factSchemas = { ...textSchemas, ...choiceSchemas }
