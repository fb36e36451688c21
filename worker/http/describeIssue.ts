import type { z } from 'zod'
import { listed, msg, t } from '../../languages/t.ts'

/**
 * The default message of a schema: the end of a sentence that begins with the input's name, as "lat" + "must be a
 * number from -90 to 90".
 */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      // A query that has a parameter twice gives a list.
      if (issue.expected === 'string' && Array.isArray(issue.input))
        return t('must be a single value')
      return t(issue.input === undefined ? REQUIRED : (KINDS[issue.expected] ?? GIVEN))
    case 'too_small':
      if (issue.origin === 'string' && (issue.minimum === 1 || issue.input === ''))
        return t(REQUIRED)
      return issue.inclusive === false
        ? t('must be more than {limit}', { limit: String(issue.minimum) })
        : among(AT_LEAST, issue.origin, issue.minimum)
    case 'too_big':
      return issue.inclusive === false
        ? t('must be less than {limit}', { limit: String(issue.maximum) })
        : among(AT_MOST, issue.origin, issue.maximum)
    case 'invalid_value':
      return issue.values.length === 1
        ? t('must be {value}', { value: String(issue.values[0]) })
        : t('must be one of {values}', { values: listed(issue.values.map(String)) })
    case 'invalid_format':
      return issue.format === 'datetime'
        ? t('must be a time like 2026-01-31T18:00:00Z')
        : t(NOT_VALID)
    default:
      return t(NOT_VALID)
  }
}

const REQUIRED = msg('is required')
const NOT_VALID = msg('is not valid')
const GIVEN = msg('must be given')

const KINDS: Partial<Record<string, string>> = {
  string: msg('must be text'),
  number: msg('must be a number'),
  int: msg('must be a whole number'),
  boolean: msg('must be true or false'),
  array: msg('must be a list'),
  tuple: msg('must be a list'),
  object: msg('must be an object'),
}

interface LimitWords {
  string: string
  array: string
  other: string
}

const AT_LEAST: LimitWords = {
  string: msg(
    'must be at least {limit, plural, one {{limit} character} other {{limit} characters}} long',
  ),
  array: msg('must have at least {limit, plural, one {{limit} item} other {{limit} items}}'),
  other: msg('must be at least {limit}'),
}
const AT_MOST: LimitWords = {
  string: msg(
    'must be at most {limit, plural, one {{limit} character} other {{limit} characters}} long',
  ),
  array: msg('must have at most {limit, plural, one {{limit} item} other {{limit} items}}'),
  other: msg('must be at most {limit}'),
}

/** Chooses the words by what the limit counts: characters, items or the number itself. */
function among(words: LimitWords, origin: string, limit: number | bigint): string {
  const kind = origin === 'string' || origin === 'array' ? origin : 'other'
  return t(words[kind], { limit: Number(limit) })
}
