import { parseCoordinates } from '../contract/places/coordinates.ts'
import { middleOf, readPlusCode } from '../contract/places/plusCode.ts'
import type { LatLng } from '../contract/search.ts'
import type { Database } from '../db/client.ts'
import { openGazetteer } from './gazetteer/gazetteer.ts'

/**
 * The point of coordinates or of a plus code, a short one beside its town or, without words beside it, nearest to `near`; null
 * for other texts.
 */
export async function pointIn(
  db: Database,
  text: string,
  near: LatLng | null = null,
): Promise<LatLng | null> {
  const code = readPlusCode(text)
  if (code === null) return parseCoordinates(text)
  if (code.missing === 0) return middleOf(code)
  if (code.beside === '') return near && middleOf(code, near)
  const town = await openGazetteer(db).findIn(code.beside)
  return town && middleOf(code, town.place)
}
