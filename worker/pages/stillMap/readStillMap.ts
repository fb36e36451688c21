import { type CellFile, namesOf, shapesOf } from '../../../site/map/basemap/files.ts'
import { cellsIn, nameOfCell } from '../../../site/map/basemap/grid.ts'
import type { LatLng } from '../../contract/search.ts'
import { drawStillMap } from './drawStillMap.ts'
import { boundsOfStill } from './stillFrame.ts'

/** An SVG of the built-in map around a place, from the site's own files. */
export async function readStillMap(files: Fetcher, place: LatLng): Promise<string> {
  const cells = await Promise.all(
    cellsIn(boundsOfStill(place)).map(async (cell) => {
      const answer = await files.fetch(`https://site/basemap/cells/${nameOfCell(cell)}.json`)
      if (!answer.ok) throw new Error(`The file of the map's cell ${nameOfCell(cell)} is missing`)
      return { cell, file: await answer.json<CellFile>() }
    }),
  )
  return drawStillMap(
    place,
    cells.flatMap(({ cell, file }) => shapesOf(cell, file)),
    cells.flatMap(({ file }) => namesOf(file)),
  )
}
