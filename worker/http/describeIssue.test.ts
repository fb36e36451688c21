import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { describeIssue } from './describeIssue.ts'

function said(schema: z.ZodType, input: unknown): string | undefined {
  return schema.safeParse(input, { error: describeIssue }).error?.issues[0]?.message
}

describe('describeIssue', () => {
  it.each([
    [z.string(), undefined, 'is required'],
    [z.string().min(1), '', 'is required'],
    [z.string(), 5, 'must be text'],
    [z.string(), ['1', '2'], 'must be a single value'],
    [z.number(), '5', 'must be a number'],
    [z.int(), 1.5, 'must be a whole number'],
    [z.array(z.string()), 'a', 'must be a list'],
    [z.string().trim().min(3), ' ', 'is required'],
    [z.string().min(8), 'short', 'must be at least 8 characters long'],
    [z.string().max(1), 'ab', 'must be at most 1 character long'],
    [z.array(z.string()).max(2), ['a', 'b', 'c'], 'must have at most 2 items'],
    [z.number().max(5), 6, 'must be at most 5'],
    [z.number().min(0), -1, 'must be at least 0'],
    [z.number().positive(), 0, 'must be more than 0'],
    [z.number().lt(5), 5, 'must be less than 5'],
    [z.enum(['vegan', 'options']), 'meat', 'must be one of vegan, options'],
    [z.literal('Point'), 'Line', 'must be Point'],
    [z.iso.datetime(), 'now', 'must be a time like 2026-01-31T18:00:00Z'],
    [z.string().regex(/a/, 'may hold letters only'), 'b', 'may hold letters only'],
  ])('%# ends a sentence for a person', (schema, input, expected) => {
    expect(said(schema, input)).toBe(expected)
  })
})
