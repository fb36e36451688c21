import { z } from 'zod'

/** Degrees as numbers; a query string writes them as text (`latitudeSchema`). */
export const latitude = z.number().min(-90).max(90)
export const longitude = z.number().min(-180).max(180)
