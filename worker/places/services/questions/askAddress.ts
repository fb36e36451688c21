import { z } from 'zod'
import { formatCoordinates } from '../../../contract/places/coordinates.ts'
import type { GeocodeAnswer } from '../../../contract/restaurants/builder.ts'
import { openReader } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import type { RequestContext } from '../../../safety/requestContext.ts'
import { placeWords } from '../../gazetteer/foldName.ts'
import { readMapLink } from '../../mapLink.ts'
import { pointIn } from '../../pointIn.ts'
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
 * The coordinates of a typed address.
 * @throws AppError not_found, with the sentence that the site shows
 */
export async function askAddress(
  env: PlacesEnv,
  typed: string,
  context: Pick<RequestContext, 'now' | 'waitUntil'>,
  outside = OUTSIDE,
): Promise<GeocodeAnswer> {
  const text = readMapLink(typed)
  const point = await pointIn(openReader(env), text)
  if (point !== null) {
    const described = await describePoint(env, point, context, outside)
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
    context,
    outside,
  )
  const found = value ?? (await openOffline(openReader(env)).findAddress(text))
  if (found !== null) return withNote({ ...found, address: found.address ?? text }, isDown)
  const sentence = `${text} not recognized as a valid address, please try a different input`
  throw new AppError('not_found', sentence, { param: 'address' })
}
