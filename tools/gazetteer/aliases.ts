/**
 * Names that people use and the sources lack, besides those of CITY_NAMES: alias, the source's name, ISO country, US state when it
 * matters.
 */
export type Alias = readonly [alias: string, name: string, country: string, state?: string]

export const ALIASES: readonly Alias[] = [
  ['NYC', 'New York City', 'US', 'NY'],
  ['Washington DC', 'Washington, D.C.', 'US', 'DC'],
  ['Washington District of Columbia', 'Washington, D.C.', 'US', 'DC'],
  ['DC', 'Washington, D.C.', 'US', 'DC'],
  ['LA', 'Los Angeles', 'US', 'CA'],
  ['SF', 'San Francisco', 'US', 'CA'],
  ['San Fran', 'San Francisco', 'US', 'CA'],
  ['Frisco', 'San Francisco', 'US', 'CA'],
  ['Philly', 'Philadelphia', 'US', 'PA'],
  ['Vegas', 'Las Vegas', 'US', 'NV'],
  ['NOLA', 'New Orleans', 'US', 'LA'],
  ['Freiburg', 'Freiburg im Breisgau', 'DE'],
  ['Praha', 'Prague', 'CZ'],
  ['København', 'Copenhagen', 'DK'],
  ['Brussel', 'Brussels', 'BE'],
  ['Warszawa', 'Warsaw', 'PL'],
  ['Cracow', 'Kraków', 'PL'],
  ['Athina', 'Athens', 'GR'],
  ['Αθήνα', 'Athens', 'GR'],
  ['Moskva', 'Moscow', 'RU'],
  ['Москва', 'Moscow', 'RU'],
  ['Київ', 'Kyiv', 'UA'],
  ['București', 'Bucharest', 'RO'],
  ['Beograd', 'Belgrade', 'RS'],
  ['Calcutta', 'Kolkata', 'IN'],
  ['Madras', 'Chennai', 'IN'],
  ['Saigon', 'Ho Chi Minh City', 'VN'],
  ['CDMX', 'Mexico City', 'MX'],
  ['Québec City', 'Québec', 'CA'],
  ['תל אביב', 'Tel Aviv', 'IL'],
  ['서울', 'Seoul', 'KR'],
]
