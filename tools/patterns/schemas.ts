import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { Parser } from './listParsers.ts'

const CONTRACT = fileURLToPath(new URL('../../worker/contract', import.meta.url))

/** Every schema of the contract, called with a text, with it in each of its fields, and in lists and dishes. */
export async function listSchemas(): Promise<Parser[]> {
  const parsers: Parser[] = []
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /(?<!\.test)\.ts$/.test(name))) {
    const module: Record<string, unknown> = await import(pathToFileURL(join(CONTRACT, file)).href)
    for (const [name, schema] of Object.entries(module)) {
      if (!(schema instanceof z.ZodType)) continue
      parsers.push({ name: `${file} ${name}`, read: (text) => readEach(schema, text) })
    }
  }
  return parsers
}

function readEach(schema: z.ZodType, text: string): void {
  const values = [text, [text], [{ option: text, description: text }], { coordinates: text }]
  const keys = keysOf(schema)
  for (const value of values) {
    schema.safeParse(value)
    schema.safeParse(Object.fromEntries(keys.map((key) => [key, value])))
  }
}

function keysOf(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  return schema instanceof z.ZodPipe ? keysOf(schema.def.in) : []
}
