import { z } from 'zod'
import { t } from '../../../../languages/t.ts'
import { openReader } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { readPlaceId } from '../../../restaurants/adding/findDuplicates.ts'
import { listByPlaceId } from '../../../restaurants/adding/store.ts'
import type { RequestContext } from '../../../safety/requestContext.ts'
import { OUTSIDE } from '../askJson.ts'
import { askService, type PlacesEnv } from '../askService.ts'

const MAX_OWN = 5

/**
 * The website of a place, from our own restaurant or the provider.
 * @throws AppError not_found
 */
export async function askWebsite(
  env: PlacesEnv,
  placeId: string,
  context: Pick<RequestContext, 'now' | 'waitUntil'>,
  outside = OUTSIDE,
): Promise<{ website: string }> {
  const own = await listByPlaceId(openReader(env), readPlaceId(placeId), MAX_OWN)
  const known = own.find((row) => row.website !== null)?.website
  if (known) return { website: known }
  const { value: website } = await askService(
    env,
    {
      question: 'website',
      key: placeId,
      schema: z.string().nullable(),
      isFor: (service) => service.isPlaceId(placeId),
      call: (service) => service.readWebsite(placeId),
    },
    context,
    outside,
  )
  if (website !== null) return { website }
  throw new AppError('not_found', t('We know no website of that restaurant'), { param: 'googleId' })
}
