import type { z } from 'zod'

/**
 * The default message of a schema: the end of a sentence that begins with the input's name, as "lat" + "must be a
 * number from -90 to 90".
 */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is required'
        : `must be ${NOUNS[issue.expected] ?? 'given'}`
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'is required'
      return issue.inclusive === false
        ? `must be more than ${issue.minimum}`
        : `must ${measureOf(issue.origin)} at least ${among(issue.origin, issue.minimum)}`
    case 'too_big':
      return issue.inclusive === false
        ? `must be less than ${issue.maximum}`
        : `must ${measureOf(issue.origin)} at most ${among(issue.origin, issue.maximum)}`
    case 'invalid_value':
      return issue.values.length === 1
        ? `must be ${String(issue.values[0])}`
        : `must be one of ${issue.values.map(String).join(', ')}`
    case 'invalid_format':
      return issue.format === 'datetime' ? 'must be a time like 2026-01-31T18:00:00Z' : NOT_VALID
    default:
      return NOT_VALID
  }
}

const NOT_VALID = 'is not valid'

const NOUNS: Partial<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
}

/** The unit in which an input of this kind is measured, in singular and plural. */
const UNITS: Partial<Record<string, readonly [one: string, several: string]>> = {
  string: ['character', 'characters'],
  array: ['item', 'items'],
}

function measureOf(origin: string): string {
  return origin === 'array' ? 'have' : 'be'
}

function among(origin: string, count: number | bigint): string {
  const [one, several] = UNITS[origin] ?? []
  if (one === undefined) return String(count)
  const long = origin === 'string' ? ' long' : ''
  return `${count} ${count === 1 ? one : several}${long}`
}
