import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { putPlaces } from '../../../testing/gazetteer.ts'
import { findPlace } from '../../findPlace.ts'
import { openOffline } from './offline.ts'

const ONTARIO_CALIFORNIA = 34.0633
const OTTAWA = 45.4112
const NEW_YORK = 40.7143
const WASHINGTON_DC = 38.8951
const GEORGIA_VERMONT = 44.7353
const KANSAS_CITY_KANSAS = 39.1142
const PARIS = 48.8534
const PARIS_TEXAS = 33.6609
const VANCOUVER = 49.2497
const VANCOUVER_WASHINGTON = 45.6387
const VICTORIA = 48.4359
const QUEBEC = 46.8123
const SINGAPORE = 1.2897
const TBILISI = 41.6941
const ROME_GEORGIA = 34.257
const SAN_JUAN = 18.4655
const BANGKOK = 13.754
const PANAMA = 8.9936
const DJIBOUTI = 11.5891
const GIBRALTAR = 36.1447
const VIC = 41.9301
const MONTANA_BULGARIA = 43.4125
const FLORIDA_URUGUAY = -34.0956
const VIRGINIA_SOUTH_AFRICA = -28.1039
const WA_GHANA = 10.0601
const NONE = 'no address'

// Many states share their name with a city, usually one elsewhere.
beforeAll(() =>
  putPlaces([
    ['Ontario', 'CA', 'US', ONTARIO_CALIFORNIA, -117.65, 171_000],
    ['Ottawa', 'Ontario', 'CA', OTTAWA, -75.69, 812_000],
    ['New York', 'NY', 'US', NEW_YORK, -74.01, 8_000_000],
    ['Washington', 'DC', 'US', WASHINGTON_DC, -77.04, 601_000],
    ['Georgia', 'VT', 'US', GEORGIA_VERMONT, -73.13, 4500],
    ['Kansas City', 'KS', 'US', KANSAS_CITY_KANSAS, -94.63, 151_000],
    ['Kansas City', 'MO', 'US', 39.0997, -94.58, 475_000],
    ['Kansas', 'IL', 'US', 39.5528, -87.94, 800],
    ['Nevada', 'MO', 'US', 37.8392, -94.35, 8300],
    ['Paris', 'Île-de-France', 'FR', PARIS, 2.35, 2_100_000],
    ['Paris', 'TX', 'US', PARIS_TEXAS, -95.56, 24_800],
    ['Vancouver', 'British Columbia', 'CA', VANCOUVER, -123.12, 600_000],
    ['Vancouver', 'WA', 'US', VANCOUVER_WASHINGTON, -122.66, 172_000],
    ['Victoria', 'British Columbia', 'CA', VICTORIA, -123.35, 91_900],
    ['Québec', 'Quebec', 'CA', QUEBEC, -71.21, 549_000],
    ['Singapore', '', 'SG', SINGAPORE, 103.85, 5_600_000],
    ['Tbilisi', 'T’bilisi', 'GE', TBILISI, 44.83, 1_000_000],
    ['Rome', 'GA', 'US', ROME_GEORGIA, -85.16, 36_300],
    ['Rome', 'Lazio', 'IT', 41.8919, 12.51, 2_300_000],
    ['Bangkok', 'Bangkok', 'TH', BANGKOK, 100.5, 5_100_000],
    ['New York', 'NY', 'US', 40.7545, -73.98, '10110'],
    ['San Juan', 'PR', 'US', SAN_JUAN, -66.11, '00901'],
    ['Mexico', 'Central Luzon', 'PH', 15.0646, 120.72, 43_700],
    ['Wawa', 'Central Luzon', 'PH', 14.6, 121.1, 16_000],
    ['Panamá', 'Panamá', 'PA', PANAMA, -79.52, 408_000],
    ['Djibouti', 'Djibouti', 'DJ', DJIBOUTI, 43.15, 624_000],
    ['Gibraltar', '', 'GI', GIBRALTAR, -5.35, 26_500],
    ['Vic', 'Catalonia', 'ES', VIC, 2.25, 40_200],
    ['Montana', 'Montana', 'BG', MONTANA_BULGARIA, 23.22, 47_400],
    ['Florida', 'Florida', 'UY', FLORIDA_URUGUAY, -56.21, 32_100],
    ['Florida', 'Camagüey', 'CU', 21.5295, -78.22, 63_000],
    ['Virginia', 'Free State', 'ZA', VIRGINIA_SOUTH_AFRICA, 26.86, 123_000],
    ['Wa', 'Upper West', 'GH', WA_GHANA, -2.5, 78_000],
  ]),
)

const latOf = async (text: string) => (await openOffline(env.DB).findAddress(text))?.lat ?? NONE

