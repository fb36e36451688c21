import { z } from 'zod'
import type { GeocodeAnswer } from '../../../contract/listings/builder.ts'
import { formatCoordinates, parseCoordinates } from '../../../contract/places/coordinates.ts'
import { openReader } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import type { Occasion } from '../../../safety/occasion.ts'
import { placeWords } from '../../gazetteer/foldName.ts'
import { OUTSIDE } from '../askJson.ts'
import { askService, type PlacesEnv } from '../askService.ts'
import { openOffline } from '../offline/offline.ts'
import { describePoint } from './askPoint.ts'
import { withNote } from './downNote.ts'

const foundSchema = z.object({
  lat: z.number(),
  lng: z.number(),
  address: z.string().optional(),
})

/**
 * Where a typed address is.
 * @throws AppError not_found, in the words that the site shows
 */
export async function askAddress(
  env: PlacesEnv,
  text: string,
  occasion: Pick<Occasion, 'now' | 'later'>,
  outside = OUTSIDE,
): Promise<GeocodeAnswer> {
  const point = parseCoordinates(text)
  if (point !== null) {
    const described = await describePoint(env, point, occasion, outside)
    return { ...point, ...(described ?? { address: formatCoordinates(point) }) }
  }
  const { value, isDown } = await askService(
    env,
    {
      question: 'address',
      key: text.toLowerCase(),
      schema: foundSchema.nullable(),
      isFor: () => placeWords(text).length > 0,
      call: (service) => service.findAddress(text),
    },
    occasion,
    outside,
  )
  const found = value ?? (await openOffline(openReader(env)).findAddress(text))
  if (found !== null) return withNote({ ...found, address: found.address ?? text }, isDown)
  const sentence = `${text} not recognized as a valid address, please try a different input`
  throw new AppError('not_found', sentence, { param: 'address' })
}
