import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, expect, it } from 'vitest'
import { writeWhole } from './writeWhole.ts'

const folder = mkdtempSync(join(tmpdir(), 'sprig-whole-'))
const path = join(folder, 'copy')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function* broken() {
  yield 'half'
  throw new Error('lost connection')
}

it('a failure leaves the older file and no part of the new one', async () => {
  writeFileSync(path, 'old')
  await expect(writeWhole(path, (to) => pipeline(broken, to))).rejects.toThrow('lost connection')
  expect(readdirSync(folder)).toEqual(['copy'])
  expect(readFileSync(path, 'utf8')).toBe('old')
})

it('the file replaces an older one, with the rights that it is given', async () => {
  await writeWhole(path, (to) => pipeline(['new'], to), 0o600)
  expect(readFileSync(path, 'utf8')).toBe('new')
  expect(statSync(path).mode & 0o777).toBe(0o600)
})
