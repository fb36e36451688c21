import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

const manifestSchema = z.object({ allowScripts: z.record(z.string(), z.boolean()) })
const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })),
})

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'))
}

it('every package with an install script is allowed or denied by name, and no other', () => {
  const { allowScripts } = manifestSchema.parse(readJson('package.json'))
  const { packages } = lockSchema.parse(readJson('package-lock.json'))
  const scripted = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  expect(Object.keys(allowScripts).toSorted()).toEqual([...new Set(scripted)].toSorted())
})
