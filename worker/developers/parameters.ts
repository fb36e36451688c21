import { z } from 'zod'
import type { Input } from '../http/validate.ts'
import type { JsonSchema, Parameter } from './document.ts'

/** The JSON Schema of what a caller sends (`input`) or gets (`output`). */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const {
    $schema: _dialect,
    '~standard': _standard,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
  })
  return rest
}

/** The path and query parameters of a call. */
export function parametersOf(path: string, inputs: readonly Input[]): Parameter[] {
  const ofPath = namedIn(inputs, 'param')
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']): Parameter => {
    const schema = ofPath.find((one) => one.name === name)?.schema ?? { type: 'string' }
    return { name, in: 'path', required: true, schema }
  })
  return [...inPath, ...namedIn(inputs, 'query')]
}

function namedIn(inputs: readonly Input[], target: 'param' | 'query'): Parameter[] {
  const input = inputs.find((one) => one.target === target)
  if (!input) return []
  const sent = schemaOf(input.schema, 'input')
  const meant = schemaOf(input.schema, 'output').properties ?? {}
  return Object.entries(sent.properties ?? {}).map(([name, asSent]) => {
    const schema = chosen(meant[name], asSent)
    const { description } = schema
    return {
      name,
      in: target === 'param' ? 'path' : 'query',
      required: sent.required?.includes(name) ?? false,
      ...(description !== undefined && { description }),
      schema,
    }
  })
}

/** Parameters arrive as text, so the schema of the parsed value says more, such as "a number from -90 to 90", if there is one. */
function chosen(meant: JsonSchema | boolean | undefined, sent: JsonSchema | boolean): JsonSchema {
  const saysMore =
    typeof meant === 'object' && (meant.type ?? meant.enum ?? meant.const) !== undefined
  if (saysMore) return meant
  return typeof sent === 'object' ? sent : {}
}
