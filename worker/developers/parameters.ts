import { z } from 'zod'
import type { Input } from '../http/validate.ts'
import type { JsonSchema, Parameter } from './document.ts'

/** JSON Schema of what is sent (`input`) or comes back (`output`). */
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

/** The parts of the path and the names of the query that a call takes. */
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

/** All that an address brings is text: what is meant by it says more, as "a number from -90 to 90", where it can be said. */
function chosen(meant: JsonSchema | boolean | undefined, sent: JsonSchema | boolean): JsonSchema {
  const saysMore =
    typeof meant === 'object' && (meant.type ?? meant.enum ?? meant.const) !== undefined
  if (saysMore) return meant
  return typeof sent === 'object' ? sent : {}
}
