import { z } from 'zod'
import type { Suggestion } from '../../../contract/restaurants/builder.ts'
import type { LatLng } from '../../../contract/search.ts'
import { openReader } from '../../../db/client.ts'
import type { RequestContext } from '../../../safety/requestContext.ts'
import { OUTSIDE } from '../askJson.ts'
import { askService, type PlacesEnv } from '../askService.ts'
import { openOffline } from '../offline/offline.ts'
import { DOWN_NOTE } from './downNote.ts'

const suggestionSchema = z.object({
  name: z.string(),
  formatted_address: z.string(),
  geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
  place_id: z.string(),
})

/** Restaurants with this name around a point; `note` says when our own data answered because a service was down. */
export async function askSuggestions(
  env: PlacesEnv,
  input: string,
  near: LatLng,
  context: Pick<RequestContext, 'now' | 'waitUntil'>,
  outside = OUTSIDE,
): Promise<{ suggestions: Suggestion[]; note?: string }> {
  const { value, isDown } = await askService(
    env,
    {
      question: 'search',
      // A hundredth of a degree is about a kilometre, which hardly changes the results.
      key: `${near.lat.toFixed(2)} ${near.lng.toFixed(2)} ${input.toLowerCase()}`,
      schema: z.array(suggestionSchema),
      call: (service) => service.searchPlaces(input, near),
    },
    context,
    outside,
  )
  if (value !== null && value.length > 0) return { suggestions: value }
  const suggestions = await openOffline(openReader(env)).searchPlaces(input, near)
  return isDown ? { suggestions, note: DOWN_NOTE } : { suggestions }
}
