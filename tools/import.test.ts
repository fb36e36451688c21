import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { openText } from './import/openText.ts'

const folder = mkdtempSync(join(tmpdir(), 'sprig-import-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const OVERPASS = JSON.stringify({
  version: 0.6,
  elements: [
    {
      type: 'node',
      id: 1,
      lat: 52.5,
      lon: 13.4,
      tags: { name: 'Grünzeug', amenity: 'restaurant', 'diet:vegan': 'only' },
    },
    { type: 'way', id: 2, center: { lat: 52.6, lon: 13.5 }, tags: { name: 'Wurzel' } },
    { type: 'relation', id: 3, tags: { name: 'Nowhere' } },
  ],
})

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

function runImport(...args: string[]) {
  const tool = fileURLToPath(new URL('import.ts', import.meta.url))
  const env = { ...process.env, STATE_DIR: join(folder, 'state') }
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...args], {
    env,
    encoding: 'utf8',
  })
  return { status, stderr, counts: stdout.replace(/ +/g, ' ') }
}

it('imports a packed file into a new database, bad records and all, and once', () => {
  const path = file('overpass.json.gz', gzipSync(OVERPASS))
  const first = runImport(path)
  expect(first.stderr).toContain('record 3 (osm-relation-3): no coordinates')
  expect(first.counts).toContain('read 3\nadded 2\nchanged 0\nunchanged 0\n')
  expect(first.counts).toContain('bad 1\n')
  expect(first.status).toBe(0)
  expect(runImport(path).counts).toContain('added 0\nchanged 0\nunchanged 2\n')
})

it('says in words that a file cannot be read', () => {
  const missing = runImport(join(folder, 'missing.json'))
  expect(missing).toMatchObject({ status: 1, stderr: expect.stringContaining('cannot be read') })
  const other = runImport(file('other.json', '{"hello":"world"}'))
  expect(other).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no list of places in this file'),
  })
})

it('imports what can be read of a damaged file, and fails', () => {
  const packed = gzipSync(`${OVERPASS}${' '.repeat(1_000_000)}`)
  const broken = runImport(file('broken.json.gz', packed.subarray(0, packed.length - 4)))
  expect(broken.counts).toContain('read 3\n')
  expect(broken).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('The file is damaged'),
  })
})

it.each([
  [
    'in the middle of a record',
    OVERPASS.indexOf('"Wurzel"'),
    'The file breaks off in record 2 (2)',
  ],
  [
    'between two records',
    OVERPASS.indexOf(',{"type":"way"'),
    'The file breaks off behind record 1',
  ],
])('takes what comes before the end of a plain file cut %s, and fails', (_, end, sentence) => {
  const cut = runImport(file(`cut-${end}.json`, OVERPASS.slice(0, end)))
  expect(cut).toMatchObject({ status: 1, stderr: expect.stringContaining(sentence) })
  expect(cut.counts).toMatch(/\n(added|unchanged) 1\n/)
})

it('unpacks as much of a cut file as there is', async () => {
  const text = 'x'.repeat(1_000_000) + Array.from({ length: 50_000 }, (_, n) => n).join()
  const packed = gzipSync(text)
  const opened = await openText(file('cut.gz', packed.subarray(0, packed.length - 100)))
  let read = ''
  for await (const chunk of opened.chunks) read += chunk
  expect(text.startsWith(read)).toBe(true)
  expect(read.length).toBeGreaterThan(1_000_000)
  expect(opened.failure()).not.toBeNull()
})

it('reads characters that lie across two chunks, and no byte order mark', async () => {
  const text = 'é'.repeat(300_001)
  const opened = await openText(file('plain.json', `\ufeff${text}`))
  let read = ''
  for await (const chunk of opened.chunks) read += chunk
  expect(read).toBe(text)
  expect(opened.failure()).toBeNull()
})
