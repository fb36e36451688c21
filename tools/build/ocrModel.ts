/**
 * Unpacks the model for reading photos of menus into the Worker's assets (`site/public/ocr`). Does nothing while it is that of
 * the installed package.
 */
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { writeWhole } from '../writeWhole.ts'

const PACKED = 'node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'
const MANIFEST = 'node_modules/@tesseract.js-data/eng/package.json'
const MODEL = 'site/public/ocr/eng.traineddata'
const STAMP = 'site/public/ocr/.stamp'

const stamp = createHash('sha256').update(readFileSync(MANIFEST)).digest('hex')
const isUpToDate = existsSync(MODEL) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp

if (!isUpToDate) {
  mkdirSync(path.dirname(MODEL), { recursive: true })
  await writeWhole(MODEL, (to) => pipeline(createReadStream(PACKED), createGunzip(), to))
  writeFileSync(STAMP, stamp)
}
