/** Where the file of all restaurants is. */
export const OPEN_DATA_PATH = '/open-data/restaurants.geojson.gz'

/** A parameter of a call in the words of the page for developers. */
export interface ParameterWords {
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
  /** Of a call that everybody may make from anywhere. */
  curl?: string
}

/** The calls about one thing. */
export interface CallGroup {
  name: string
  calls: CallOfPage[]
}

/** What the page for developers shows, taken from the same document as /api/openapi.json. */
export interface DevelopersContent {
  page: 'developers'
  /** HTML that shows a map of ours on another site. */
  frame: string
  /** Calls that any site may make. */
  open: CallGroup[]
  /** Calls of our own pages and of who is signed in. */
  others: CallGroup[]
}
