import { MAX_SUGGESTIONS } from '../../../contract/limits.ts'
import { formatCoordinates } from '../../../contract/places/coordinates.ts'
import {
  type AddressAnswer,
  type Suggestion,
  TYPED_PLACE_ID,
} from '../../../contract/restaurants/builder.ts'
import type { LatLng } from '../../../contract/search.ts'
import type { Database } from '../../../db/client.ts'
import { suggestNamedNear } from '../../../restaurants/adding/suggestNamedNear.ts'
import { placeLine, saysMore, shortPlaceLine } from '../../gazetteer/addressText.ts'
import { nearestPlace } from '../../gazetteer/around/nearestPlace.ts'
import { openGazetteer } from '../../gazetteer/gazetteer.ts'
import type { FoundAddress, PlaceProvider } from '../../provider.ts'

/** Addresses from our gazetteer and our own restaurants, without key or network. */
export function openOffline(db: Database): PlaceProvider {
  return {
    findAddress: (text) => findAddress(db, text),
    describePoint: (point) => describePoint(db, point),
    searchPlaces: (input, near) => searchPlaces(db, input, near),
    // `askWebsite` looks at our own restaurants before it asks any provider.
    readWebsite: async () => null,
  }
}

function near(place: Parameters<typeof shortPlaceLine>[0]): string {
  return `near ${shortPlaceLine(place)}: the street is not known here`
}

async function findAddress(db: Database, text: string): Promise<FoundAddress | null> {
  const found = await openGazetteer(db).findIn(text)
  if (found === null) return null
  const { place, isPart } = found
  const { lat, lng } = place
  const hasStreet = isPart || (place.zip !== undefined && saysMore(text, place))
  return hasStreet ? { lat, lng, note: near(place) } : { lat, lng, address: placeLine(place) }
}

async function describePoint(db: Database, point: LatLng): Promise<AddressAnswer | null> {
  const place = await nearestPlace(db, point)
  return place === null ? null : { address: placeLine(place), note: near(place) }
}

/** Our own restaurants, and last the typed name, so that a new restaurant can be added. */
async function searchPlaces(db: Database, input: string, around: LatLng): Promise<Suggestion[]> {
  const [known, town] = await Promise.all([
    suggestNamedNear(db, input, around, MAX_SUGGESTIONS - 1),
    describePoint(db, around),
  ])
  const typed = {
    name: input,
    formatted_address: town?.address ?? formatCoordinates(around),
    geometry: { location: around },
    place_id: TYPED_PLACE_ID,
  }
  return [...known, typed]
}
