import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { importFile } from './import/importFile.ts'
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

/** The counts as one text with single spaces. */
const plain = (counts: string) => counts.replace(/ +/g, ' ')

/** Runs the program, which takes seconds, so other tests call its functions. */
function runImport(path: string, stateDir = join(folder, 'state')) {
  const tool = fileURLToPath(new URL('import.ts', import.meta.url))
  const env = { ...process.env, STATE_DIR: stateDir }
  const options = { env, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, path], options)
  return { status, stderr, counts: plain(stdout) }
}

describe('npm run import', () => {
  it('imports a packed file into a new database, and lists the records that it could not', () => {
    const nowhere = (id: number) => ({ type: 'relation', id, tags: { name: 'Nowhere' } })
    const elements = [
      ...JSON.parse(OVERPASS).elements,
      ...Array.from({ length: 1001 }, (_, i) => nowhere(i + 4)),
    ]
    const first = runImport(file('overpass.json.gz', gzipSync(JSON.stringify({ elements }))))
    for (const id of [3, 4, 1002]) {
      expect(first.stderr).toContain(`record ${id} (osm-relation-${id}): no coordinates\n`)
    }
    expect(first.stderr).not.toContain('record 1003')
    expect(first.stderr).toContain('\n… and 2 more bad records\n')
    expect(first.counts).toContain('read 1,004\nadded 2\nchanged 0\nunchanged 0\n')
    expect(first.counts).toContain('left alone (edited, deleted or changing) 0\nbad 1,002\n')
    expect(first.status).toBe(2)
  })

  it('imports the readable part of a damaged file, and fails', () => {
    const packed = gzipSync(`${OVERPASS}${' '.repeat(1_000_000)}`)
    const broken = runImport(file('broken.json.gz', packed.subarray(0, packed.length - 4)))
    expect(broken.counts).toContain('read 3\n')
    expect(broken).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('The file is damaged'),
    })
  })

  it('prints a sentence when a file cannot be read', () => {
    const missing = runImport(join(folder, 'missing.json'))
    expect(missing).toMatchObject({ status: 1, stderr: expect.stringContaining('cannot be read') })
    const good = file('good.json', OVERPASS)
    const blocked = runImport(good, join(good, 'state'))
    expect(blocked).toMatchObject({ status: 1, stderr: expect.stringMatching(/made: EEXIST/) })
  })
})

describe('a file', () => {
  let opened: OpenDatabase
  beforeAll(async () => {
    opened = await openDatabase({ stateDir: null })
    await migrate(opened.db)
  })
  afterAll(() => opened.close())

  async function importText(name: string, content: string | Uint8Array) {
    const { counts, ...rest } = await importFile(opened.db, await openText(file(name, content)), {
      now: 1,
    })
    return { ...rest, counts: plain(`${counts.join('\n')}\n`) }
  }

  it('is imported once', async () => {
    const packed = gzipSync(OVERPASS)
    expect((await importText('once.json.gz', packed)).counts).toContain('added 2\n')
    const again = await importText('once.json.gz', packed)
    expect(again.counts).toContain('added 0\nchanged 0\nunchanged 2\n')
    expect(again.isWhole).toBe(true)
  })

  it('without a list of places cannot be read', async () => {
    await expect(importText('other.json', '{"hello":"world"}')).rejects.toThrow(
      'There is no list of places in this file',
    )
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
  ])('cut %s is read up to there, and reported as cut', async (_, end, sentence) => {
    const cut = await importText(`cut-${end}.json`, OVERPASS.slice(0, end))
    expect(cut.isWhole).toBe(false)
    expect(cut.problems.at(-1)).toContain(sentence)
    expect(cut.counts).toMatch(/\n(added|unchanged) 1\n/)
  })
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
