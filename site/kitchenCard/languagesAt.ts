import type { CardLanguage } from '../../worker/contract/page/kitchenCard.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { COUNTRIES } from './countries.ts'

const ZONES = Object.entries(COUNTRIES).flatMap(([country, { zones }]) =>
  zones.split(' ').map((zone) => ({ zone, country })),
)
/** The countries by their zones; of those that end in a slash, all zones begin so. */
const COUNTRY_OF = new Map(ZONES.map(({ zone, country }) => [zone, country]))
const BEGINNINGS = ZONES.filter(({ zone }) => zone.endsWith('/'))

/** West, south, east, north, in degrees; generous, so that both languages are offered along a border. */
type Box = readonly [number, number, number, number]

/** Where a language is spoken, in countries that have another elsewhere. */
const PARTS: Readonly<Record<string, Partial<Record<CardLanguage, Box>>>> = {
  BE: { nl: [2, 50.68, 6.5, 52], fr: [2, 49, 6.5, 50.95] },
  CA: { fr: [-79.6, 44.9, -57, 63] },
  CH: { de: [7, 45.8, 10.6, 48], fr: [5.9, 45.8, 7.6, 47.6], it: [8.3, 45.8, 10.2, 46.6] },
  // In the south Hindi is foreign.
  IN: { hi: [68, 15.5, 98, 37] },
}

/** The languages of the cards for a restaurant's kitchen, the likeliest first; none where we know none. */
export function languagesAt({
  zone,
  geoJson,
}: Pick<Restaurant, 'zone' | 'geoJson'>): readonly CardLanguage[] {
  const country = countryOf(zone ?? '')
  const languages = COUNTRIES[country]?.languages ?? []
  const parts = PARTS[country]
  const [lng, lat] = geoJson?.coordinates ?? []
  if (parts === undefined || lng === undefined || lat === undefined) return languages
  return languages.filter((language) => {
    const [west, south, east, north] = parts[language] ?? [-180, -90, 180, 90]
    return lng >= west && lng <= east && lat >= south && lat <= north
  })
}

function countryOf(zone: string): string {
  const exact = COUNTRY_OF.get(zone)
  return exact ?? BEGINNINGS.find((one) => zone.startsWith(one.zone))?.country ?? ''
}
