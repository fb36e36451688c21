import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FOLDER = 'docs/decisions'

it('numbers each decision once, from 1 without a gap, in its name and in its title', () => {
  const files = readdirSync(FOLDER).sort()
  expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, i) => i + 1))
  for (const [i, file] of files.entries()) {
    expect(readFileSync(`${FOLDER}/${file}`, 'utf8')).toMatch(new RegExp(`^# ${i + 1}\\. \\S`))
  }
})

const SOURCES = ['worker', 'site', 'tools', 'bench', 'e2e', 'languages', 'migrations']
const EXAMPLES = ['NAME.page.tsx']

it('names only source files that exist', () => {
  const paths = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  const named = readdirSync(FOLDER).flatMap((file) =>
    [...readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|sql|tsv))`/g)].map(
      ([, path]) => ({ file, path: path ?? '' }),
    ),
  )
  expect(named.length).toBeGreaterThan(20)
  const missing = named.filter(
    ({ path }) => !EXAMPLES.includes(path) && !paths.some((one) => `/${one}`.endsWith(`/${path}`)),
  )
  expect(missing).toEqual([])
})
