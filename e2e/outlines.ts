/** Runs before the server starts: makes an archive of the built-in outlines for one test's map. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeOutlines } from '../tools/testing/outlines.ts'
import { checkArchive } from '../tools/tiles/checkArchive.ts'
import { uploadArchive } from '../tools/tiles/uploadArchive.ts'
import { STATE_DIR } from './stateDir.ts'

const folder = mkdtempSync(join(tmpdir(), 'sprig-outlines-'))
const file = join(folder, 'outlines.pmtiles')
writeOutlines(file)
await uploadArchive(checkArchive(file), { stateDir: STATE_DIR })
rmSync(folder, { recursive: true })
