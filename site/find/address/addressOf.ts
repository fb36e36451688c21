import { to } from '../../../languages/t.ts'
import { type FindState, isSamePlace } from '../findState.ts'
import { formatFindUrl } from './findUrl.ts'

/** The address of the store's state. In a city's page the path says the place. */
export function addressOf(state: FindState): string {
  const { city, cityPath, centre } = state
  const isAtCity = city !== null && isSamePlace(centre, city.place)
  const query = formatFindUrl({ ...state, centre: isAtCity ? null : centre })
  return (city ? cityPath : to('/')) + (query && `?${query}`)
}
