import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PMTiles } from 'pmtiles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPlatform } from './database/platform.ts'
import { archiveOf, writeOutlines } from './testing/outlines.ts'
import { PROGRAM_ENDS_MS } from './testing/runProgram.ts'
import { checkArchive } from './tiles/checkArchive.ts'
import { uploadArchive } from './tiles/uploadArchive.ts'

const folder = mkdtempSync(join(tmpdir(), 'sprig-tiles-'))
const good = join(folder, 'outlines.pmtiles')
beforeAll(() => writeOutlines(good))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The object that R2 stores under a name. */
async function readKept(name: string): Promise<Buffer | null> {
  const choice = { stateDir: join(folder, 'state') }
  const { server, close } = await openPlatform('r2_buckets', choice)
  try {
    const { TILE_ARCHIVES } = await server.getBindings<{ TILE_ARCHIVES: R2Bucket }>()
    const kept = await TILE_ARCHIVES.get(name)
    return kept && Buffer.from(await kept.arrayBuffer())
  } finally {
    await close()
  }
}

describe('npm run tiles', () => {
  it('takes an archive to R2 and says what it is', async () => {
    const env = { ...process.env, STATE_DIR: join(folder, 'state') }
    const { stdout } = await promisify(execFile)('node', ['tools/tiles.ts', good], {
      env,
      timeout: PROGRAM_ENDS_MS,
    })
    expect(stdout).toContain('zooms 0 to 8, from 40, -80 to 50, -70')
    expect(stdout).toContain('TILES = "pmtiles:outlines"')
    expect(await readKept('outlines.pmtiles')).toEqual(readFileSync(good))
  })

  it('takes a large one in parts', async () => {
    const bytes = Buffer.alloc(33 * 1024 * 1024, 'sprig')
    const large = join(folder, 'large.pmtiles')
    writeFileSync(large, Buffer.concat([readFileSync(good), bytes]))
    const sent: number[] = []
    const archive = checkArchive(large)
    await uploadArchive(archive, { stateDir: join(folder, 'state') }, (so) => sent.push(so))
    expect(sent).toEqual([32 * 1024 * 1024, archive.bytes])
    expect((await readKept('large.pmtiles'))?.equals(readFileSync(large))).toBe(true)
  })

  it('leaves a bad file where it is, with a sentence', async () => {
    const bad = join(folder, 'bad.pmtiles')
    writeFileSync(bad, 'no archive')
    const run = promisify(execFile)('node', ['tools/tiles.ts', bad], { timeout: PROGRAM_ENDS_MS })
    await expect(run).rejects.toMatchObject({ code: 1, stderr: `${bad} is no PMTiles archive.\n` })
  })
})

describe('an archive', () => {
  const check = (name: string, content: Buffer) => {
    const file = join(folder, name)
    writeFileSync(file, content)
    return () => checkArchive(file)
  }
  const parts = {
    tiles: new Map([[0, Buffer.from('x')]]),
    metadata: { vector_layers: [{ id: 'earth' }, { id: 'water' }] },
    bounds: { west: -80, south: 40, east: -70, north: 50 },
  }

  it('of ours is read by the library that browsers read it with', async () => {
    const bytes = readFileSync(good)
    const archive = new PMTiles({
      getKey: () => 'outlines',
      getBytes: async (offset, length) => ({
        data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
      }),
    })
    expect(await archive.getMetadata()).toHaveProperty('vector_layers')
    const boston = await archive.getZxy(8, 77, 94)
    expect(boston?.data.byteLength).toBeGreaterThan(100)
    expect(await archive.getZxy(8, 0, 0)).toBeUndefined()
  })

  it.each([
    [{ version: 2 }, 'a PMTiles archive of version 2; the site reads version 3'],
    [{ tileType: 2 }, 'holds pictures or other tiles; the site draws vector tiles'],
    [{ tileCompression: 4 }, 'browsers can unpack gzip alone'],
  ])('that the site cannot read is refused: %o', (header, sentence) => {
    expect(check('other.pmtiles', archiveOf({ ...parts, header }))).toThrow(sentence)
  })

  it('that is cut off is refused', () => {
    const whole = archiveOf(parts)
    expect(check('cut.pmtiles', whole.subarray(0, -1))).toThrow('is cut off')
    expect(check('whole.pmtiles', whole)).not.toThrow()
  })

  it('of another schema is refused, with what it holds', () => {
    const metadata = { vector_layers: [{ id: 'transportation' }, { id: 'water' }] }
    expect(check('schema.pmtiles', archiveOf({ ...parts, metadata }))).toThrow(
      'has no layer earth, but transportation, water. The site draws the schema of the Protomaps basemap',
    )
  })

  it('is named so that the setting can name it', () => {
    for (const name of ['New England.pmtiles', 'map.mbtiles']) {
      expect(check(name, archiveOf(parts)), name).toThrow('name the file NAME.pmtiles')
    }
    expect(() => checkArchive(join(folder, 'none.pmtiles'))).toThrow('cannot be read')
  })
})
