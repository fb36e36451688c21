import { type FindParams, parseFindUrl } from '../../site/find/address/findUrl.ts'
import { reachOf, showsMore } from '../../site/find/answers.ts'
import { boundsAround, cosine } from '../../site/map/geometry.ts'
import { parseOpenWhen } from '../contract/hours/openWhen.ts'
import { CITY_REACH_KM, DEFAULT_DISTANCE_KM, MAX_DISTANCE_KM } from '../contract/limits.ts'
import {
  type City,
  type DetailsContent,
  type FindAnswer,
  type FindContent,
  NOTHING_FOUND,
} from '../contract/page/page.ts'
import { cityPath } from '../contract/places/cities.ts'
import { distanceMetres, METRES_PER_PIXEL } from '../contract/places/distance.ts'
import { withKeywords } from '../contract/places/likeliest.ts'
import { isPartOfZip } from '../contract/places/zip.ts'
import type { Cluster, LatLng } from '../contract/search.ts'
import type { Database } from '../db/client.ts'
import { AppError } from '../errors.ts'
import { findCityOnce } from '../places/findCity.ts'
import { findTyped } from '../places/findTyped.ts'
import { listAnnounced } from '../restaurants/announcing/announceTime.ts'
import { countClusters } from '../restaurants/finding/clusters/countClusters.ts'
import { findNearby } from '../restaurants/finding/findNearby.ts'
import { findOut } from '../restaurants/finding/findOut.ts'
import { toRestaurant } from '../restaurants/record.ts'
import { getWithDetails } from '../restaurants/store.ts'

/** From the middle to the corner of a window of 1024 × 768. */
const CORNER_PIXELS = 640

/** The radius in kilometres of the search of a common-sized map at this zoom (specification §9). */
function radiusAt(zoom: number, lat: number): number {
  const metres = (METRES_PER_PIXEL * cosine(lat) * CORNER_PIXELS) / 2 ** zoom
  return Math.min(MAX_DISTANCE_KM, Math.max(0.5, Number(((2 * metres) / 1000).toFixed(2))))
}

/** The visitor and the time of a request for a page. */
interface Visit {
  /** Milliseconds. */
  now: number
  /** The visitor's country, as the edge sees it. */
  country: string | null
}

/** The data of a main view. */
interface FoundView {
  content: FindContent
  /** The visitor's country decided what a typed place means. */
  isPersonal: boolean
}

async function findContent(
  db: Database,
  url: URL,
  { now, country }: Visit,
  city: City | null,
): Promise<FoundView> {
  const asked = parseFindUrl(url.searchParams)
  const isPart = isPartOfZip(asked.near)
  const isTyped = !asked.centre && asked.near !== '' && !isPart
  const typed = isTyped ? await findTyped(db, asked.near, { near: asked.at, country }) : null
  const words = typed?.words
  const params = words ? { ...asked, keywords: withKeywords(words, asked.keywords) } : asked
  const centre = (typed === null ? (params.centre ?? city?.place) : typed.place) ?? params.at
  const distanceKm =
    centre && params.zoomGiven ? radiusAt(params.zoom, centre.lat) : DEFAULT_DISTANCE_KM
  const answer = centre && (await findAnswer(db, centre, distanceKm, params, now))
  const clusters = centre && answer && (await countsFor(db, centre, params, answer, now))
  const isElsewhere =
    city !== null && centre !== null && distanceMetres(centre, city.place) > CITY_REACH_KM * 1000
  const content: FindContent = {
    page: 'find',
    city: isElsewhere ? null : city,
    centre: centre && { lat: centre.lat, lng: centre.lng },
    distanceKm,
    answer,
    ...(clusters && { clusters }),
    unknownPlace: typed !== null && typed.place === null && !words ? params.near : null,
    didYouMean: typed?.didYouMean,
    near: typed?.place?.name ?? (centre && !typed && !isPart ? params.near : undefined),
    ...(words && { near: '', keywords: params.keywords }),
  }
  return { content, isPersonal: typed !== null }
}

/** As large a map as most windows have, in CSS pixels. */
const LARGE_MAP = { width: 1600, height: 1000 }

/** Counts for a map that shows more restaurants than the answer lists, as the map itself would ask for; else null. */
async function countsFor(
  db: Database,
  centre: LatLng,
  params: FindParams,
  answer: FindAnswer,
  now: number,
): Promise<Cluster[] | null> {
  const mapKm = radiusAt(params.zoom, centre.lat)
  if (params.liveOnly || !showsMore(reachOf(answer), mapKm)) return null
  const view = { ...centre, zoom: params.zoom }
  const bounds = boundsAround(view, LARGE_MAP.width, LARGE_MAP.height)
  const input = { ...bounds, zoom: params.zoom, ...filtersOf(params) }
  return (await countClusters(db, input, now)).clusters
}

const filtersOf = ({ keywords, cuisines, diets, has, open, unsaid }: FindParams) => ({
  keywords,
  cuisines,
  has,
  open: parseOpenWhen(open),
  withUnsaid: unsaid,
  ...(diets.length > 0 ? { diets } : {}),
})

/** The answer to the search in the address; unusable words find nothing. */
async function findAnswer(
  db: Database,
  centre: LatLng,
  distanceKm: number,
  params: FindParams,
  now: number,
): Promise<FindAnswer> {
  const input = { ...centre, distanceKm, ...filtersOf(params) }
  if (params.liveOnly && params.keywords === '') {
    return { ...NOTHING_FOUND, ...(await findOut(db, input, now)) }
  }
  try {
    const { unconfirmed, ...found } = await findNearby(db, input, now)
    return { ...found, unconfirmed: unconfirmed ?? 0 }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    return NOTHING_FOUND
  }
}

/** The main view at an address with or without a place. */
export async function loadHome(db: Database, url: URL, visit: Visit): Promise<FoundView> {
  return await findContent(db, url, visit, null)
}

/** A city's main view with the city's canonical path. */
interface CityPage extends FoundView {
  canonicalPath: string
}

/** Null when the gazetteer does not know the city. */
export async function loadCity(
  db: Database,
  url: URL,
  visit: Visit,
  slugs: { state: string; city: string },
  find = findCityOnce,
): Promise<CityPage | null> {
  const found = await find(db, slugs.state, slugs.city)
  if (!found) return null
  const view = await findContent(db, url, visit, {
    city: found.name,
    state: found.stateName,
    place: { lat: found.lat, lng: found.lng },
  })
  return { ...view, canonicalPath: cityPath(found.slugs) }
}

/** Null when there is no such restaurant. */
export async function loadDetails(
  db: Database,
  id: string,
  now: number,
): Promise<DetailsContent | null> {
  const found = await getWithDetails(db, id)
  if (found === null) return null
  const { row, details } = found
  const { menu = null, dishes } = details ?? {}
  const isPopUp = row.status !== 'RESTAURANT' && row.closedAt === null
  const announced = isPopUp ? await listAnnounced(db, id, now) : []
  return {
    page: 'details',
    restaurant: toRestaurant(row, now),
    menu,
    ...(dishes && { dishes }),
    ...(announced.length > 0 && { announced }),
  }
}
