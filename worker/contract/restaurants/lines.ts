import { z } from 'zod'
import { t } from '../../../languages/t.ts'
import { normalise } from '../normalise.ts'

/** Characters that turn the direction of what follows, beyond the line they stand in. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g

/** One line as people type it: no halves of characters, no line breaks, single spaces, no space at the ends. */
export function tidyLine(text: string): string {
  return normalise(text.toWellFormed(), 'NFC')
    .replace(TURNS, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** How often its own limit a text may be before it is tidied: spaces, for the most part. */
const MAX_PADDING = 4

/** A line of text, tidied. What is far too long is refused before anything looks at its letters. */
export const tidiedLine = (most: number) =>
  z.string().transform((text, context) => {
    if (text.length <= MAX_PADDING * most) return tidyLine(text)
    context.addIssue({ code: 'too_big', origin: 'string', maximum: most, input: text })
    return z.NEVER
  })

/** `most` counts characters as people see them in JavaScript: UTF-16 units. */
export const line = (most: number) => tidiedLine(most).pipe(z.string().max(most))
/** A character that is seen: fillers, the blank of Braille and a note without a head count as letters and symbols. */
export const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u
export const neededLine = (most: number) =>
  tidiedLine(most).pipe(
    z
      .string()
      .max(most, { abort: true })
      .regex(SEEN, { error: () => t('is required') }),
  )
/** An empty line says that there is none. */
export const optionalLine = (most: number) =>
  line(most)
    .transform((text) => text || null)
    .nullable()
