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
