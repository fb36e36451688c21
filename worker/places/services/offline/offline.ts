import { MAX_SUGGESTIONS } from '../../../contract/limits.ts'
import {
  type AddressAnswer,
  type Suggestion,
  TYPED_PLACE_ID,
} from '../../../contract/listings/builder.ts'
import { formatCoordinates } from '../../../contract/places/coordinates.ts'
import { distanceMetres } from '../../../contract/places/distance.ts'
import type { LatLng } from '../../../contract/search.ts'
import type { Database } from '../../../db/client.ts'
import { suggestListings } from '../../../restaurants/adding/suggestListings.ts'
import { openGazetteer } from '../../gazetteer/gazetteer.ts'
import type { GazetteerPlace } from '../../gazetteer/gazetteerPlace.ts'
import type { FoundAddress, PlaceProvider } from '../../provider.ts'
import { placeLine, readAddress, saysMore, shortPlaceLine } from './addressText.ts'
import { listPlacesAround } from './store.ts'

/** Places are looked for in growing circles; further away than the last a town says nothing about a point. */
const RADII_METRES = [3000, 12_000, 50_000]

/** Addresses out of our gazetteer, and restaurants out of our own listings: no key, no network. */
export function openOffline(db: Database): PlaceProvider {
  return {
    findAddress: (text) => findAddress(db, text),
    describePoint: (point) => describePoint(db, point),
    searchPlaces: (input, near) => searchPlaces(db, input, near),
    // What our listings know is asked before any provider.
    readWebsite: async () => null,
  }
}

function near(place: Parameters<typeof shortPlaceLine>[0]): string {
  return `near ${shortPlaceLine(place)}: the street is not known here`
}

async function findAddress(db: Database, text: string): Promise<FoundAddress | null> {
  const gazetteer = openGazetteer(db)
  for (const { place: name, isPart } of readAddress(text)) {
    const place = await gazetteer.find(name)
    if (place === null) continue
    const { lat, lng } = place
    const hasStreet = isPart || (place.zip !== undefined && saysMore(text, place))
    if (hasStreet) return { lat, lng, note: near(place) }
    return { lat, lng, address: placeLine(place) }
  }
  return null
}

async function describePoint(db: Database, point: LatLng): Promise<AddressAnswer | null> {
  const place = await nearestPlace(db, point)
  return place === null ? null : { address: placeLine(place), note: near(place) }
}

/** Of a ZIP area and a city within the same circle the ZIP area says more. */
async function nearestPlace(db: Database, point: LatLng): Promise<GazetteerPlace | null> {
  for (const radius of RADII_METRES) {
    const found = (await listPlacesAround(db, point, radius))
      .map((place) => ({ place, metres: distanceMetres(point, place) }))
      .filter(({ metres }) => metres <= radius)
      .sort((a, b) => a.metres - b.metres)
    const best = found.find(({ place }) => place.zip !== null) ?? found[0]
    if (best !== undefined) return best.place
  }
  return null
}

/** Our own listings, and at the end the name as it was typed, so that nobody is stuck with a new place. */
async function searchPlaces(db: Database, input: string, around: LatLng): Promise<Suggestion[]> {
  const [known, town] = await Promise.all([
    suggestListings(db, input, around, MAX_SUGGESTIONS - 1),
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
