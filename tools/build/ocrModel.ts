/**
 * Unpacks the model for reading photos of menus into the Worker's assets (`site/public/ocr`). Does nothing while it is that of
 * the installed package.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'

const PACKED = 'node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'
const MANIFEST = 'node_modules/@tesseract.js-data/eng/package.json'
const MODEL = 'site/public/ocr/eng.traineddata'
const STAMP = 'site/public/ocr/.stamp'

const stamp = createHash('sha256').update(readFileSync(MANIFEST)).digest('hex')
const isUpToDate = existsSync(MODEL) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp

if (!isUpToDate) {
  mkdirSync(path.dirname(MODEL), { recursive: true })
  const model = gunzipSync(readFileSync(PACKED))
  // Under another name first, so that a stopped build leaves no half file.
  writeFileSync(`${MODEL}.part`, model)
  renameSync(`${MODEL}.part`, MODEL)
  writeFileSync(STAMP, stamp)
}
