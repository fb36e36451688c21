import {
  type CellFile,
  namesOf,
  shapesOf,
  type WorldFile,
} from '../../../site/map/basemap/files.ts'
import { nameOfCell } from '../../../site/map/basemap/grid.ts'
import { drawStillMap } from './drawStillMap.ts'
import { cellsInFrame, type StillFrame } from './stillFrame.ts'

/** Below this zoom (Google's scale) the live map shows the coarse world, too. */
const NEAR_ZOOM = 6
/** Reading more would take longer than the picture is worth. */
const MAX_CELLS = 12

/** An SVG of the built-in map, from the site's own files. */
export async function readStillMap(files: Fetcher, frame: StillFrame): Promise<string> {
  const read = async <File>(name: string): Promise<File> => {
    const answer = await files.fetch(`https://site/basemap/${name}.json`)
    if (!answer.ok) throw new Error(`The map's file ${name} is missing`)
    return await answer.json<File>()
  }
  const placed = cellsInFrame(frame)
  const names = [...new Set(placed.map(({ cell }) => nameOfCell(cell)))]
  const isNear = frame.view.zoom >= NEAR_ZOOM && names.length <= MAX_CELLS
  const readCell = async (name: string) => [name, await read<CellFile>(`cells/${name}`)] as const
  const cells: Readonly<Record<string, CellFile>> = isNear
    ? Object.fromEntries(await Promise.all(names.map(readCell)))
    : (await read<WorldFile>('world')).cells
  return drawStillMap(
    frame,
    placed.flatMap(({ cell, turn }) => {
      const file = cells[nameOfCell(cell)]
      return file ? [{ turn, shapes: shapesOf(cell, file), names: namesOf(file) }] : []
    }),
  )
}
