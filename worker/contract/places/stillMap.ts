import { z } from 'zod'

const LONGEST = '-90.00,-180.00.svg'.length

/** The file name of a still map: "42.36,-71.06.svg". */
export const stillMapNameSchema = z
  .string()
  .max(LONGEST)
  .regex(/^-?\d{1,2}\.\d{2},-?\d{1,3}\.\d{2}\.svg$/)
  .transform((name) => {
    const [lat = 0, lng = 0] = name.replace('.svg', '').split(',').map(Number)
    return { lat, lng }
  })
  .refine(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180)