describe('a state, a province or a country at the end', () => {
  const READ: [text: string, lat: number][] = [
    ['Ottawa, Ontario', OTTAWA],
    ['Ontario, CA', ONTARIO_CALIFORNIA],
    ['Ontario', ONTARIO_CALIFORNIA],
    ['New York, New York', NEW_YORK],
    ['Washington', WASHINGTON_DC],
    ['Washington, DC', WASHINGTON_DC],
    ['Georgia', GEORGIA_VERMONT],
    ['Tbilisi, Georgia', TBILISI],
    ['Kansas City, Kansas', KANSAS_CITY_KANSAS],
    ['Paris, Texas', PARIS_TEXAS],
    ['Paris, France', PARIS],
    ['Rome, Georgia', ROME_GEORGIA],
    ['Vancouver, WA', VANCOUVER_WASHINGTON],
    ['Vancouver, Canada', VANCOUVER],
  ]
  it.each(READ)('knows which of them %s means, alone and after a street', async (text, lat) => {
    expect(await latOf(text)).toBe(lat)
    expect(await findPlace(env.DB, text)).toMatchObject({ lat })
  })

  it.each(READ.filter(([text]) => text.includes(',')))(
    'says it of a street in %s too',
    async (text, lat) => {
      expect(await latOf(`12 Elm St, ${text}`)).toBe(lat)
      expect(await latOf(`Café Verde, 12 Elm St, ${text}`)).toBe(lat)
    },
  )

  const BEHIND_A_STREET: [text: string, lat: number | typeof NONE][] = [
    // Not a city of the same name elsewhere, not even in the same country.
    ['Nowhere, Ontario', NONE],
    ['1 Elm St, Nowhere, Ontario', NONE],
    ['1 Elm St, Nowhere, Ontario, Canada', NONE],
    ['1 Elm St, Nowhere, Ontario K1A 0A9', NONE],
    ['1 Elm St, Nowhere, ON', NONE],
    ['Nowhere, Georgia', NONE],
    ['1 Elm St, Georgia, USA', NONE],
    ['1 Elm St, Nowhere, Georgia, USA', NONE],
    ['1 Elm St, Nowhere, Georgia 39999', NONE],
    ['1 Elm St, Nowhere, Kansas', NONE],
    ['1 Elm St, Nowhere, Nevada, United States', NONE],
    ['1 Elm St, Kansas', NONE],
    ['1 Elm St Nowhere Ontario', NONE],
    ['12 Elm St, Seatle, Washington', NONE],
    ['12 Elm St, Seatle, Washington, USA', NONE],
    ['12 Elm St, Seatle, WA', NONE],
    ['Calle 5, Roma Norte, Mexico 06700', NONE],
    ['1 Road, Nowhere, Thailand 10110', NONE],
    // The city that most people mean.
    ['20 W 34th St, New York', NEW_YORK],
    ['20 W 34th St, Midtown, New York', NEW_YORK],
    ['Times Square, New York, USA', NEW_YORK],
    ['1600 Pennsylvania Ave, Washington', WASHINGTON_DC],
    ['The White House, 1600 Pennsylvania Ave, Washington, USA', WASHINGTON_DC],
    ['123 Fort St, Downtown, Victoria', VICTORIA],
    ['350 Rue Saint-Joseph, Saint-Roch, Québec', QUEBEC],
    // The city of its country's name.
    ['1 Raffles Place, Singapore', SINGAPORE],
    ['1 Raffles Place, Downtown, Singapore 048616', SINGAPORE],
    ['5 Main Street, Gibraltar', GIBRALTAR],
    ['Calle 50, Panamá', PANAMA],
    ['Calle 50, Panamá, Panamá', PANAMA],
    ['Rue 5, Djibouti, Djibouti', DJIBOUTI],
    // A town abroad with the name of a state or its code.
    ['Carrer Nou 5, Vic, Spain', VIC],
    ['ul. Ivan 5, Montana, Bulgaria', MONTANA_BULGARIA],
    ['Calle 5, Florida, Uruguay', FLORIDA_URUGUAY],
    ['5 Main St, Virginia, South Africa', VIRGINIA_SOUTH_AFRICA],
    ['5 Rd, Wa, Ghana', WA_GHANA],
    // Digits that are also a ZIP code elsewhere.
    ['1 Road, Silom, Bangkok, Thailand 10110', BANGKOK],
    ['1 Road, Silom, Bangkok, Thailand, 10110', BANGKOK],
    ['1 Elm St, Nowhere, NY 10110', 40.7545],
    ['1 Fifth Ave 10110', 40.7545],
    ['Calle 5, Puerta de Tierra, Puerto Rico 00901', SAN_JUAN],
  ]
  it.each(BEHIND_A_STREET)('knows what is meant by %s', async (text, lat) => {
    expect(await latOf(text)).toBe(lat)
  })

  it.each(BEHIND_A_STREET.filter(([, lat]) => lat === NONE))(
    'finds no place by %s in the search box either',
    async (text) => {
      expect(await findPlace(env.DB, text)).toBeNull()
    },
  )
})
