import { z } from 'zod'

const ZONED = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d(?:\.\d+)?)?(?:Z|([+-]\d\d)(?::?(\d\d))?)$/

/** ISO 8601 with a zone, with or without seconds: "…T18:00Z", "…T18:00:30+05:30", "…T18:00+0530", "…T18:00+05". */
export const zonedTimeSchema = z
  .string()
  .max(40)
  .transform((text) =>
    text.replace(ZONED, (_, minute, seconds = ':00', hours, minutes = '00') =>
      hours === undefined ? `${minute}${seconds}Z` : `${minute}${seconds}${hours}:${minutes}`,
    ),
  )
  .pipe(z.iso.datetime({ offset: true }))
