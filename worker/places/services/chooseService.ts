import type { Env } from '../../env.ts'
import type { Outside } from './askJson.ts'
import { openGoogle } from './google/google.ts'
import { openNominatim } from './nominatim/nominatim.ts'
import type { PlaceService } from './service.ts'

export type ServiceEnv = Pick<
  Env,
  'GOOGLE_PLACES_KEY' | 'NOMINATIM_URL' | 'PLACES_A_DAY' | 'ORIGIN' | 'MAIL_FROM'
>

const DEFAULT_CALLS_PER_DAY = 1000

/** The service in the settings, Google before Nominatim; null: only our own gazetteer. */
export function chooseService(env: ServiceEnv, outside: Outside): PlaceService | null {
  if (env.GOOGLE_PLACES_KEY) return openGoogle(outside, env.GOOGLE_PLACES_KEY)
  if (env.NOMINATIM_URL && /^https?:\/\//.test(env.NOMINATIM_URL)) {
    const mail = /<([^<>]+)>/.exec(env.MAIL_FROM)?.[1] ?? env.MAIL_FROM
    return openNominatim(outside, { url: env.NOMINATIM_URL, contact: `${env.ORIGIN}; ${mail}` })
  }
  return null
}

/** The most calls to a service per day. */
export function callsADay({ PLACES_A_DAY: text = '' }: Pick<Env, 'PLACES_A_DAY'>): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : DEFAULT_CALLS_PER_DAY
}
