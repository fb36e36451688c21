import { z } from 'zod'
import { t } from '../../../languages/t.ts'
import { normalise } from '../normalise.ts'
import { trimEnd } from '../trim.ts'

/** Characters that change the writing direction of the text after them, even beyond the line. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g

/** One well-formed line: no lone surrogates, no line breaks, single spaces, no space at the ends. */
export function tidyLine(text: string): string {
  return normalise(text.toWellFormed(), 'NFC')
    .replace(TURNS, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** Before tidying, a text may have this many times its limit, mostly as spaces. */
const MAX_PADDING = 4

/** A tidied line of text. It refuses a text that is far too long before tidying it. */
export const tidiedLine = (most: number) =>
  z.string().transform((text, context) => {
    if (text.length <= MAX_PADDING * most) return tidyLine(text)
    context.addIssue({ code: 'too_big', origin: 'string', maximum: most, input: text })
    return z.NEVER
  })

/** `most` counts characters as people see them in JavaScript: UTF-16 units. */
export const line = (most: number) => tidiedLine(most).pipe(z.string().max(most))
/** A visible character. Fillers, the Braille blank and the null notehead are letters or symbols in Unicode but invisible. */
export const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u
export const neededLine = (most: number) =>
  tidiedLine(most).pipe(
    z
      .string()
      .max(most, { abort: true })
      .regex(SEEN, { error: () => t('is required') }),
  )
/** The lines of an address, joined by commas: "12 Main St,\n Boston" as "12 Main St, Boston". */
export const joinedLines = z.string().transform((text) => {
  const parts = text.split(/[\r\n]/).map((part) => trimEnd(part, ' ,\t').trim())
  return parts.filter((part) => part !== '').join(', ')
})
const lineOrNull = (most: number) => line(most).transform((text) => text || null)
/** An empty line is null. */
export const optionalLine = (most: number) => lineOrNull(most).nullable()
/** The same for a text of several lines. */
export const optionalLines = (most: number) => joinedLines.pipe(lineOrNull(most)).nullable()
