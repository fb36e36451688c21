import type { CardLanguage } from '../../worker/contract/page/kitchenCard.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { COUNTRIES } from './countries.ts'

/** West, south, east, north, in degrees; generous, so that both languages are offered along a border. */
type Box = readonly [number, number, number, number]

/** Where a language is spoken, in a country that has another elsewhere, or in a time zone that two countries share. */
const PARTS: Readonly<Record<string, Partial<Record<CardLanguage, Box>>>> = {
  BE: { nl: [2, 50.68, 6.5, 52], fr: [2, 49, 6.5, 50.95], de: [5.97, 50.1, 6.5, 50.8] },
  // East of it are other provinces, which speak English.
  CA: { fr: [-79.6, 44.9, -64.3, 63] },
  CH: { it: [8.3, 45.8, 10.2, 46.6], de: [7, 45.8, 10.6, 48], fr: [5.9, 45.8, 7.6, 47.6] },
  // In the south Hindi is foreign.
  IN: { hi: [68, 15.5, 98, 37] },
  // Kosovo has the same zone and speaks Albanian.
  RS: { 'sr-Latn': [18.8, 42.95, 23.1, 46.2] },
  // The north of Vietnam has this zone, too.
  'Asia/Bangkok': { th: [97, 5.5, 105.65, 20.5], vi: [102, 16.9, 110, 23.5] },
}

/** The languages of the cards for a restaurant's kitchen, the likeliest first; none where we know none. */
export function languagesAt({
  zone,
  geoJson,
}: Pick<Restaurant, 'zone' | 'geoJson'>): readonly CardLanguage[] {
  const at = zone ?? ''
  const [lng, lat] = geoJson?.coordinates ?? []
  return Object.entries(COUNTRIES)
    .filter(([, { zones }]) => isIn(at, zones))
    .flatMap(([country, { languages }]) =>
      languages.filter((language) => {
        const box = (PARTS[at] ?? PARTS[country])?.[language]
        if (box === undefined || lng === undefined || lat === undefined) return true
        const [west, south, east, north] = box
        return lng >= west && lng <= east && lat >= south && lat <= north
      }),
    )
}

function isIn(zone: string, zones: string): boolean {
  return zones.split(' ').some((one) => (one.endsWith('/') ? zone.startsWith(one) : zone === one))
}
