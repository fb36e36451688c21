/** The address of the file with all restaurants. */
export const OPEN_DATA_PATH = '/open-data/restaurants.geojson.gz'

/** A parameter of a call, as the page for developers shows it. */
interface ParameterWords {
  name: string
  isNeeded: boolean
  /** "number, -90 to 90". */
  kind: string
  says: string
}

export interface CallOfPage {
  method: string
  /** As in OpenAPI: "/api/restaurants/{id}". */
  path: string
  does: string
  parameters: ParameterWords[]
  /** Only for calls that everybody may make from anywhere. */
  curl?: string
}

/** The calls about one thing. */
export interface CallGroup {
  name: string
  calls: CallOfPage[]
}

/** The content of the page for developers, from the same document as /api/openapi.json. */
export interface DevelopersContent {
  page: 'developers'
  /** HTML that shows our map on another site. */
  frame: string
  /** Calls that any site may make. */
  open: CallGroup[]
  /** Calls for our own pages and for signed-in users. */
  others: CallGroup[]
}
