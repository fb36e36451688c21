import type { CardLanguage } from '../../worker/contract/page/kitchenCard.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { COUNTRIES } from './countries.ts'

/** West, south, east, north, in degrees; generous, so that both languages are offered along a border. */
type Box = readonly [number, number, number, number]

/** Where a language is spoken, in a country that has another elsewhere, or in a time zone that two countries share. */
const PARTS: Readonly<Record<string, Partial<Record<CardLanguage, readonly Box[]>>>> = {
  BE: { nl: [[2, 50.68, 6.5, 52]], fr: [[2, 49, 6.5, 50.95]], de: [[5.97, 50.1, 6.5, 50.8]] },
  // East of it are other provinces, which speak English.
  CA: { fr: [[-79.6, 44.9, -64.3, 63]] },
  CH: { it: [[8.3, 45.8, 10.2, 46.6]], de: [[7, 45.8, 10.6, 48]], fr: [[5.9, 45.8, 7.6, 47.6]] },
  // Catalonia and the Balearic Islands.
  ES: {
    ca: [
      [0.15, 40.5, 3.4, 42.9],
      [1.1, 38.6, 4.4, 40.1],
    ],
  },
  // In the south Hindi is foreign. Tamil Nadu goes around Kerala and Bengaluru, and West Bengal around Bihar; Tripura and the Barak
  // Valley are apart, on either side of Mizoram.
  IN: {
    ta: [
      [77.2, 8, 78.2, 10.3],
      [76.9, 10.3, 78.2, 11.9],
      [78.2, 8, 80.4, 13.5],
    ],
    bn: [
      [86.5, 21.5, 89.2, 25.3],
      [88, 25.3, 89.9, 26.75],
      [91.1, 22.9, 92.3, 24.5],
      [92.2, 24.4, 93.1, 25.1],
    ],
    ne: [[88, 26.75, 88.95, 28.1]],
    hi: [[68, 15.5, 98, 37]],
  },
  // South Tyrol.
  IT: {
    de: [
      [10.4, 46.25, 12, 47.1],
      [12, 46.6, 12.5, 47.1],
    ],
  },
  // The north and the east coast; most other kitchens of Sri Lanka speak Sinhala.
  LK: {
    ta: [
      [79.6, 8.7, 82, 9.9],
      [81.15, 7.35, 82, 8.7],
    ],
  },
  // Serbia, and Kosovo, which has the same zone.
  'Europe/Belgrade': {
    'sr-Latn': [[18.8, 42.95, 23.1, 46.2]],
    sq: [[20, 41.8, 21.8, 43.1]],
  },
  // The north of Vietnam has this zone, too.
  'Asia/Bangkok': { th: [[97, 5.5, 105.65, 20.5]], vi: [[102, 16.9, 110, 23.5]] },
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
        const boxes = (PARTS[at] ?? PARTS[country])?.[language]
        if (boxes === undefined || lng === undefined || lat === undefined) return true
        return boxes.some(
          ([west, south, east, north]) =>
            lng >= west && lng <= east && lat >= south && lat <= north,
        )
      }),
    )
}

function isIn(zone: string, zones: string): boolean {
  return zones.split(' ').some((one) => (one.endsWith('/') ? zone.startsWith(one) : zone === one))
}
