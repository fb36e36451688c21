import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Values that break programs that do not expect them. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  0,
  -0,
  -1,
  1e308,
  -1e308,
  2 ** 53,
  1e-320,
  [],
  {},
  [[[[]]]],
  '\u0000',
  '\ud800',
  '\u202e\u0301',
  "' OR 1=1 --",
  '"; DROP TABLE restaurants; --',
  '%',
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'NaN',
  'Infinity',
  '1e999',
  '__proto__',
  'x'.repeat(40_000),
  'NEAR("a" "b") AND *',
  '{"a":'.repeat(200),
]
const hostile = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.anything({ maxDepth: 2, maxKeys: 3 }).map(toJsonValue),
)
const MAX_ITEMS = 4
/** Nine of ten values fit the schema, so that most of a request passes validation. */
const [FITTING, HOSTILE_WEIGHT] = [9, 1]

function toJsonValue(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null')
  } catch {
    return null
  }
}

/** Values that mostly fit a schema, with parts sometimes replaced by something hostile. */
export function arbitraryOf(schema: z.ZodType): Arbitrary<unknown> {
  return ofJson(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

function ofJson(schema: JsonSchema | boolean): Arbitrary<unknown> {
  if (typeof schema === 'boolean') return hostile
  return fc.oneof(
    { weight: FITTING, arbitrary: fitting(schema) },
    { weight: HOSTILE_WEIGHT, arbitrary: hostile },
  )
}

function fitting(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum?.length) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices?.length) return fc.oneof(...choices.map(ofJson))
  const [first] = schema.allOf ?? []
  if (first !== undefined) return ofJson(first)
  switch (schema.type) {
    case 'object':
      return objectOf(schema)
    case 'array':
      return fc.array(ofJson(firstItem(schema)), { maxLength: MAX_ITEMS })
    case 'integer':
      return fc.integer(rangeOf(schema))
    case 'number':
      return fc.double({ ...rangeOf(schema), noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return textOf(schema)
    default:
      return hostile
  }
}

function firstItem({ items }: JsonSchema): JsonSchema | boolean {
  return (Array.isArray(items) ? items[0] : items) ?? true
}

function objectOf({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> {
  const parts = Object.entries(properties).map(([name, one]) => [name, ofJson(one)] as const)
  return fc.record(Object.fromEntries(parts), { requiredKeys: required })
}

function rangeOf({ minimum = -1000, maximum = 1000 }: JsonSchema) {
  return { min: Math.ceil(minimum), max: Math.max(Math.ceil(minimum), Math.floor(maximum)) }
}

function textOf({ format, minLength = 0, maxLength = 60 }: JsonSchema): Arbitrary<string> {
  if (format === 'email') return fc.emailAddress()
  if (format === 'uri') return fc.webUrl()
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((at) => at.toISOString())
  const size = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }
  const numbers = fc.double({ noNaN: true, min: -200, max: 200 }).map(String)
  return fc.oneof(fc.string(size), fc.string({ ...size, unit: 'grapheme' }), numbers)
}
