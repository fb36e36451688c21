import type { LiveChange } from './contract/restaurants/editing.ts'

/** What the Worker calls on the object of a map area; `until` is in milliseconds since 1970. */
export interface LiveAreaCalls extends Rpc.DurableObjectBranded {
  publish(change: LiveChange, until: number | null): Promise<void>
}

/** Every binding and setting of the Worker. */
export interface Env {
  DB: D1Database
  /** Each session by the hash of its token, read first on every call; D1 decides whether it is still valid. */
  SESSIONS: KVNamespace
  /** Menu photos; private. */
  PHOTOS: R2Bucket
  /** Our own street maps, one NAME.pmtiles each; anybody may read them. */
  TILE_ARCHIVES: R2Bucket
  /** Every restaurant as one file, written each night; anybody may read it. */
  OPEN_DATA: R2Bucket
  /** A copy of the database for each night; private, as it holds addresses, notes and the hashes of passwords. */
  BACKUPS: R2Bucket
  /** Ids of outbox rows that wait to be sent. */
  MAIL_QUEUE: Queue<{ outboxId: string }>
  ASSETS: Fetcher
  /** Workers AI, in production only: reads photos of menus. Without it the Worker uses its own reader. */
  AI?: Ai
  /** Request counters in Workers Analytics Engine, in a deployment only (tools/deployment). */
  TRAFFIC?: AnalyticsEngineDataset
  /** One object for each area of the map: it sends changes of pop-ups to everybody who looks at that area. */
  LIVE: DurableObjectNamespace<LiveAreaCalls>

  /** 'development' only under `npm run dev` and in tests; everything that exists only in development checks it. */
  APP_ENV?: string
  /** 'on' turns the volume limits on in development too. */
  LIMITS?: string
  /** The site's own address, without a trailing slash; canonical links are built from it. */
  ORIGIN: string
  /** Browser key for Google Maps. Empty: MapLibre draws the map. */
  GOOGLE_MAPS_KEY?: string
  /** Google's id for the style of that map, light and dark; its markers need one. Empty: Google's demo id. */
  GOOGLE_MAP_ID?: string
  /** Streets of MapLibre's map: `openfreemap` (also when empty), `pmtiles:NAME` for an archive in TILE_ARCHIVES, or `none`. */
  TILES?: string
  /** Server key for Google's Geocoding (v4) and Places (New); it never reaches a browser. */
  GOOGLE_PLACES_KEY?: string
  /** A server that speaks Nominatim, used when there is no Google key; our gazetteer stands in for either. */
  NOMINATIM_URL?: string
  /** The most calls a day to a place service; default 1000. */
  PLACES_A_DAY?: string

  /** Mixed into every password before it is hashed. */
  PASSWORD_PEPPER: string
  /** Makes invitation and reset codes from their ids. */
  CODE_KEY: string
  /** Signs unsubscribe links and development challenges. */
  SIGNING_KEY: string
  /** Turnstile; without a secret only development has a bot check, its own. */
  TURNSTILE_SITE_KEY?: string
  TURNSTILE_SECRET?: string
  /** The sender's address of every mail. */
  MAIL_FROM: string
  /** A Resend-style HTTP API for mail, used when both are set. */
  MAIL_API_URL?: string
  MAIL_API_KEY?: string
  /** Cloudflare's `send_email` binding, used when there is no HTTP API. */
  MAIL?: SendEmail

  LIMIT_HEALTH: RateLimit
  LIMIT_PAGES: RateLimit
  LIMIT_SEARCH: RateLimit
  LIMIT_CUISINES: RateLimit
  LIMIT_CLUSTERS: RateLimit
  LIMIT_DETAILS: RateLimit
  LIMIT_WHOLE: RateLimit
  LIMIT_HISTORY: RateLimit
  LIMIT_PLACES: RateLimit
  LIMIT_MATCHES: RateLimit
  LIMIT_PLACE_SERVICES: RateLimit
  LIMIT_BUILDER: RateLimit
  LIMIT_OVERVIEWS: RateLimit
  LIMIT_REPORTS: RateLimit
  LIMIT_LOGGING: RateLimit
  LIMIT_SAVED: RateLimit
  LIMIT_LIVE: RateLimit
  LIMIT_TILES: RateLimit
  LIMIT_ACCOUNTS: RateLimit
  LIMIT_WRITES: RateLimit
  LIMIT_OTHER_SITES: RateLimit
}

/** A counter of calls a minute; wrangler.toml says how many. */
export type LimitName = Extract<keyof Env, `LIMIT_${string}`>
