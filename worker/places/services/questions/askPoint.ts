import { z } from 'zod'
import { t } from '../../../../languages/t.ts'
import { formatCoordinates } from '../../../contract/places/coordinates.ts'
import type { AddressAnswer } from '../../../contract/restaurants/builder.ts'
import type { LatLng } from '../../../contract/search.ts'
import { openReader } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import type { RequestContext } from '../../../safety/requestContext.ts'
import { OUTSIDE } from '../askJson.ts'
import { askService, type PlacesEnv } from '../askService.ts'
import { openOffline } from '../offline/offline.ts'
import { withNote } from './downNote.ts'

const addressSchema = z.object({ address: z.string() })

/**
 * The address of a point.
 * @throws AppError not_found when there is none
 */
export async function askPoint(
  env: PlacesEnv,
  point: LatLng,
  context: Pick<RequestContext, 'now' | 'waitUntil'>,
  outside = OUTSIDE,
): Promise<AddressAnswer> {
  const found = await describePoint(env, point, context, outside)
  if (found !== null) return found
  throw new AppError('not_found', t('We know no address there'))
}

/** The address of a point, or null when there is none. */
export async function describePoint(
  env: PlacesEnv,
  point: LatLng,
  context: Pick<RequestContext, 'now' | 'waitUntil'>,
  outside = OUTSIDE,
): Promise<AddressAnswer | null> {
  const { value, isDown } = await askService(
    env,
    {
      question: 'point',
      key: formatCoordinates(point),
      schema: addressSchema.nullable(),
      call: (service) => service.describePoint(point),
    },
    context,
    outside,
  )
  const found = value ?? (await openOffline(openReader(env)).describePoint(point))
  return found && withNote(found, isDown)
}
