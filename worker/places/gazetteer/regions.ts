import { speech } from '../../../languages/speech.ts'
import { foldName } from './foldName.ts'

export const US_STATES: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
}

/** First-level regions outside the US that people abbreviate. */
const OTHER_REGIONS: readonly (readonly [code: string, region: string, country: string])[] = [
  ['ab', 'Alberta', 'CA'],
  ['bc', 'British Columbia', 'CA'],
  ['mb', 'Manitoba', 'CA'],
  ['nb', 'New Brunswick', 'CA'],
  ['nl', 'Newfoundland and Labrador', 'CA'],
  ['ns', 'Nova Scotia', 'CA'],
  ['nt', 'Northwest Territories', 'CA'],
  ['nu', 'Nunavut', 'CA'],
  ['on', 'Ontario', 'CA'],
  ['pe', 'Prince Edward Island', 'CA'],
  ['qc', 'Quebec', 'CA'],
  ['sk', 'Saskatchewan', 'CA'],
  ['yt', 'Yukon', 'CA'],
  ['act', 'Australian Capital Territory', 'AU'],
  ['nsw', 'New South Wales', 'AU'],
  ['nt', 'Northern Territory', 'AU'],
  ['qld', 'Queensland', 'AU'],
  ['sa', 'South Australia', 'AU'],
  ['tas', 'Tasmania', 'AU'],
  ['vic', 'Victoria', 'AU'],
  ['wa', 'Western Australia', 'AU'],
]

const OTHER_COUNTRY_NAMES: Readonly<Record<string, string>> = {
  usa: 'US',
  unitedstatesofamerica: 'US',
  america: 'US',
  uk: 'GB',
  greatbritain: 'GB',
  britain: 'GB',
  holland: 'NL',
  czechrepublic: 'CZ',
  korea: 'KR',
  turkey: 'TR',
  burma: 'MM',
  ivorycoast: 'CI',
  deutschland: 'DE',
  osterreich: 'AT',
  schweiz: 'CH',
  suisse: 'CH',
  espana: 'ES',
  italia: 'IT',
  brasil: 'BR',
  nederland: 'NL',
  belgie: 'BE',
  belgique: 'BE',
  sverige: 'SE',
  norge: 'NO',
  danmark: 'DK',
  suomi: 'FI',
  polska: 'PL',
  uae: 'AE',
  hongkong: 'HK',
  macau: 'MO',
  vatican: 'VA',
}

/** Codes with a name that are not countries: unions and pseudo-locales. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])

/** A region or a country after a name; both for a state of a known country. */
export interface Qualifier {
  /** A folded region name, as in the gazetteer. */
  regionKey?: string
  /** ISO 3166-1 alpha-2. */
  country?: string
}

const stateKeys = new Map<string, string>()
for (const [code, name] of Object.entries(US_STATES)) {
  // Folded like a name, since "MT" is folded to "mount" before the lookup.
  stateKeys.set(foldName(code), foldName(name))
  stateKeys.set(foldName(name), foldName(name))
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
/** By language, since a visitor writes "München, Deutschland", and a suggestion says so too. */
const countriesByKey = new Map<string, ReadonlyMap<string, string>>()

/** Every assigned country under its folded name in English and in the visitor's language, its code and the names above. */
function countryOf(key: string): string | undefined {
  const { code: language } = speech().language
  const known = countriesByKey.get(language) ?? readCountries(language)
  countriesByKey.set(language, known)
  return known.get(key)
}

function readCountries(language: string): ReadonlyMap<string, string> {
  const ownNames = new Intl.DisplayNames([language], { type: 'region' })
  const countries = new Map(Object.entries(OTHER_COUNTRY_NAMES))
  for (const code of assignedCodes()) {
    countries.set(foldName(ownNames.of(code) ?? code), code)
    countries.set(foldName(code), code)
    countries.set(foldName(countryNames.of(code) ?? code), code)
  }
  return countries.set('uk', 'GB')
}

function assignedCodes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return (
    letters
      .flatMap((first) => letters.map((second) => first + second))
      .filter((code) => countryNames.of(code) !== undefined)
      // "DD" and "SU" are obsolete and "UK" is only reserved: the locale gives the code that replaced them.
      .filter((code) => new Intl.Locale(`und-${code}`).region === code)
      .filter((code) => !NO_COUNTRIES.has(code))
  )
}

/** The English name of an ISO 3166-1 alpha-2 code, or the code itself. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? code) : code
}

/**
 * The meanings of "NH", "new hampshire", "Ontario" or "France" after a city's name, likeliest first: US states precede countries,
 * so that "Concord, CA" is in California.
 */
export function qualifiersOf(text: string): Qualifier[] {
  const key = foldName(text)
  if (key === '') return []
  const found: Qualifier[] = []
  const state = stateKeys.get(key.replace(/^stateof/, ''))
  if (state !== undefined) found.push({ regionKey: state, country: 'US' })
  for (const [code, region, country] of OTHER_REGIONS)
    if (code === key) found.push({ regionKey: foldName(region), country })
  const country = countryOf(key)
  if (country !== undefined) found.push({ country })
  if (state === undefined && key.length > 2) found.push({ regionKey: key })
  return found
}

/** Whether the text can only mean a state or country, as "nh" in "concord nh". */
export function isKnownQualifier(text: string): boolean {
  const key = foldName(text)
  const isRegion = OTHER_REGIONS.some(([code, name]) => code === key || foldName(name) === key)
  return stateKeys.has(key) || isRegion || countryOf(key) !== undefined
}

/**
 * The state, province or country at the end of an address, alone ("Ontario") or before its country ("Georgia" of "Georgia, USA");
 * null when a town comes before the last part, as in "Tbilisi, Georgia" and "Montana, Bulgaria".
 */
export function regionNamed([region = '', country, ...others]: readonly string[]): string | null {
  if (others.length > 0 || !isKnownQualifier(region)) return null
  return country === undefined || isRegionOf(region, country) ? region : null
}

function isRegionOf(region: string, country: string): boolean {
  const [meant] = qualifiersOf(country)
  // "CA" and "Georgia" after a town are states first.
  if (meant?.country === undefined || meant.regionKey !== undefined) return false
  return qualifiersOf(region).some((one) => one.regionKey && one.country === meant.country)
}
